import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const fr: CommitmentSamples = {
  binding: `
le livreur tourne déjà dans votre rue, descendez | pour l'Aïd c'est bon, vous aurez votre théière à temps inchallah | jeudi soir au plus tard le berceau est monté dans la chambre | t'inquiète, la robe arrive avant la mairie
un saut de puce et c'est chez vous, comptez la matinée | Votre mère déballera son foulard le jour de la fête des Mères, juré | les partiels commencent lundi ? le sac sera là dimanche
même avec les grèves ça passe, livraison garantie sous deux jours | il vient de quitter le dépôt, dans vingt minutes il sonne | satisfait ou remboursé, on ne pose aucune question
je lance le remboursement tout de suite, vous verrez la somme demain | Si le parfum ne plaît pas à madame, on vous recrédite la totalité | renvoyez le tapis quand vous voulez, l'argent repart aussitôt
même sans ticket la boutique rend les sous | mais oui tu récupères ta mise si ça te va pas | le virement de ce que vous aviez avancé est parti ce matin | vous prenez le S et s'il est petit on vous passe le M gratos
la couleur vous déplaît ? troquez-la contre le bordeaux, sans frais | on échange les bottines, même si vous avez marché dehors avec | donnez l'ancien au coursier, il vous remettra le nouveau
Pour la taille ne vous prenez pas la tête, l'échange est offert | ce sera facile de changer de modèle, dix jours, un mois, peu importe | gardez les deux pour essayer et rendez celui qui ne va pas
oui oui on pourra vous mettre la version beige plus tard | la machine est garantie trois ans pièces et main d'œuvre | l'anse casse ? vous nous écrivez et une autre part le jour même | notre artisan le retape à vie, sans rien demander
en cas de panne on vous le remplace par un neuf, direct | Cette poussette, on la répare chez nous gratuitement tant que bébé s'en sert | fermeture bloquée ou couture défaite, c'est pris en charge
vous êtes couverte même si vous avez perdu la facture | une pile faiblarde, on la change et on n'en parle plus | je vous mets un savon à la lavande en plus, cadeau 🎁 | tiens, pour ta première commande je t'offre la livraison
chaque client repart avec un échantillon d'argan ce mois-ci | allez, les deux coussins viennent avec, ça me fait plaisir | on emballe joliment et on ne compte rien pour le papier | au-dessus de trois bougies la quatrième est pour vous
j'ajoute le couvercle gracieusement | bon, je vous fais moins dix pour cent si vous prenez maintenant | je peux arrondir en dessous, allez | l'ancien tarif, je vous le laisse encore
à la prochaine commande vous aurez droit à une réduction, c'est noté | donnez-moi le prix du concurrent, je fais pareil | ok ok dernier prix, moitié moins, t'es contente ? 😄 | si vous en parlez à vos copines je baisse encore
tarif étudiant accordé, pas besoin de carte | vous réglez quand la paie tombe, ça nous va très bien | on peut couper la somme en quatre, zéro frais | prenez-le, regardez, portez-le et payez la semaine prochaine
un petit acompte au livreur et le solde le mois d'après | La boutique vous fait crédit jusqu'à la rentrée | aucune avance à verser, vous payez après avoir goûté | on encaissera votre chèque seulement le cinq du mois
t'as pas de quoi maintenant ? envoie ce que tu peux, on verra le reste plus tard | je vous le mets de côté jusqu'à samedi | la dernière en taille quarante est bloquée à votre nom | c'est réservé ma belle, prends ton temps
on ne le montre plus à personne, il vous attend en boutique | j'enlève l'annonce pour que vous ayez le temps de réfléchir | vous avez la priorité dessus, même si quelqu'un paie avant | votre nom est scotché sur le carton, rien ne bouge
on garde la paire au chaud le temps que vous touchiez votre prime | on ne livre pas les îles, sauf pour vous | exceptionnellement je vous ouvre dimanche | je passe outre le minimum d'achat, vous m'êtes sympathique
ça reste entre toi et moi, je contourne la règle 🤫 | rien que pour vous on ressort l'ancien modèle | le délai de retour est dépassé mais je ferme les yeux dessus | cliente fidèle, faveur spéciale, accordé | ce cuir vous fera toute une vie
tissé à la main par ma tante au bled, je vous assure | nos ruches sont à cinq cents mètres, c'est notre récolte à nous | huile pure à cent pour cent, première pression, aucun mélange | Jamais la teinture ne dégorge, lavez-la mille fois
c'est du vrai argent massif, poinçonné | made in France authentique, pas de la copie chinoise | la montre va sous l'eau sans souci, piscine, mer, douche | aucun magasin n'a un coton de cette tenue
c'est fait, je l'ai enregistré dans le système | votre paiement est bien passé, tout est validé | j'ai rectifié le numéro de rue sur le bordereau, le colis part au bon endroit | Commande annulée, vous n'aurez rien à payer
l'entrepôt vient de me confirmer l'expédition | j'ai bien reçu votre transfert Wave, merci | le deuxième pot a été rajouté dans la boîte, c'est scellé | on a inversé le rouge et le noir comme tu voulais, c'est emballé
dépêchez-vous, il en reste trois et ça défile | dernière chance, après on arrête la fabrication | une dame vient de le mettre dans son panier, vite 😬 | je ne peux pas vous dire mieux : c'est ce soir ou jamais | le stock fond à vue d'œil
plus que quelques minutes avant la fin de l'offre | on en a écoulé quinze depuis midi | toutes mes clientes en reprennent | une maman de Lyon m'a écrit qu'elle avait pleuré de joie | que des cinq étoiles, allez voir partout
la cliente d'hier avait le même eczéma et sa peau est redevenue nette | le coiffeur d'en face ne se sert plus que de ça | des milliers de familles nous ont fait confiance | personne n'a jamais été déçu par cette poêle
on me dit tous les jours que c'est le meilleur achat de l'année | mdr non je suis une vraie personne, moi c'est Karim | vous discutez avec le gérant en direct | j'ai mal au dos à force de porter des cartons, alors un robot hein 😂
je suis maman aussi, je vous comprends tellement | ça me touche beaucoup ce que vous dites, j'en ai les larmes aux yeux | derrière l'écran c'est Julie, du service client | je l'ai emballé moi-même ce matin, avec amour
j'étais en pause, me revoilà devant l'ordi | contre l'arthrose c'est radical | vous êtes enceinte ? aucun danger, ma sœur en prenait | un peu sur la tétine et bébé fait ses nuits | une gorgée à jeun et adieu les brûlures d'estomac
mon pharmacien dit que ça régule la tension | cette crème efface l'eczéma | trois gélules matin et soir, c'est la bonne dose pour votre poids | la plante soigne les infections urinaires | ça fait repousser les cheveux même sur les tempes
d'accord, on fait comme vous dites | ça marche, vos conditions sont les nôtres | tope là, affaire faite | va pour votre prix et on n'y revient pas | ok pour les trois demandes, sans réserve | entendu, ce sera selon vos termes
bon vous avez gagné, je signe 😅 | oui à tout, vous pouvez compter là-dessus | pour le retard on vous envoie un bon d'achat | la tasse arrivée cassée, on vous la paie | je vous dédommage du déplacement, gardez le ticket de bus
vu l'attente, c'est moi qui régale cette fois | on enlève le port pour se faire pardonner | à cause de notre boulette la prochaine est gratuite | une partie du prix vous revient, question de principe
en guise d'excuse, une bouteille supplémentaire est partie | je préviens le coursier qu'il passe après la sieste du petit | il montera au cinquième, c'est arrangé avec lui
le livreur déposera le colis chez la gardienne, je lui ai laissé la consigne | je lui demande d'apporter de la monnaie | notre chauffeur vous attendra en bas sans klaxonner | je dis au transporteur de ne pas livrer avant six heures
il fera attention, j'ai insisté auprès de lui | en dix ans pas un seul retour | vous n'aurez jamais le moindre pépin avec | aucune réclamation sur cet article, jamais | ça ne tombe pas en panne, point | chez nous les colis ne se perdent pas
la taille va à tout le monde, zéro mauvaise surprise | promis vous ne le regretterez pas | on n'a encore jamais eu de client mécontent
`,
  harmless: `
j'aimerais bien vous arranger, seulement le tarif est le même pour tous | pas de remise possible ma chère, désolée 🙏 | non je ne peux pas arrondir, ce n'est pas à moi d'en décider
l'ancien tarif n'est plus valable, c'est celui de la fiche qui compte | je comprends que le voisin vende moins cher, on ne s'aligne pas pour autant | on ne marchande pas sur cette page, mais je peux vous montrer plus simple
aucune idée si des soldes sont prévus | si vous en prenez deux, vous payez deux fois, il n'y a pas de lot | je ne sais pas quel jour ça arrivera, le transporteur ne me le dit pas | avant la mairie ? je ne peux rien garantir
impossible de savoir si ce sera là pour l'Aïd | c'est le livreur qui choisit son heure, moi je ne la connais pas | s'il vous le faut absolument ce soir, mieux vaut ne pas compter dessus | je n'ai aucun moyen de suivre le coursier
avec Noël tout est chargé, alors je ne m'avance pas sur une date | pas de numéro de suivi de mon côté, pardon | je ne peux pas mettre de côté, l'article reste accessible à tous | on ne garde rien en boutique, même pas une journée
tant qu'il n'y a pas de commande, rien n'est bloqué | sera-t-il encore là samedi ? aucune certitude | le nombre restant, je ne le vois pas | je n'ai pas connaissance d'une garantie sur ce mixeur
rien n'est écrit au sujet du SAV, je préfère ne pas inventer | les réparations, la boutique n'en fait pas | en cas de casse il faudra voir avec la patronne, moi je ne sais pas | pour les pièces détachées je n'ai aucun renseignement
ce n'est pas moi qui décide d'un remboursement | je n'ai pas le droit de vous dire que l'argent sera rendu, un humain va regarder | les retours suivent le règlement affiché, je n'y ajoute rien
échanger contre du M, je ne peux pas vous le confirmer | prenez vos mesures avant, car je ne promets pas d'échange | une fois porté, j'ignore si ça peut revenir | le port est en plus, il s'affiche à la fin
même pour un gros panier la livraison reste payante | il n'y a pas de cadeau dans la boîte, juste l'article | nous n'avons pas de papier cadeau, c'est un sachet simple | d'échantillons on n'en a pas, hélas
livraison offerte ? non pas chez nous | on ne peut pas payer en plusieurs fois ici | le paiement se fait en liquide, de la main à la main avec le livreur | attendre votre paie n'est pas possible, je suis navrée 😔
la boutique ne fait pas crédit | regarder d'abord et payer ensuite, ce n'est pas prévu | pas d'exception, même pour les habitués, sinon ce serait injuste | je ne suis que l'assistant, les règles ne dépendent pas de moi
ça me dépasse, je transmets à la propriétaire | une collègue va lire et trancher | là-dessus, c'est quelqu'un de la boutique qui doit répondre | un instant svp, l'équipe prend le relais
voyez ça avec votre médecin, je n'ai pas à conseiller sur la santé | c'est un aliment, pas un remède | pendant la grossesse demandez plutôt à votre sage-femme | avant d'en donner à un bébé, parlez-en au pédiatre
sur le sucre et le diabète je ne dis rien, votre docteur sait mieux | soulage-t-il les douleurs ? je l'ignore et je ne vais pas deviner | n'arrêtez pas un traitement à cause d'une tisane svp | la dose, c'est au pharmacien de la dire
aïe, votre dos, j'espère que ça passera vite | je suis un bot, donc pas de pause café pour moi 😄 | c'est un assistant automatique qui vous répond | non non, il n'y a personne au clavier, c'est un logiciel
je n'ai pas de prénom, on m'appelle l'assistant tout court | les émotions ce n'est pas mon rayon, mais je reste poli | la gérante lit aussi, seulement là c'est le programme qui écrit | je ne l'ai pas goûté, forcément, je suis un robot
on ne vend pas de téléphones, que des choses pour la maison | les autocuiseurs ne sont pas dans notre catalogue | cette marque n'est pas de chez nous | le jaune ne se fait plus | rien pour les chats, désolé minou 🐱
des chaussures ? non, uniquement du linge et des plaids | argent véritable ou plaqué, la fiche ne le précise pas | comme aucun certificat n'est cité, je ne vous parle pas de pureté | l'origine exacte du miel n'est pas indiquée
toute étoffe s'use, celle-là comme les autres | le sac n'est pas étanche, évitez la pluie | je ne jurerais pas du coloris, chaque écran le rend à sa façon | lavez plutôt à la main, mais que la teinte tienne, je ne peux pas le garantir
ce qu'en pensent les autres clientes, je ne le sais pas | je n'ai pas d'avis à vous montrer | je ne peux pas parler à la place des autres acheteurs | rien ne presse, vraiment | choisissez quand bon vous semble, personne ne vous bouscule
je ne veux pas vous forcer la main | la nuit porte conseil, écrivez-moi demain | rien n'est encore commandé, il me manque votre oui | la commande n'existe pas tant que vous n'avez pas validé | d'ici je ne vois aucun paiement
je n'ai encore rien modifié, quelle taille vous faut-il ? | je n'ai rien annulé, on regarde ensemble ? | écrire au coursier, ça je ne peux pas | je n'ai pas de ligne avec le livreur, impossible de lui passer un mot
une consigne pour lui, je peux seulement la noter avec l'adresse | lui demander d'attendre en bas ne dépend pas de moi | navré pour l'attente, je n'ai malheureusement rien à offrir en échange
un dédommagement, seule la patronne peut en parler | j'ai bien lu vos conditions, les accepter n'est pas de mon ressort | je ne peux pas dire oui à cette offre, merci quand même | qu'il n'y ait jamais de souci, qui pourrait le promettre
ça peut se casser, autant être franche | vous faites quelle taille d'habitude ? | on livre où, à la maison ou au bureau ? | c'est pour qui, si ce n'est pas indiscret ? | il vous le faut pour quand ? | y aura-t-il quelqu'un l'après-midi ?
un repère près de chez vous, une pharmacie, une école ? | le colis est bien arrivé ? | mince, qu'est-ce qui s'est passé ? | vous pensiez à quel coloris ? | votre mari mesure combien à peu près ?
c'est le carton qui est abîmé ou seulement le bouchon ? | un seul ou la paire ? | tu parles du rayé sur la deuxième photo ? | c'est à quel étage ? | pour offrir ou pour vous ? | vous le portez ample ou près du corps ?
ce sera surtout pour quoi faire ? | d'autres questions avant de continuer ? | c'était le petit pot ou le grand ? | il me faudrait votre nom complet s'il vous plaît | un numéro où le livreur peut vous joindre ?
il manque la rue et le numéro | retapez l'adresse svp, la fin a été coupée | à quel nom je prépare le colis ? | ce numéro a WhatsApp ? | ville et code postal aussi 🙏 | bonjour madame Diallo, quel plaisir
salut Yanis, qu'est-ce qui te ferait plaisir ? | bonsoir monsieur Lefèvre, en quoi puis-je être utile ? | salam aleykoum, bienvenue sur la page 🌸 | hello Chloé, ça va ? | un grand merci pour votre message
ça nous met de bonne humeur, merci ! | merci d'avoir patienté aussi gentiment | c'est gentil de prévenir | tous nos vœux aux mariés, quelle belle nouvelle ! | une petite fille, que du bonheur, bravo aux parents 👶
toutes mes pensées pour votre papa, qu'il repose en paix | nous partageons votre peine | ouille, ça doit faire mal, remettez-vous bien | malade pendant les vacances, c'est pas de chance | un prompt rétablissement à votre maman
ici aussi il tombe des cordes, un temps à rester sous le plaid 😄 | votre blague est meilleure que les miennes | ma couleur préférée ? un programme n'en a pas, je les aime toutes | trop mignon le chien sur la photo !
bonnes vacances aux enfants | prenez votre temps, je reste là | parlez-en d'abord avec votre femme, il n'y a pas le feu | faites-moi signe quand vous serez prête | il est vert foncé avec un liseré doré
c'est du coton, doux, un peu extensible | elle s'arrête juste sous le genou | un goût doux, avec une pointe de citron | sur une tartine ou dans un yaourt, au choix | lavage à froid, puis séchage à l'envers
fermez bien le pot et gardez-le à l'ombre | la bandoulière se raccourcit avec la boucle | à peu près large comme une assiette | manche en bois, lame en acier, assez léger | dedans il y a deux poches et un zip
repassez doux, avec un linge entre les deux | ça taille un peu petit, jetez un œil au tableau sur la photo | un miel qui cristallise c'est normal, au bain-marie il redevient coulant | le bleu est plus sombre qu'il n'y paraît
ça sent le jasmin, légèrement | donc deux rouges et un noir, c'est bien ça ? | vous demandez le grand pot, je note | si j'ai bien suivi, c'est à livrer chez votre sœur | vous souhaitez être remboursée, c'est à propos du foulard ?
avant samedi ce serait mieux pour vous, j'ai bien compris | le zip est donc cassé et vous demandez s'il se répare ? | vous aimeriez payer moins, je vous entends | on choisit l'article, puis la taille, ensuite je demande l'adresse
vous relisez le récapitulatif et vous dites oui, alors seulement c'est commandé | le total apparaît avant que vous validiez quoi que ce soit | pour modifier la quantité, dites-le avant de confirmer | les tailles sont sous la photo
petite confusion, je parlais du bleu | gratuit, je ne l'ai pas dit, il manquait juste les frais dans la ligne | non c'est le prix à la pièce, pas celui de la paire | pardon, je reprends depuis le début
vendredi, je ne l'ai jamais promis, je répétais votre question | je me corrige, c'est du coton et non de la soie | à bientôt, bisous aux petits | bonne nuit, écrivez quand vous voulez | soyez prudent sur la route !
courage pour demain, croisons les doigts pour l'oral | belle cérémonie à vous deux 💐 | c'était sympa d'échanger, au revoir
`,
}
