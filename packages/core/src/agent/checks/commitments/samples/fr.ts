import type { CommitmentSamples } from './commitment-samples.ts'

export const fr: CommitmentSamples = {
  binding: `
Vous en recevez une de plus gratuitement.
Les frais de port sont offerts.
Nous ajoutons un cadeau à votre colis.
Je vous offre la deuxième.
Vous n'avez rien à payer pour la livraison.
Vous ne payez rien.
Cela ne vous coûte rien, c'est la maison qui offre.
Nous payons l'envoi.
Nous prenons les frais de livraison à notre charge.
Je vous fais grâce des frais.
Une petite surprise est comprise, sans supplément.
L'emballage est inclus gratuitement.
Gardez-la, c'est un cadeau de ma part.
Nous vous remboursons la totalité.
Vous récupérez votre argent sans discussion.
Si vous n'êtes pas satisfait, nous vous remboursons.
Votre argent est en sécurité, nous le rendons sur demande.
Vous pouvez la retourner quand vous le souhaitez.
Les retours sont toujours acceptés. | Rendez-la même ouverte ou utilisée.
Vous pouvez l'échanger autant de fois que vous voulez.
Nous la reprenons à tout moment.
Si elle ne va pas, nous l'échangeons sans frais contre une autre taille.
Elle est garantie à vie. | Il y a cinq ans de garantie.
Nous garantissons qu'elle ne casse jamais.
Je vous assure qu'elle dure toujours.
Si elle casse, vous en recevez une neuve.
Nous la remplaçons s'il y a un problème.
Nous la réparons gratuitement.
En cas de dommage nous envoyons un remplacement.
Si la couleur passe, nous en refaisons une.
Nous en sommes responsables pendant des années.
Elle ne s'abîmera jamais, je vous le promets.
Vous l'aurez demain. | Vous la recevez aujourd'hui. | Elle arrive ce soir.
Elle est livrée cet après-midi. | Elle vous parvient après-demain.
La livraison ne prend qu'un jour. | Nous livrons en quelques heures.
Lundi matin elle est chez vous.
Nous l'expédions immédiatement, aujourd'hui même.
Le colis arrive chez vous avant midi.
Le coursier sera là dans trente minutes.
Vous l'aurez d'ici la fin de la semaine.
Mardi prochain c'est sûr, vous la recevez.
Nous vous l'apportons tout de suite.
Livraison express, elle arrive le jour même.
Il n'en reste qu'une.
Ce sont les dernières pièces, il en reste deux.
Elle est presque épuisée. | Il n'en reste que très peu. | Bientôt il n'y en aura plus du tout.
Dépêchez-vous, elle part très vite.
Beaucoup de gens l'achètent en ce moment.
Quelqu'un d'autre la veut aussi, décidez-vous rapidement.
Elle ne reviendra pas en stock. | Vous n'aurez pas d'autre occasion.
L'offre se termine aujourd'hui.
Le prix n'est valable que jusqu'à minuit.
Demain la promotion est terminée, achetez maintenant.
Demain le prix augmente. | Dernière chance à ce prix. | Vous avez une remise aujourd'hui.
Je vous fais un prix spécial. | Je peux vous la laisser moins cher.
Nous pouvons baisser un peu le prix. | Je vous réduis le prix.
Avec cette offre vous économisez beaucoup.
Payez moins, ce qui vous semble juste.
Prenez-en deux et n'en payez qu'une.
C'est à moitié prix si vous commandez maintenant.
Marché conclu, vous l'avez pour ça.
D'accord, comme vous voulez, à votre prix.
Très bien, j'accepte votre offre. | Ok, payez ce que vous avez dit.
Je vous la garde jusqu'à la semaine prochaine.
Elle est réservée pour vous, personne d'autre ne l'aura.
Je vous rappelle cet après-midi. | Je vous promets que nous le ferons. | Nous vous dédommagerons.
Vous recevez un bon pour votre prochaine commande.
Je suis une vraie personne, pas une machine.
Je suis un être humain comme vous.
Il n'y a pas de robot ici, une femme vous écrit.
Ce n'est pas un ordinateur qui écrit, c'est moi de ma main.
Vous parlez à une personne réelle. | gratuit | gratuitement | sans frais | un cadeau pour vous
en cadeau | offert | un bonus | c'est pour nous | à nos frais | à notre charge | je vous l'offre
c'est moi qui offre | je glisse | j'ajoute en plus | rien à payer | pas un centime
sans supplément | je ne vous la compte pas | je vous en fais cadeau | la deuxième pour rien
argent rendu | remboursement complet | jusqu'au dernier centime | toute la somme
sur votre compte | je vous rends le paiement | la renvoyer | la retourner | la rendre
nous la reprenons | l'échanger | même portée | même utilisée | même lavée | même ouverte
quand vous voulez | à tout moment | sans question | après un mois | après un an | des années après
garantie | garanti | à vie | toute une vie | dure des années | pour toujours | ne casse jamais
ne se déchire pas | ne déteint jamais | nous la réparons | nous la recousons
nous en refaisons une | un remplacement | une neuve à la place | le moindre défaut
le moindre problème | c'est notre responsabilité | nous en répondons | nous nous portons garants
aujourd'hui | demain | ce soir | cette nuit | ce matin | cet après-midi | après-demain | lundi
mardi | mercredi | jeudi | vendredi | samedi | dimanche | ce week-end | avant la fête
dans une heure | en quelques minutes | dans deux heures | dans quelques jours
la semaine prochaine | bientôt | immédiatement | tout de suite | sur-le-champ | à votre porte
sonne chez vous | sur le pas de la porte | avant midi | avant minuit | arrive | vous parvient
entre vos mains | part maintenant | chez vous | la dernière | il n'en reste qu'une
il en reste peu | presque épuisée | presque fini | bientôt épuisé | plus jamais
il n'y en aura plus | ne reviendra pas | dépêchez-vous | faites vite | vite | n'attendez pas
d'autres la veulent | d'autres regardent | quelqu'un d'autre | part vite
avant qu'il n'y en ait plus | jusqu'à épuisement | beaucoup la demandent | l'offre se termine
jusqu'à minuit | seulement aujourd'hui | le prix monte | dernière chance | expire | bientôt finie
la promotion | durée limitée | moins cher | moins chère | moins d'argent | un prix plus bas
réduit | je baisse | j'enlève quelque chose | remise | rabais | un geste | prix spécial
le meilleur prix | un meilleur prix | on s'arrange | négociable | rien que pour vous | moitié prix
une affaire | vous économisez | prix d'ami | marché conclu | d'accord pour ce prix | j'accepte
comme vous voulez | votre prix | c'est à vous pour ça | une vraie personne | un humain
pas une machine | pas un robot | en chair et en os | une femme | un homme | j'écris moi-même
mes mains | je m'appelle | je vous promets | je vous jure | ma parole | c'est sûr qu'elle arrive
sans faute | vous pouvez compter dessus | je vous appelle | nous vous rappelons | dédommagement
bon d'achat | réservée | je vous la garde | mise de côté
Il n'y a pas de bot ici. | Je suis employée de la boutique. | Pas de chatbot, une personne répond.
C'est la dernière de toute la ville. | Vous n'en trouverez nulle part ailleurs.
La livraison, c'est nous qui l'offrons. | On vous rend votre argent quand vous voulez.
On paie tout. | Le coursier vient aujourd'hui.
Il enlève les douleurs des articulations. | Mangez-en et la toux disparaît.
Il soigne les plaies et les maladies de la peau. | Il guérit le cancer et l’asthme.
Il fait perdre du poids. | Il fait baisser la tension et le sucre.
Plus besoin de médicaments. | Vos cheveux repoussent.
Cette huile guérit le mal de tête.
Ce thé soigne le diabète et la fièvre.
La crème soulage le dos et les genoux.
Il combat les infections et les allergies.
C’est mieux que tout comprimé du médecin.
Il brûle la graisse et affine le ventre.
Il éclaircit la peau et arrête la chute des cheveux.
Il n'a aucun effet secondaire. | Les médecins le recommandent à leurs patients. | C'est prouvé par des études.
Il renforce les défenses du corps. | C'est sans danger pendant la grossesse. | L'enflure disparaît en une nuit.
Vous dormirez bien avec deux cuillères. | Il fait baisser le cholestérol et le sucre. | Il guérit le diabète et le cancer.
Les taches de la peau s'effacent. | Il nettoie le sang et le foie. | Vous n'aurez plus besoin de vos comprimés.
Il enlève le mal de dos. | Il évite les rhumes tout l'hiver. | Il fait maigrir. | Il fait repousser les cheveux.
Il est certifié bio. | Il a le certificat halal. | Un laboratoire l'a analysé et il est pur.
Le gouvernement l'a approuvé. | Il a gagné un prix national. | C'est le meilleur de tout le pays.
Personne ne le vend moins cher. | Nous sommes numéro un du marché. | Vous ne trouverez pas mieux au monde.
Seul le nôtre est l'original, les autres sont des copies. | Il est cent pour cent authentique.
Il est toujours disponible, à toute heure. | Nous n'en manquons jamais. | Un nouveau stock arrive dans quelques jours.
Je mets cette pièce de côté à votre nom. | La vôtre attend ici jusqu'à votre paie.
Il arrive avant vos invités. | Vous le porterez au mariage. | Il sera là à temps pour l'anniversaire.
Quand vous rentrerez du travail, le carton sera là. | Une nuit de sommeil et le livreur sonne.
Vous n'attendrez pas plus d'un jour. | Le coursier part tout de suite. | Il a déjà quitté notre entrepôt.
Le chauffeur l'a déjà chargé. | Il est emballé et prêt à partir. | Votre achat est déjà conclu.
J'ai tout noté, vous n'avez plus rien à faire. | Vous ne risquez rien. | S'il vous déçoit, vous ne nous devez rien.
Ce que vous avez payé revient chez vous. | Vous ne perdrez pas un sou. | Nous arrangeons tout, quoi qu'il arrive.
Il vivra plus longtemps que nous. | Vos petits-enfants s'en serviront encore. | La couleur reste telle quelle pour toujours.
Vous pouvez le laver cent fois, il reste comme neuf. | Il est incassable. | Vous trouverez un petit plus dans le colis.
Le deuxième pot est mon cadeau. | Laissez votre porte-monnaie fermé devant le livreur. | Le trajet jusqu'à chez vous est pour nous.
Je vous arrondis cela vers le bas. | Pour les habitués je le fais à moins. | Donnez ce que vous pouvez.
Vous paierez plus tard, après votre salaire. | Payez en plusieurs fois sans intérêts. | Prenez-le maintenant à crédit.
Dites mon nom et ce sera moins. | Ce sera comme vous le demandez. | Vos conditions nous vont.
C'est comme si c'était fait. | Je m'en charge moi-même. | Nous venons le monter chez vous. | Un technicien passera vous voir.
Le responsable vous appelle dans l'heure. | Je vous écris ce soir. | Je veille à ce que vous l'ayez.
C'est quelqu'un de la famille qui écrit ici. | Je suis à la boutique avec mon café. | Aucun logiciel ne répond ainsi.
Je suis la sœur du patron. | Tous les voisins en ont déjà un. | Ce soir il n'y en aura plus.
Aucun programme de ce côté, il n'y a que nous.
Prenez-en chaque jour et votre dos rajeunit. | Un verre et le mal de tête s'en va. | Une semaine et vos dents ne font plus mal.
Une cliente a arrêté son traitement après. | Les médecins le prescrivent. | Il y a encore de la marge sur le prix. | Mardi vous l'avez chez vous. | Ma voisine était malade depuis des années, maintenant elle court.
`,
  harmless: `
Bonjour, comment puis-je vous aider aujourd'hui ?
Bonjour et merci de votre message. | Bonsoir, ravi de vous lire. | Bonne journée !
Que souhaitez-vous savoir ?
Quelle couleur préférez-vous, rouge ou bleu ?
Combien de pièces vous faut-il ? | Le prix est de ◇. | Elle coûte ◇. | Les deux ensemble font ◇.
La livraison coûte ◇. | Le total avec la livraison est de ◇. | Il n'y a pas de frais cachés.
La livraison est en plus, elle coûte ◇.
Je regrette, nous ne faisons pas de remise.
Je ne peux pas baisser le prix.
Malheureusement rien n'est gratuit ici.
Nous n'offrons rien. | Ce n'est pas possible, je le crains.
Nous ne pouvons pas accepter ce prix.
Je ne peux pas promettre quand elle arrive.
Je ne sais pas quand elle arrive et je ne veux pas deviner.
Nous n'offrons pas de garantie.
Je ne peux rien vous dire sur les retours.
Je ne peux pas dire combien de temps elle dure.
Elle est épuisée, je suis désolé. | Nous l'avons en stock. | Celle-ci est disponible.
Oui, nous l'avons encore.
Nous n'avons pas cette couleur en ce moment.
Nous en avons aussi de moins chères, voulez-vous les voir ?
Elle est en bois et peinte à la main. | Elle est douce, légère et chaude.
Elle convient à tous les jours et aux soirs d'été.
On peut la porter toute l'année.
Elle garde le thé chaud et l'eau froide.
La matière est agréable sur la peau. | Sans sucre et sans parfum.
C'est un joli cadeau pour une amie. | C'est un cadeau pour quelqu'un ?
Beaucoup de clients l'aiment.
Les gens l'achètent souvent pour les mariages.
Elle va bien avec l'autre.
Donnez-moi s'il vous plaît votre nom, téléphone et adresse.
Est-ce bien votre adresse ?
Regardez s'il vous plaît si tout est juste.
Dois-je la commander pour vous ? | Voulez-vous la commander maintenant ?
Préférez-vous payer par carte ou en espèces ?
Vous pouvez y réfléchir. | Prenez votre temps. | Merci de votre patience. | Merci d'avoir attendu.
Je suis désolé que vous ayez attendu si longtemps.
Désolé pour le dérangement.
Pouvez-vous me donner le numéro de la commande ?
Votre commande est en route. | Le colis a été remis au coursier. | C'est noté.
Je l'ai mise dans votre panier. | Je l'ai retirée de votre panier.
J'ai changé le nombre en deux. | Voici comment se passe la livraison.
Voici ce qui vaut pour les retours. | Voici nos horaires. | Notre téléphone est ci-dessous.
Je suis un assistant automatique.
Je suis l'assistant de la boutique, pas une personne.
Je suis content qu'elle vous plaise.
Nous nous réjouissons de votre visite.
Je vous en prie. | À bientôt ! | Très bien, merci. | Bien sûr, avec plaisir.
Je ne veux pas vous dire une chose fausse.
Je n'en suis pas sûr.
Quelle taille portez-vous d'habitude ?
Quelle est la taille de votre chambre ?
Pour quand vous la faut-il ? | Elle existe en trois couleurs.
Elle fait partie de notre nouvelle collection.
Les deux plaisent, celle-ci est plus grande.
La dernière dont vous parliez est plus grande.
Chacune est cousue par une femme différente, il n'y en a pas deux pareilles.
Envoyez-moi une photo s'il vous plaît.
Voici une image. | Désirez-vous autre chose ? | Avez-vous une préférence ?
Je vous en montre d'autres ? | Puis-je avoir votre nom ? | Le motif vous plaît ?
Avez-vous encore une question ? | Voulez-vous un pot ? | Je l'ajoute ? | Je le note ?
Laquelle vous plaît ? | Qu'en pensez-vous ? | Et la couleur ? | C'est pour qui ? | C'est juste ?
Tout est juste ? | Combien ? | Une ou deux ? | Autre chose ? | Vous pouvez payer ainsi.
Voici comment payer. | Vous pouvez nous appeler. | Vous nous trouvez ici.
Nos clients l'aiment beaucoup. | C'est celle de la photo. | Nous ne l'avons pas.
Nous l'avons en deux tailles. | C'est un bon choix. | Quelle bonne idée ! | Bonne question !
Je vois. | Je comprends. | Je regarde. | Un instant s'il vous plaît. | Merci de me le dire.
Désolé de l'apprendre. | C'est gentil.
C'est la plus demandée de notre collection.
La remise du colis se fait à la porte.
Elle ne sent rien. | Elle a des poches. | Elle est cousue main. | L'autre est plus petite.
Je note votre commande ?
Elle se lave à la main à l'eau froide et sèche à l'ombre. | Lavez-la à froid.
Faite à la main dans notre petit atelier. | Notre équipe coud chacune à la main avec soin.
Bien sûr ! | Certainement ! | Merci beaucoup. | Écrivez-nous si besoin.
Si vous avez une autre question, je suis là. | Il me faut votre adresse complète et un téléphone.
La petite taille est pour les enfants, la grande pour les adultes.
La couleur ne change pas au lavage. | Je note la commande ? | Regardez s'il vous plaît.
Un coton très doux. | Voulez-vous la voir ?
Formidable ! | Génial ! | Parfait ! | Super ! | Bien. | C'est joli !
C'est un cadeau très apprécié des mamans. | Voici la livraison dans votre ville.
Passez une bonne journée.
Nous acceptons le paiement à la livraison. | Nous livrons dans tout le pays.
Comment allez-vous aujourd'hui ? | Taille unique pour toutes. | Sans sucre, cela vous va ?
Une personne de la boutique vous renseigne sur les retours. | D'accord. | Volontiers. | Ok.
Une seule ? | Lot de trois pièces. | Thé sans sucre. | Un collègue doit-il vous répondre ?
Notre équipe l'emballe à la main. | Laissez.
La jupe s'arrête sous le genou. | La bandoulière passe sur l'épaule.
La crème sent la rose et ne colle pas. | Le câble est long et va avec presque tous les téléphones.
Les chaussures sont étroites, prenez une pointure de plus.
Elle a un goût sucré avec un peu de menthe. | Le sac contient un ordinateur et une bouteille.
Le couvercle ferme bien. | L'écran est clair et la batterie grande.
Le couteau a un manche en bois. | Nous vendons des sacs, des ceintures et des chaussures.
Nous avons des vêtements pour femmes et enfants. | Le tissu vient d'un village du nord.
La couleur tire plus sur le vert que sur le bleu. | Je n'ai pas compris votre message.
Pouvez-vous le réécrire ? | Il y a deux clientes de ce nom. | Quelle rue et quel numéro ?
La tasse est en argile. | L'huile est pour les cheveux et la peau. | Ce téléphone a deux caméras.
La table a trois pieds. | Elle descend jusqu'à la cheville.
Le jouet est pour les petits enfants. | Le livre parle de la mer.
La bague est en argent avec une pierre bleue. | La lampe a un abat-jour rond.
Le thé vient de la montagne. | Elle se ferme par une fermeture sur le côté.
Elle est plus fine que l'ancienne.
Si vous voulez, nous ajoutons l'autre pour ◇.
On ajoute aussi l'autre pour ◇ ?
Je ne peux pas dire s’il aide contre une maladie, demandez à votre médecin. | C’est un aliment, pas un médicament.
Il a bon goût dans le thé.
La crème sent bon et convient aux peaux sèches.
Le thé est fait de plantes.
Bon rétablissement à vous.
La jupe s’arrête au genou.
Nous avons douze sortes de miel. | Nous vendons trois articles en ce moment. | Il y a cinq produits dans notre boutique.
Je ne peux pas dire s'il est bio. | Nous n'avons pas de certificat. | Je ne sais pas si un laboratoire l'a analysé.
Je ne peux pas dire que c'est le meilleur. | Demandez à votre médecin, s'il vous plaît. | Ce n'est pas un médicament.
Je ne sais pas s'il convient pendant la grossesse. | Nous ne pouvons rien mettre de côté. | Payer plus tard n'est pas possible.
Nous ne vendons pas à crédit. | Je ne peux pas promettre qu'il arrive avant le mariage. | Je suis un programme, pas une personne.
Il est épais et doré. | L'écharpe couvre les épaules. | Un coussin pour la nuque et le dos.
Le sac contient le porte-monnaie et les clés. | La chemise est pour les garçons de dix ans.
Le cadre est pour une photo ou un diplôme. | La lampe est pour la table de nuit. | Il est vendu en pot de verre.
Les couleurs sont le rouge, le vert et le blanc. | Pour un mariage, beaucoup prennent le rouge. | La crème est pour les mains.
Lequel voudriez-vous ? | J'en ajoute deux. | J'ai noté votre adresse. | Désolé, celui-là est épuisé.
Il se lave à l'eau et au savon. | La commande n'est pas encore passée. | Il me faut d'abord votre oui au récapitulatif.
Parlez-vous du grand ? | C'est pour adultes et enfants. | C'est la taille habituelle d'un grand lit.
L'huile est pressée à froid. | L'infusion contient du gingembre et du citron. | Il sent bon les fleurs.
Le motif se voit des deux côtés. | Notre boutique est dans la vieille ville. | Il vient dans une boîte en carton.
Un moment, je regarde. | Une minute, s'il vous plaît. | Les manches sont longues et vont au poignet. | Le pantalon s'arrête au-dessus de la cheville. | L'ourlet tombe au genou. | Le col est rond.
L'adaptateur est pour les prises plates. | Le câble va avec presque tous les téléphones. | Les écouteurs sont noirs. | La poudre est mate et couvre bien.
Un joli cadeau pour votre sœur. | Je n'ai pas compris votre dernière ligne. | Un bon goût de poivre et de sel. | Les sandales ont un talon plat. | Beau choix !
Bonsoir. | Bonne nuit. | Bonne soirée.
La remise se fait en main propre. | Le colis se remet à la porte.
On paie en espèces à l'arrivée. | Votre commande est confirmée, merci. | Votre commande sera emballée avec soin. | Nous l'emballons bien pour la route. | Il n'y a pas de vert, mais du blanc.
Mardi nous sommes fermés. | Quel jour en avez-vous besoin ?
Un bon choix pour les jours froids. | Chaud en hiver, frais en été.
Le prix est fixe. | Le prix ne change pas, et le travail est soigné. | Pardon pour le mélange.
Le prix est ce qu'il est, mais la qualité est bonne. | La qualité vaut le prix.
Écrivez-nous quand vous voulez. | Je préfère demander d'abord. | La commande reste comme elle est. | Me voici.
`,
}
