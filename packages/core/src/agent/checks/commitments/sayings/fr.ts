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
`,
}
