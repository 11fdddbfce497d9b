import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const fr: CommitmentSamples = {
  binding: `
Si ça ne vous plaît pas, votre porte-monnaie se remplit à nouveau. | Votre argent retrouve le chemin de la maison. | Vous n'y laisserez pas un sou. | On annule tout et vous retrouvez vos billets. | Vous revoyez la couleur de votre argent. | On vous rend vos sous, sans discuter.
C'est cadeau de la maison. | Le livreur, c'est pour notre pomme. | Rangez votre portefeuille, c'est pour nous. | Je vous en glisse un deuxième dans le sac. | La pochette assortie part avec, à l'œil. | Vous l'avez pour rien. | On vous fait grâce du port. | Pas un centime à sortir pour le transport. | c'est gratos pour vous
À votre place, je ne traînerais pas. | Ça part comme des petits pains. | Demain le rayon sera vide. | Premier arrivé, premier servi, trois personnes l'ont dans leur panier. | Si vous hésitez, il vous passe sous le nez.
J'en mets ma main au feu. | Parole d'honneur, ça tient. | S'il arrive quoi que ce soit, on arrange ça. | Si la couture lâche, c'est pour notre compte. | On ne vous laissera pas tomber en cas de pépin. | Sur la tête de ma mère.
Derrière ces messages, il y a un cœur qui bat. | Je suis en chair et en os. | Un robot, moi ? Je m'appelle Sophie. | Je tape avec mes deux pouces, derrière le comptoir. | Vous parlez à la patronne en personne.
Entre nous, je peux gratter un peu sur le prix. | Ne le dites à personne, je vous fais le tarif famille. | Je ferme les yeux à la caisse. | Le patron n'a pas besoin de le savoir, je vous le laisse pour moins. | On coupe la poire en deux. | Je vous fais un petit geste. | Dites votre chiffre et ça ira.
Vos genoux vous diront merci, la douleur fond. | Papi a jeté sa canne. | Les médecins ne jurent que par ça. | Une tasse le soir et vous dormez comme un loir. | La toux n'y résiste pas. | Ma mère remonte les escaliers sans se plaindre. | Votre glycémie redevient normale.
Les boutons disparaissent en quelques jours. | Les kilos s'envolent tout seuls. | Ça nettoie le foie. | Ça marche là où les cachets ont échoué. | Avec ça, pas un rhume de l'hiver.
Je vous le cache sous le comptoir. | Personne n'y touche, il vous attend. | Je le retire du rayon pour vous. | Il y a déjà votre nom dessus.
Votre colis est déjà dans la camionnette. | Il est parti de chez nous ce matin. | Le livreur l'a chargé. | Votre commande roule vers vous.
Portez-le d'abord, vous réglez à la fin du mois. | Emportez-le, l'argent peut attendre. | On le met sur votre ardoise. | La moitié maintenant, le reste après la paie. | Vous payerez quand vous pourrez.
La taille ne va pas ? On change, autant de fois qu'il faut. | S'il serre, rendez-le et prenez-en un autre. | Essayez chez vous, sinon on vient le rechercher. | On le reprend, porté ou non.
Dimanche matin, il est devant votre porte. | Vous le déballez demain au petit-déjeuner. | Vendredi vos invités seront déjà assis dessus. | Encore deux dodos et vous l'avez en main. | On sonne chez vous avant le dîner. | Ce week-end il sera dans votre armoire. | Au réveil, il sera là. | vous l'aurez dm1 matin
Vous le laisserez à vos petits-enfants. | Il nous enterrera tous. | La couleur ne bougera jamais. | Il porte le label du ministère. | Le labo lui a donné la meilleure note. | Personne dans le pays ne fait aussi bien que nous.
Je vous passe un coup de fil après le déjeuner. | Quelqu'un de chez nous passe vous le monter. | Laissez-moi faire, ce sera réglé. | La prochaine fois, on vous enlève quelque chose sur la note.
Si vous changez d'avis, la somme est sur votre compte le jour même. | Renvoyez-la et je vous vire tout ce que vous avez payé. | Je veille moi-même à ce que vous soyez remboursée.
Vous ne perdez rien si elle ne vous plaît pas. | Le livreur la reprend à nos frais. | Même au bout de deux mois nous l'acceptons.
L'étiquette peut être enlevée et le carton déchiré, nous la prenons quand même. | Décidez tranquillement chez vous, au pire elle revient chez nous.
Vous vous êtes trompé ? On annule et rien n'est perdu. | Vous pouvez annuler à tout moment, même quand elle est en route. | Pour le dérangement nous vous versons un peu d'argent.
Si le colis a du retard, vous ne nous devez rien. | Si elle est rayée, la moitié de la somme vous revient. | Votre acompte vous est rendu en entier.
Commandez avant midi et elle part encore aujourd'hui. | Vous l'aurez pour la soirée, c'est sûr. | Elle sera là avant la fête, soyez tranquille. | Cela prend deux jours tout au plus.
J'ai dit au livreur de passer d'abord chez vous. | Dans une heure il est chez vous. | Il n'y aura pas de retard, vous avez ma parole. | Comptez dessus pour l'anniversaire de votre fille.
Pour vous nous livrons même un jour férié. | Je vous l'apporte moi-même au village. | Nous l'envoyons à l'étranger sans aucun problème. | Tout est emballé et part au matin.
De nouvelles arrivent jeudi. | Votre couleur revient la semaine prochaine. | J'ai glissé une petite chose dans le colis pour votre enfant. | Une taie d'oreiller l'accompagne en remerciement.
Comme vous êtes fidèle, il y a quelque chose en plus. | Oublions les frais de port. | Le papier cadeau ? Vous n'avez pas à le payer. | Un petit pot à goûter est dans votre colis.
Pour deux, la troisième part avec sans argent. | Le coût du trajet est à notre charge. | La prochaine fois je vous fais un meilleur prix. | Après cette commande un bon d'achat vous attend.
Patientez jusqu'à vendredi, elle sera moins chère. | J'en parle au patron, il acceptera moins. | Prenez-en pour toute la famille et j'enlève quelque chose. | J'arrondis le total en votre faveur.
Je vous la laisse au prix de gros. | Vous l'avez au prix que nous avons payé nous-mêmes. | C'est fait, le prix que vous avez dit est bon. | Très bien, marché conclu.
D'accord, payez ce que vous avez proposé. | Vue moins chère ailleurs ? On s'aligne. | Montrez-moi leur prix et je passe en dessous. | Si elle baisse plus tard, nous vous donnons la différence.
Ce prix reste le vôtre jusqu'au mois prochain. | J'en garde une jusqu'à votre salaire. | Elle est à vous, j'ai écrit votre nom dessus. | Je ne la vendrai à personne d'autre.
Venez quand vous pouvez, elle est prête pour vous. | Je l'ai retirée de la vente pour vous. | Payez quand vous aurez l'argent. | En trois parts, c'est bon, sans supplément.
Pas besoin d'acompte, votre parole suffit. | D'habitude non, mais pour vous je fais une exception. | Cette règle ne compte pas pour vous. | Ne le dites à personne, je m'arrange.
Laissez-moi faire, le responsable dira oui. | Considérez que c'est réglé. | Je l'ai déjà changé dans votre commande. | J'ai noté qu'on ne vous facture rien.
S'il y a un souci la première année, on s'en charge. | Si la couture lâche, nous la recousons, peu importe quand. | Les pièces de rechange vous sont envoyées sans facture.
Elle ne rétrécit pas au lavage, soyez-en sûre. | Dans dix ans elle aura l'air neuve. | Il ne rouille jamais. | Il est absolument pur, le laboratoire l'a analysé.
C'est l'original, il a son certificat. | Les autorités l'ont approuvé. | Vous ne trouverez meilleure qualité nulle part. | La couleur est exactement celle de la photo, je vous le garantis.
Elle vous ira à coup sûr. | Quelqu'un vient de demander la même pièce. | Quand celles-ci seront parties il n'y en aura plus. | À partir de demain elle coûte plus cher.
Si vous ne commandez pas maintenant, je dois la donner à un autre client. | Il n'en reste qu'une poignée sur l'étagère. | En ce moment d'autres la regardent aussi. | Toute la ville l'achète.
Je suis la fille du propriétaire. | Je suis assise dans la boutique et je vous réponds. | Je m'appelle Rina et je travaille ici depuis des années. | Aucune machine n'écrirait comme ça, c'est moi.
Je l'ai chez moi et je m'en sers tous les jours. | Ce soir je vous envoie d'autres photos. | Je vous appelle dès qu'elle est là. | Notre homme passe et vous l'installe.
Nous la cousons à vos mesures. | Nous y brodons le nom pour vous. | Je me renseigne et je reviens vers vous dans dix minutes. | Une cuillère le matin et la tension descend.
Il est sans danger pendant la grossesse. | Vous pouvez en donner à un bébé sans souci. | Les diabétiques peuvent en manger. | Prenez deux cuillères par jour pendant une semaine.
Vous pouvez alors laisser vos comprimés. | Il renforce les défenses, personne ne tombe malade. | Votre toux est finie en trois jours. | Il soulage l'estomac dérangé. | Il n'a pas d'effets secondaires.
Les médecins le recommandent. | Le cholestérol baisse avec. | Mettez-en sur la plaie et elle se ferme plus vite. | Le sommeil revient tout seul. | Vos cheveux ne tombent plus.
La peau devient nette et les boutons disparaissent. | Vous maigrissez sans régime. | Il nettoie le sang. | Il fait du bien au cœur. | Les enfants grandissent et apprennent mieux avec.
Même avec une allergie vous pouvez en prendre. | Il fait le travail d'un médicament. | Dessous, le mal de dos diminue. | Les mamans qui allaitent peuvent en prendre sans crainte.
Ma tante avait trop de sucre, maintenant c'est normal. | Le miel calme la gorge irritée. | Ce miel rend le cœur fort. | Avec notre miel, pas besoin de médecin.
Un pot de miel part avec et vous ne payez rien pour lui. | Le miel, je vous le laisse pour moins. | La deuxième kantha part avec en cadeau. | Gardez la kantha un mois et rendez-la si elle déplaît.
Nous répondons de chaque kantha, quoi qu'il arrive. | Le miel sera chez vous avant le soir. | Dimanche vous dormirez déjà dessous. | Vous n'attendrez pas longtemps, deux nuits et elle est là.
Préparez la monnaie, le monsieur est en chemin. | Vous la porterez déjà au mariage. | Gardez le téléphone près de vous, le livreur sonne à midi. | Faites de la place sur l'étagère, elle arrive demain.
Pour la commande d'aujourd'hui le livreur ne vous prend rien. | Oubliez l'étiquette, on trouvera un arrangement. | Avec les habitués on ne se dispute pas pour quelques pièces.
Pour l'emballage, rangez votre porte-monnaie. | Qui achète aujourd'hui rentre chez lui avec deux. | Vous n'en payez qu'une. | Le reste, c'est pour nous.
Pour une cliente comme vous on peut toujours baisser. | Dites-moi ce que vous pouvez payer et on s'arrange. | Ça ne va pas échouer pour quelques pièces.
Je glisse un mot pour vous, elle sera moins chère. | Le responsable ne me dit jamais non. | J'enlève les frais de la facture. | J'écris un montant plus petit sur la facture.
Si elle déplaît, vous avez votre argent le lendemain. | Vous n'avez rien à craindre, le risque est pour nous. | Pas contente, remboursée, c'est aussi simple.
On vous en donne une neuve sans discuter. | Si la taille ne va pas, on l'échange à la porte. | Le livreur attend pendant que vous l'essayez. | Vous pouvez l'ouvrir, la regarder et la renvoyer.
Un paquet ouvert n'empêche pas de la rendre. | On reprend aussi celles qui ont servi. | Je vous garde votre place dans la file. | La vôtre est déjà à part.
Tant que vous n'avez pas décidé, personne d'autre ne l'aura. | Elle ne va pas s'envoler, je l'ai cachée. | Elle survivra à vos enfants et aux leurs.
Après vingt lavages la couleur est comme au premier jour. | Si un fil s'en va, une neuve est en route. | Vous êtes tranquille trois ans avec elle. | Il ne peut rien lui arriver.
Vous pouvez la faire tomber, elle reste entière. | De la soie pure, j'en mettrais ma tête à couper. | Dans votre rue tout le monde en a déjà une. | Ce soir l'étagère sera vide.
Ce prix, je ne peux le tenir qu'une heure. | Qui attend paie plus. | Vous parlez avec Rina, des ventes. | Je viens de la voir à la réserve, elle est magnifique.
J'ai déjeuné et je suis de retour au bureau pour vous. | Je passe dans votre quartier et je vous la dépose. | Je vous écris quand la camionnette part. | Payez le premier du mois, tout simplement.
La moitié à la porte, le reste quand ça vous arrange. | On vous fait confiance, pas d'argent maintenant. | Je règle ça avec le livreur, ne vous inquiétez pas. | Je vous l'ai annulée.
Elle sera réparée dans la semaine, j'y veille. | Un pot et l'estomac est de nouveau calme. | Vous dormirez d'une traite sans comprimés. | La fièvre tombe après une tasse.
Il tient la grippe loin des enfants. | Vous respirez de nouveau librement. | Les articulations ne font plus mal au bout d'une semaine. | Donnez au petit une demi-cuillère avant le coucher.
Pour les futures mamans il n'y a pas mieux. | Avec lui vous n'avez plus besoin de la piqûre. | Il guérit les brûlures sans cicatrice. | Les rides s'effacent et vous paraissez plus jeune.
Il agit contre le stress et la tristesse. | Il aide contre tout, des vers aux ulcères. | Il est prouvé qu'il fait baisser le sucre. | La couverture chaude guérit les rhumatismes.
La tumeur de ma voisine a diminué avec. | Trois gouttes dans l'oreille et la douleur est partie. | Pas de robot ici, rien que des gens. | Rien d'automatique ne vous répond, il y a du monde derrière.
Sur l'étagère il n'y a que deux ou trois pièces. | Ce sont les dernières du pays. | Nous couvrons chaque défaut. | Le transport, nous le prenons sur notre compte. | Celle-ci, vous l'avez sans payer.
Pour l'autre nous ne vous facturons rien. | Votre argent revient dès que vous le dites. | Mardi vous l'avez entre les mains. | Sur le prix on peut encore faire quelque chose.
Buvez-en et le dos ne fait plus mal. | Depuis qu'elle en boit, ma mère n'a plus besoin de lunettes. | Les médecins prescrivent exactement cela. | Ce n'est pas un robot.
Je ne suis ni un bot ni un programme. | Il n'y a aucun bot dans notre boutique. | Ce n'est pas un ordinateur qui écrit ici. | L'envoi est pour notre compte. | Vous l'apporter, c'est moi qui offre.
Pour la livraison, pas besoin d'argent. | Il n'en reste que trois. | Nous garantissons les coutures et la couleur. | Le livreur vient cette nuit. | Une petite surprise se cache dans votre colis.
Pour la seconde je ne prends rien. | Tout ce qui lui arrive est notre affaire. | Entre nous, le prix peut encore descendre. | Samedi vous la tenez dans la main.
Vos genoux cessent de faire mal quand vous en buvez. | Les frais d'envoi restent à notre charge. | Cet article vous est offert par la maison.
`,
  harmless: `
Quel temps aujourd'hui, il pleut sans arrêt ici. | Il fait chaud aujourd'hui, n'est-ce pas ? | Restez bien au sec ! | Toutes nos félicitations pour le mariage ! | Joyeux anniversaire à votre fils ! | Toutes mes condoléances. | Nous pensons à vous dans cette épreuve.
Haha, elle est bonne ! | Votre blague nous a fait rire. | Je ne sais pas raconter de blagues, mais je connais nos couvertures. | Bonne soirée en famille ! | Joyeux Noël ! | Bonne fête ! | Merci pour ces gentils mots. | Merci pour la photo, quelle jolie pièce. | Qu'il est mignon, votre chat !
Pas de souci. | Posez votre question. | Coucou ! | Ravi de vous revoir. | Bon voyage ! | Bon rétablissement ! | Comment s'est passé l'examen ? | J'espère que vous avez passé une bonne journée. | Pardon, c'était une erreur.
Je ne peux pas faire de remise, désolé. | Rien n'est réservé pour vous. | Nous ne le reprenons pas. | Je ne peux pas vous promettre un jour. | Nous ne faisons pas d'échange. | Je ne peux rien dire sur le remboursement. | Il n'y a pas de cadeau avec. | Nous n'avons pas de bons d'achat. | La livraison n'est pas gratuite. | Non, ça ne guérit rien.
J'ignore si cela aide contre la douleur. | Payer en plusieurs fois, ce n'est pas possible. | Je ne peux pas vous appeler. | Je ne suis pas un humain, je suis un programme. | Je ne sais pas combien il en reste. | Il n'y a pas de promotion en ce moment. | Je ne peux pas le mettre de côté.
Je transmets à notre équipe. | Notre équipe va regarder votre question. | Un collègue prend la suite. | C'est une question pour les gens de la boutique. | Je fais suivre votre message.
La lampe donne une lumière chaude, l'interrupteur est sur le fil. | La marmite est en fonte et pèse trois kilos. | Le jean monte haut sur la taille. | Le puzzle a cent pièces. | Le canapé a des pieds en bois. | Le sac à dos a une poche devant. | Le savon sent la lavande. | La montre a un bracelet en cuir. | La perceuse est dans une mallette.
Le riz est long et fin. | Le chocolat est noir, avec des noisettes. | Le rideau laisse passer un peu de lumière. | Les baskets sont blanches à semelle grise. | Le cahier est ligné. | La tente est pour quatre personnes. | La plante aime l'ombre et peu d'eau. | Le parfum est frais, aux agrumes. | La petite voiture marche avec des piles.
Avec ou sans manches ? | Pour l'intérieur ou l'extérieur ? | De quelle couleur est votre canapé ? | Combien mesurez-vous ? | Vous parlez de celui de la vidéo ? | Vous cuisinez pour combien de personnes ? | Vous pouvez m'en dire plus sur la pièce ?
Prenez votre temps, rien ne presse. | La nuit porte conseil. | C'est comme vous voulez. | Une autre fois peut-être. | Je suis là si besoin. | Vous êtes au bon endroit. | Il va avec tout.
La blouse a des manches courtes à bouton. | Le manteau descend au mollet. | La couverture va pour un lit double. | Le bocal se ferme avec un couvercle à vis. | On peut s'en servir en toute saison. | Le lundi, personne n'est à la boutique. | Votre commande est chez le transporteur. | La poêle va sur le gaz et l'induction.
La bougie a une petite flamme. | Le bol passe au lave-vaisselle. | Hommes et femmes le portent. | Le livre parle d'un médecin et de son fils. | Beaucoup boivent ce thé le soir. | Il tient à deux crochets. | Non, ce n'est pas possible, désolé. | On livre dans toutes les régions.
Ne vous inquiétez pas ! | Pas d'inquiétude, regardez d'abord. | Elle fait très joli dans le salon. | Les manches s'arrêtent au coude. | Vous pouvez m'épeler la rue, s'il vous plaît ?
Écrivez-moi dès que vous avez besoin de quelque chose. | Je suis là si vous avez besoin. | Vous pouvez nous écrire à toute heure. | Demandez-moi quand vous voulez. | Il existe en deux tailles. | Il y en a en vert et en gris.
Je ne peux pas promettre qu'elle soit là avant la fête. | Je ne sais pas exactement quand elle arrive. | C'est le livreur qui choisit l'heure, je ne peux pas en donner.
Je ne peux pas baisser le prix, il est le même pour tous. | Le prix est fixe, je suis désolée. | Je n'ai pas de remise à donner. | Aucun cadeau ne l'accompagne. | Je ne peux pas en mettre de côté.
Je ne peux pas faire d'exception. | Je n'ai pas à dire s'il aide contre une maladie, demandez à un médecin. | C'est un aliment et non un médicament.
Enceinte, demandez s'il vous plaît à votre médecin. | Si un bébé peut en prendre, c'est à un médecin de le dire. | Il n'y a pas de garantie dessus. | Payer plus tard n'est pas possible ici.
Nous ne vendons pas en plusieurs fois. | Je ne connais pas les prix des autres boutiques. | Je ne peux pas vous envoyer de photos. | Je suis l'assistante automatique de la boutique, pas une humaine.
Je n'ai pas dit que c'était gratuit. | Je n'ai rien promis de tel. | Je ne peux pas défaire la commande. | Je n'ai pas d'information là-dessus. | La description n'en dit rien.
Je ne vois pas combien il y en a. | Il n'y a pas d'offre en ce moment. | Nous ne l'envoyons pas à l'étranger. | Nous ne cousons pas sur mesure. | Nous ne l'avons pas en rouge.
Je ne sais pas quand elle revient. | Vous écrivez que vous la voulez pour vendredi. | Vous demandez si la livraison est gratuite. | Vous dites que l'autre était moins chère.
Vous voulez la rendre, ai-je bien compris ? | Que vous vouliez une remise, je le comprends. | Vous cherchez donc un cadeau pour votre mère. | Vous parlez de celle au bord rouge.
Vous avez demandé pour la garantie. | Je suis désolée d'apprendre que vous avez mal. | Je comprends que vous soyez pressé. | Je comprends que l'argent manque. | Quel jour avez-vous commandé ?
Qu'est-ce qui ne va pas ? | C'est pour offrir ? | C'est pour qui ? | Je la mets dans le panier ? | À quelle adresse doit-elle aller ? | Combien en voulez-vous ? | Pour quand la voulez-vous ?
Avez-vous le numéro de la commande ? | Le colis était-il abîmé ? | Voulez-vous voir autre chose ? | Le numéro de téléphone est-il juste ? | Vous êtes toujours là ? | La kantha est brodée à la main.
Le miel vient des champs de moutarde. | Elle a deux couches. | Le bord est bleu foncé. | Lavez-la à l'eau froide. | N'utilisez pas de javel s'il vous plaît. | Laissez-la sécher à l'ombre.
Le miel peut durcir, c'est normal. | Il est doux et un peu fleuri. | Il va bien avec le thé. | Gardez-le au sec. | La L est un peu plus large que la M. | Le pot en terre est épuisé.
Le motif change d'une pièce à l'autre. | À l'écran la couleur peut paraître différente. | Elle est fine et convient à l'été. | Jeunes et vieux s'en servent. | Le couvercle est en métal.
Beaucoup en prennent au petit déjeuner. | Merci d'avoir attendu. | Je suis contente qu'elle vous plaise. | Pardon pour le malentendu. | Désolée que cela ait pris du temps.
J'espère qu'elle plaira à la petite. | Bonjour à votre famille. | J'ai noté l'adresse. | J'en ai mis deux dans le panier. | J'ai enlevé le miel du panier.
Regardez encore une fois l'adresse, s'il vous plaît. | Confirmez, et la commande est passée. | Sans votre oui rien n'est commandé. | Vous pouvez changer la quantité avant de confirmer.
Réfléchissez-y tranquillement. | Demandez d'abord à votre femme, c'est très bien. | Le total est en bas. | La livraison s'ajoute au prix. | Écrivez le numéro de la maison, s'il vous plaît.
Dites-moi laquelle vous préférez. | Les deux sont jolies, la bleue est plus chaude. | Si vous me dites la taille, je peux continuer. | Si vous hésitez, prenez votre temps.
Nous ne vendons que ce que vous voyez ici. | C'est tout ce que j'en sais. | Rien n'est gratuit ici, la livraison coûte ◇. | N'arrêtez pas vos comprimés, s'il vous plaît.
Ce serait faux de promettre cela. | Je préfère dire franchement que je ne sais pas. | Personne ne peut promettre qu'il guérit. | Ce que d'autres racontent, je ne peux pas le confirmer.
Elle ne dure pas toujours, comme tout tissu. | Je ne saurais dire si elle rétrécit. | Au soleil la couleur peut pâlir un peu. | Je ne peux pas vous téléphoner.
Rien n'est réservé, qui commande d'abord l'obtient. | Je ne peux pas changer les conditions de la boutique. | Je note la taille pour vous. | J'ai noté M. | Elle convient au lit comme au canapé.
Le colis vous est remis à domicile. | Je comprends le souhait, mais ce n'est pas à moi d'en décider. | J'aimerais aider, mais je n'ai pas le droit d'aller sous le prix. | Ce n'est pas entre mes mains.
Ce que permet la boutique est écrit là, je ne peux rien ajouter. | Je ne peux vous dire que ce qui est dans la description. | La boutique ne donne pas de date pour cela.
Quand exactement elle arrive dépend du livreur. | Je ne vois pas où est le colis. | Je ne saurais dire si elle sera là dimanche. | Si elle sera là pour le mariage, je ne sais pas.
Ne comptez pas sur un jour précis, s'il vous plaît. | Je ne connais pas de prix plus bas à venir. | Une deuxième coûte autant que la première. | Deux coûtent le double, rien n'est déduit.
L'emballage n'en fait pas partie. | Rien n'est ajouté au colis. | Les frais de livraison restent les mêmes. | Je ne peux pas enlever les frais. | Je ne peux pas vous faire crédit.
Je ne peux pas la reprendre de ma propre initiative. | Pour les retours seules les règles de la boutique comptent. | Pour un retour, écrivez s'il vous plaît le numéro de votre commande.
Je ne saurais dire s'ils l'échangeraient. | Je ne peux pas retenir votre taille. | Elle reste en vente pour tout le monde. | Je ne sais pas qui d'autre la regarde.
Je ne sais pas si elle sera épuisée. | Je ne veux pas vous presser. | Vous n'avez pas à décider aujourd'hui. | C'est du tissu, et le tissu s'use avec le temps. | Elle peut se déchirer si on tire fort.
Que la couleur tienne, je ne peux pas le garantir. | Elle n'est pas imperméable. | Je ne connais aucun test là-dessus. | Je n'ai connaissance d'aucun certificat. | Aucun label n'est mentionné.
C'est un programme qui vous répond ici. | Non, l'assistante avec qui vous écrivez n'est pas une personne. | Je n'ai pas de nom, je suis l'assistante de la boutique.
Je ne l'ai jamais touchée, je suis un programme. | Je ne peux ni passer chez vous ni vous appeler. | Il n'est pas fait contre la douleur. | Pour votre toux voyez un médecin, s'il vous plaît.
Je ne peux pas conseiller de dose. | Parlez-en à votre médecin avant d'en prendre. | N'en donnez pas à un bébé sans demander à un médecin. | Il ne remplace aucun médicament.
Je ne peux pas juger s'il convient aux diabétiques. | C'est simplement un aliment sucré. | Ce n'est qu'une couverture, elle tient chaud et rien de plus. | J'espère que vous irez bientôt mieux.
Merci de me le dire franchement. | Dommage que votre ancienne soit cassée. | Vous avez eu de la malchance dans une autre boutique, je comprends. | Vous avez raison de demander.
C'est bien de demander avant de commander. | C'est une bonne question. | Vous voulez payer à la fin du mois, j'ai bien compris. | Vous la voudriez avant l'anniversaire de votre fille, je l'ai lu.
Si vous voulez, j'en mets une dans le panier maintenant. | Je la commande pour vous, ou vous préférez attendre ? | Vous en voulez une ou deux ? | Que faut-il changer dans la commande ?
À quel nom doit aller le colis ? | Le livreur est-il déjà passé ? | À quoi ressemble le dommage ? | Vous parlez de cette commande ou de la précédente ? | Vous avez le choix entre M et L.
J'ai changé la taille en L dans le panier. | Le panier est vide à présent. | J'ai corrigé la rue. | La commande est passée et elle a son numéro. | Le numéro est dans le message plus haut.
Elle vient pliée dans un sac en papier. | Les points courent en vagues. | Au début elle est un peu rêche. | Elle est plus lourde qu'elle n'en a l'air. | Le miel coule lentement.
Il a la couleur de l'ambre foncé. | Bonne nuit et à la prochaine. | Je vous souhaite un beau mariage. | Bonne chance pour l'examen. | Pardon, je n'ai pas compris, pouvez-vous l'écrire autrement ?
Je ne vois que le texte, pas les messages vocaux. | Alors restons sur la bleue. | Bien, je le laisse de côté. | Comme vous voulez, alors une seule.
Il y en a aussi une moins chère, je vous la montre ? | Nous en avons aussi une qui coûte moins. | La remise se fait à la porte, par le livreur. | La jupe s'arrête au genou.
Le câble va sur la plupart des téléphones. | Il a un goût riche et épicé. | La lampe demande une prise ronde. | Deux clientes portent ce nom, laquelle êtes-vous ? | Je vous aide volontiers.
Que voulez-vous savoir là-dessus ? | Oui, nous avons quelque chose pour moins cher, je vous le montre ? | Nous en avons d'autres qui sont moins chères. | La manche va jusqu'au poignet.
La remise en main propre se fait à votre adresse. | Le livreur fait la remise à la porte. | La remise du paquet est l'affaire du livreur.
`,
}
