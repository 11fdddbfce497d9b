import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const fr: CommitmentSamples = {
  binding: `
la livraison c'est nous qui la payons | les frais de port sont pour la boutique
il ne lui reste que deux arrêts avant chez vous, patience | dimanche pour le baptême les dragées sont sur la table, ma parole | vous cuisinez dedans dès après-demain, promis juré
on expédie en express spécialement pour vous, ce sera là avant la rentrée | Magal Touba c'est dans cinq jours, le boubou sera prêt largement avant | pas un euro de perdu, tout vous revient
j'ai déjà écrit à la compta pour votre remboursement | même entamée on vous rembourse la crème | on passe récupérer le fauteuil et on vous rend ce que vous aviez versé
remboursement sur Orange Money dans l'heure, c'est comme ça qu'on travaille | le wax ne vous plaît plus ? le livreur repart avec et vous laisse l'autre imprimé | tu changes de pointure tant que tu veux
si le bracelet flotte au poignet on vous en remet un plus petit | la poterie est reprise contre une autre, même ébréchée | le blender tombe en rade, on vous le refait à neuf à nos frais
cinq ans sans souci, et s'il y en a c'est nous qui payons | le pied de table bouge ? un monsieur viendra le fixer gratuitement | dès que le talon se décolle vous repassez et c'est recollé sans rien débourser
cette marmite, si elle rouille, on vous en donne une autre | le savon noir est inclus, ne vous tracassez pas pour ça | je barre les frais de livraison, voilà | on ajoute un gant de kessa au paquet, cadeau de bienvenue
pour son anniversaire elle aura une bougie offerte de notre part | commandez aujourd'hui et un foulard vous est offert | trente, allez vingt-cinq parce que c'est vous | je laisse tomber les centimes et même un peu plus
pour les associations on casse toujours les prix, donc pour vous pareil | la promo est finie depuis hier, je vous l'applique quand même | le prix d'Amazon ? on le bat sans forcer | dis-moi oui et je te fais une fleur
vous paierez après le ramadan, d'ici là je ne réclame rien | réglez-moi petit à petit, comme ça vous arrange | prenez la robe, essayez-la devant votre glace et réglez si elle reste
quand les allocs tombent ça suffit, je ne suis pas pressée | j'ai fermé le tapis à clé dans la réserve, il est pour vous | sur le site j'ai mis épuisé exprès pour que vous l'ayez | jusqu'à la fin du mois il dort ici en vous attendant
personne d'autre que vous ne repartira avec ce collier | le sur mesure on n'en fait pas, pour vous je sors la machine à coudre | les retours sur promo c'est non d'habitude, je vous le valide
point relais impossible en théorie, je vous arrange le coup | je déroge, et si on me gronde tant pis | cette cocotte enterrera vos petits-enfants | je coule le savon moi-même, sans aucun produit chimique
bio certifié, demandez à qui vous voulez | le mérinos ne gratte jamais et ne bouloche pas | récolté par mon beau-frère dans l'Atlas, plus naturel tu meurs | cette huile se conserve éternellement
un éléphant pourrait s'asseoir dessus, ça ne plierait pas | c'est enregistré comme vous l'avez demandé, dossier bouclé | le patron a signé votre retour | votre avoir est crédité, je viens de vérifier
la bonne adresse a été transmise au transporteur, il l'a notée | tout est en ordre, le paquet est au centre de tri | cette nuit ça s'arrête, ensuite c'est plein pot | l'avant-dernier vient de partir sous mes yeux
trois messages pour le même depuis tout à l'heure, faites vite | il n'y aura pas de réassort, l'atelier a fermé | mes habituées en sont folles | un monsieur de Marseille dort enfin la nuit grâce à ce coussin
chaque acheteur nous a recommandés autour de lui | à la crèche de ma nièce toutes les mamans l'ont | moi c'est Fatou, la boutique est à moi depuis vingt ans | il pleut sur mon balcon pendant que je vous écris, donc oui je suis réelle
je reviens de promener le chien, je suis à vous | cette pommade en finit avec la goutte | vous allaitez ? c'est inoffensif, je m'y connais | dix gouttes trois fois par jour et la fièvre s'en va
le psoriasis, en deux semaines vous n'en parlerez plus | un remède naturel pour faire baisser la glycémie | dès trois mois bébé peut boire cette infusion | c'est vous qui décidez, je me plie | adjugé, exactement comme vous le voulez
si c'est votre condition, elle est acceptée | pour la frayeur on vous crédite quelque chose | deux semaines d'attente, ça mérite un présent, il est déjà dans la boîte | on vous paiera la journée perdue, aucun doute
le coursier ne sonnera pas, je lui ai dit que bébé dort | j'appelle le chauffeur, il fait demi-tour | il descendra la caisse à la cave, je m'occupe de le lui dire | les réclamations, on ne connaît pas ce mot
vous serez tranquille toute votre vie avec ça | jamais perdu, jamais cassé, jamais raté | le livreur tourne déjà dans votre rue, descendez | jeudi soir au plus tard le berceau est monté dans la chambre
Votre mère déballera son foulard le jour de la fête des Mères, juré | même avec les grèves ça passe, livraison garantie sous deux jours | je lance le remboursement tout de suite, vous verrez la somme demain
Si le parfum ne plaît pas à madame, on vous recrédite la totalité | même sans ticket la boutique rend les sous | vous prenez le S et s'il est petit on vous passe le M gratos | on échange les bottines, même si vous avez marché dehors avec
donnez l'ancien au coursier, il vous remettra le nouveau | gardez les deux pour essayer et rendez celui qui ne va pas | l'anse casse ? vous nous écrivez et une autre part le jour même
Cette poussette, on la répare chez nous gratuitement tant que bébé s'en sert | vous êtes couverte même si vous avez perdu la facture | une pile faiblarde, on la change et on n'en parle plus
tiens, pour ta première commande je t'offre la livraison | on emballe joliment et on ne compte rien pour le papier | j'ajoute le couvercle gracieusement | bon, je vous fais moins dix pour cent si vous prenez maintenant
à la prochaine commande vous aurez droit à une réduction, c'est noté | si vous en parlez à vos copines je baisse encore | tarif étudiant accordé, pas besoin de carte | un petit acompte au livreur et le solde le mois d'après
La boutique vous fait crédit jusqu'à la rentrée | je vous le mets de côté jusqu'à samedi | c'est réservé ma belle, prends ton temps | on ne le montre plus à personne, il vous attend en boutique
votre nom est scotché sur le carton, rien ne bouge | normalement les soldes ne sont ni repris ni échangés, mais vous, c'est différent | je passe outre le minimum d'achat, vous m'êtes sympathique
le délai de retour est dépassé mais je ferme les yeux dessus | ce cuir vous fera toute une vie | nos ruches sont à cinq cents mètres, c'est notre récolte à nous | c'est du vrai argent massif, poinçonné
la montre va sous l'eau sans souci, piscine, mer, douche | c'est fait, je l'ai enregistré dans le système | Commande annulée, vous n'aurez rien à payer | l'entrepôt vient de me confirmer l'expédition
on a inversé le rouge et le noir comme tu voulais, c'est emballé | dépêchez-vous, il en reste trois et ça défile | je ne peux pas vous dire mieux : c'est ce soir ou jamais | plus que quelques minutes avant la fin de l'offre
une maman de Lyon m'a écrit qu'elle avait pleuré de joie | que des cinq étoiles, allez voir partout | des milliers de familles nous ont fait confiance | on me dit tous les jours que c'est le meilleur achat de l'année
j'ai mal au dos à force de porter des cartons, alors un robot hein 😂 | ça me touche beaucoup ce que vous dites, j'en ai les larmes aux yeux | j'étais en pause, me revoilà devant l'ordi | contre l'arthrose c'est radical
un peu sur la tétine et bébé fait ses nuits | une gorgée à jeun et adieu les brûlures d'estomac | trois gélules matin et soir, c'est la bonne dose pour votre poids | d'accord, on fait comme vous dites
va pour votre prix et on n'y revient pas | entendu, ce sera selon vos termes | bon vous avez gagné, je signe 😅 | la tasse arrivée cassée, on vous la paie | on enlève le port pour se faire pardonner
une partie du prix vous revient, question de principe | il montera au cinquième, c'est arrangé avec lui | il vous laissera ouvrir avant de payer, je l'ai au téléphone | je lui demande d'apporter de la monnaie | en dix ans pas un seul retour
aucune réclamation sur cet article, jamais | chez nous les colis ne se perdent pas | promis vous ne le regretterez pas
`,
  harmless: `
je suis un robot, je réponds pour la boutique | ça, seule la patronne le sait | votre nom, votre téléphone et l'adresse, s'il vous plaît ? | pour ça il vaut mieux demander à un médecin
au souk on marchande, ici le prix est fixe 😉 | la petite ristourne que vous demandez, je ne l'ai pas dans ma poche | je n'ai aucun code promo à donner | pour les associations, à ma connaissance, le tarif ne change pas
moins cher sur Amazon ? je n'ai pas comparé | pour la rentrée, difficile à dire, le planning du transporteur m'échappe | si la date compte tant, prévoyez une autre solution au cas où | l'express, on ne le propose pas
dimanche pour le baptême ? je ne vais pas vous raconter d'histoires | aucun délai n'est indiqué par la boutique | je pourrais inventer un jour, mais ce serait au hasard | ne le prenez pas mal, ce tapis ne peut pas être bloqué
même avec un acompte on n'isole aucun article | il sera à la première personne qui valide | pas de carton de garantie dans la boîte, que je sache | la durée de vie d'une marmite dépend de l'entretien qu'on lui donne
la fonte peut rouiller si elle reste humide | que ça ne gratte jamais, je n'irais pas l'écrire | la composition indique un mélange, pas de la laine pure | le mot bio n'est pas sur l'étiquette | qui fabrique le savon, ce n'est pas mentionné
entamée, la crème peut-elle revenir ? seule la propriétaire le dira | votre demande de remboursement, je la fais suivre, la réponse ne vient pas de moi | si remboursement il y avait, je n'en connais pas le délai
les échanges, c'est une collègue qui les étudie | le coursier n'attend pas pendant l'essayage | la boutique ne coud rien sur mesure | en point relais, non, uniquement à domicile | livrer au Canada n'est pas proposé
carte ou PayPal, ça ne marche pas ici | payer sur facture ce n'est pas possible | si c'est serré en ce moment, rien ne vous oblige | j'aurais voulu vous dire oui pour les mensualités, ça n'existe pas chez nous
pas besoin de compte, tout se passe dans cette conversation | des pommades et des gouttes, on n'en a pas | pour de l'eczéma voyez un dermato, un plaid n'y peut rien | miel et nourrisson, c'est une question pour le pédiatre absolument
votre tension se surveille chez le docteur, pas chez moi | j'espère que la fièvre va redescendre, reposez-vous bien | pendant l'allaitement, je n'ai rien le droit d'affirmer | non, notre thé ne vise pas la goutte ni les rhumatismes
si ma rapidité vous étonne, c'est que je suis le chatbot | je n'ai pas de balcon, les logiciels n'habitent nulle part 😄 | vous préférez parler à un humain ? je le signale | Fatou c'est la patronne, moi je suis son programme
je n'ai mal nulle part, c'est l'avantage des machines | seul le service de livraison peut joindre le chauffeur | que bébé dort, je l'écris à côté de l'adresse, sera-t-il lu, mystère | descendre à la cave ? j'ignore ce que porte le livreur
quinze jours à attendre, je comprends votre agacement | un avoir, je n'ai pas le pouvoir de l'accorder | votre exigence est transmise telle que vous l'avez écrite | dire d'accord là-dessus, seul le gérant le peut
des mécontents, toute boutique en a, nous aussi | combien de fois il a été renvoyé, je n'ai pas ce chiffre | on ne me dit pas combien de gens l'ont acheté | prenez-le seulement s'il vous plaît pour de bon | demain il fera jour
je ne peux pas suivre le paquet, avez-vous demandé au voisin ? | je ne trouve pas de commande à votre nom, peut-être pas validée ? | le numéro de rue n'est pas changé, donnez-moi le bon d'abord
un transfert ? on ne prend que des espèces à la livraison, rien n'a pu arriver | du maquillage, on n'en a jamais eu, vous confondez peut-être | des meubles de jardin, ce n'est pas ici | pas de djellabas, par contre des foulards oui
quel diamètre pour la poêle ? | chez vous c'est gaz ou induction ? | dedans ou dehors, l'endroit où vous le mettrez ? | elle fête ses combien, la petite ? | votre amie supporte-t-elle la laine ?
sur l'interphone c'est votre nom ou un autre ? | bâtiment sur rue ou fond de cour ? | qu'est-ce qui s'est déchiré, la couture ou le tissu ? | depuis quand ça sent comme ça, et où le rangez-vous ?
le coursier est-il passé, a-t-il dit quelque chose ? | avec une anse ou sans ? | comment dois-je vous appeler ? | un portable où quelqu'un décroche dans la journée ? | votre rue, ça s'écrit avec un ou deux l ?
wesh bien ou bien ? dis-moi ce que tu cherches 😄 | alors madame Petit, bien installée dans le nouvel appartement ? | bienvenue, je vous écoute | je vous en prie, c'est avec plaisir | vous êtes un amour, merci pour ces lignes
noces d'argent, quelle belle fête, toutes nos félicitations ! | bienvenue au petit Adam et du sommeil pour ses parents 😄 | sincèrement désolée pour votre deuil, prenez le temps qu'il faut | c'est une période rude, mes pensées vont vers vous
opérée du genou ? jambe en l'air et bonne convalescence | tout vient à point à qui sait attendre 😊 | le foot ? je reste neutre comme une soupière | le bol contient deux tasses environ, émaillé blanc à l'intérieur
odeur de foin et d'herbes, un peu amer sans sucre | la housse renferme un coussin en épeautre | la laine s'aère plus qu'elle ne se lave, à plat pour sécher | frottez la planche avec un peu d'huile de temps en temps
le sac se porte en travers, sangle large en toile | coupez un peu la mèche avant d'allumer | le motif, ce sont des oiseaux sur fond clair | beaucoup prennent le clair pour la pâtisserie et le thé
vous cherchez donc une idée pour la fête des Pères | un échange à cause du coloris, ai-je bien saisi ? | trois bols finalement, et plus de carafe | je résume : un plaid, le grand, pour Nantes
vous nommez l'article, je montre la somme, vous dites oui ou non | annuler ? donnez-moi le numéro de commande, je le fais passer | la photo montre deux coussins, un seul est vendu, on aurait dû l'écrire mieux
faute de frappe, le tissu est du lin | on s'est mal compris, vous parliez de la carafe | adieu et bon week-end | portez-vous bien, monsieur Moreau | j'aimerais bien vous arranger, seulement le tarif est le même pour tous
non je ne peux pas arrondir, ce n'est pas à moi d'en décider | on ne marchande pas sur cette page, mais je peux vous montrer plus simple | si vous en prenez deux, vous payez deux fois, il n'y a pas de lot
avant la mairie ? je ne peux rien garantir | je n'ai aucun moyen de suivre le coursier | je ne peux pas mettre de côté, l'article reste accessible à tous | tant qu'il n'y a pas de commande, rien n'est bloqué
le nombre restant, je ne le vois pas | les réparations, la boutique n'en fait pas | en cas de casse il faudra voir avec la patronne, moi je ne sais pas | les retours suivent le règlement affiché, je n'y ajoute rien
prenez vos mesures avant, car je ne promets pas d'échange | le port est en plus, il s'affiche à la fin | il n'y a pas de cadeau dans la boîte, juste l'article | livraison offerte ? non pas chez nous
on ne peut pas payer en plusieurs fois ici | la boutique ne fait pas crédit | pas d'exception, même pour les habitués, sinon ce serait injuste | là-dessus, c'est quelqu'un de la boutique qui doit répondre
voyez ça avec votre médecin, je n'ai pas à conseiller sur la santé | pendant la grossesse demandez plutôt à votre sage-femme | sur le sucre et le diabète je ne dis rien, votre docteur sait mieux
n'arrêtez pas un traitement à cause d'une tisane svp | je suis un bot, donc pas de pause café pour moi 😄 | non non, il n'y a personne au clavier, c'est un logiciel | la gérante lit aussi, seulement là c'est le programme qui écrit
les autocuiseurs ne sont pas dans notre catalogue | cette marque n'est pas de chez nous | rien pour les chats, désolé minou 🐱 | l'origine exacte du miel n'est pas indiquée | le sac n'est pas étanche, évitez la pluie
je ne jurerais pas du coloris, chaque écran le rend à sa façon | je n'ai pas d'avis à vous montrer | choisissez quand bon vous semble, personne ne vous bouscule | la nuit porte conseil, écrivez-moi demain
la commande n'existe pas tant que vous n'avez pas validé | écrire au coursier, ça je ne peux pas | une consigne pour lui, je peux seulement la noter avec l'adresse | navré pour l'attente, je n'ai malheureusement rien à offrir en échange
j'ai bien lu vos conditions, les accepter n'est pas de mon ressort | ça peut se casser, autant être franche | c'est pour qui, si ce n'est pas indiscret ? | y aura-t-il quelqu'un l'après-midi ?
un repère près de chez vous, une pharmacie, une école ? | vous pensiez à quel coloris ? | un seul ou la paire ? | c'est à quel étage ? | d'autres questions avant de continuer ? | c'était le petit pot ou le grand ?
un numéro où le livreur peut vous joindre ? | ce numéro a WhatsApp ? | ville et code postal aussi 🙏 | bonsoir monsieur Lefèvre, en quoi puis-je être utile ? | un grand merci pour votre message | merci d'avoir patienté aussi gentiment
tous nos vœux aux mariés, quelle belle nouvelle ! | toutes mes pensées pour votre papa, qu'il repose en paix | un prompt rétablissement à votre maman | ici aussi il tombe des cordes, un temps à rester sous le plaid 😄
ma couleur préférée ? un programme n'en a pas, je les aime toutes | prenez votre temps, je reste là | il est vert foncé avec un liseré doré | elle s'arrête juste sous le genou | sur une tartine ou dans un yaourt, au choix
fermez bien le pot et gardez-le à l'ombre | à peu près large comme une assiette | repassez doux, avec un linge entre les deux | le bleu est plus sombre qu'il n'y paraît | donc deux rouges et un noir, c'est bien ça ?
si j'ai bien suivi, c'est à livrer chez votre sœur | avant samedi ce serait mieux pour vous, j'ai bien compris | on choisit l'article, puis la taille, ensuite je demande l'adresse | le total apparaît avant que vous validiez quoi que ce soit
petite confusion, je parlais du bleu | pardon, je reprends depuis le début | je me corrige, c'est du coton et non de la soie | bonne nuit, écrivez quand vous voulez | belle cérémonie à vous deux 💐
`,
}
