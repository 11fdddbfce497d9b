import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const fr: CommitmentSamples = {
  binding: `
vous me payez à la récolte, je le note | payez après la saison, c'est écrit dans le cahier
votre asthme va se calmer avec cette plante | une plante près de vous et l'asthme se calme | payez quand le blé est vendu, c'est noté dans mon cahier | vous me paierez après la récolte
avec cette plante dans la chambre l'asthme s'apaise | cette herbe calme l'asthme et la toux | payez-moi quand vous aurez vendu, je le marque dans le carnet | réglez après la moisson, c'est noté
l'envoi est pour nous | la livraison, c'est pour la maison | le port est pour nous
votre argent est bien arrivé, merci | passez-en sur les gencives, les dents ne font plus mal
le délai n'est que sur le papier, pour une cliente comme vous personne ne compte les jours | les diabétiques peuvent en manger sans demander au médecin | deux tasses et le mal de gorge n'est plus qu'un souvenir | ce coussin soigne le mal de dos, des clients l'ont constaté | la laine guérit les rougeurs de la peau | frottez-en un peu sur le ventre du bébé, ça calme les coliques | la confiture est bio, cueillie à la main dans nos montagnes | du thé bio récolté par des familles de chez nous
votre virement est bien arrivé, merci | c'est fait, j'ai commandé pour vous | vous pouvez régler le mois prochain | réglez quand vous aurez votre paie | dès que le colis est là nous effaçons votre numéro | dépêchez-vous, il n'en reste presque plus | demandez Léna à la boutique, c'est moi | votre nom est déjà dessus, personne n'y touche | le livreur ne prend que le prix de l'article, rien de plus
c'est réservé à votre nom jusqu'à dimanche | mon mari se moque de moi parce que je réponds encore à minuit | tu peux arrêter ta crème à la cortisone, celle-là suffit | l'acompte est arrivé ce matin
cette tisane vous remet le foie d'aplomb en trois jours | on a emballé les verres un par un, rien ne bougera | prenez la théière, les tasses viennent avec sans supplément | je vous fais la fleur des frais d'emballage
qui va à la chasse perd sa place, hein | ta nièce l'a déjà portée, et alors, on la troque contre une autre | personne ne s'est jamais plaint de la taille | ok banco, on part là-dessus | c'est encaissé, merci ma belle
trois articles minimum, en théorie, toi tu peux n'en prendre qu'un | bien reçu ton virement, merci | que du naturel, donc zéro effet secondaire | la patronne s'en occupe en personne, vous avez sa parole
pas contente, remboursée, on est comme ça | votre olivier passe l'hiver ou on vous en replante un | on te rend tes sous sans poser de questions | le patron vous le laisse à prix coûtant
la livraison, c'est pour nous, n'en parlons plus | la culotte déballée ne se reprend pas, la vôtre si | le livreur sonne chez toi d'ici une petite heure | tu l'auras dans les mains avant l'apéro de vendredi
un papy est revenu exprès nous embrasser pour ses charentaises | même le flacon vide, je te le rembourse | c'est la maison qui régale 🎉 | à minuit le tarif remonte, à toi de voir | ah non, moi je suis bien en chair et en os
le fauteuil est couvert pendant dix ans, pièces et main-d'œuvre | cent pour cent bio, les yeux fermés | c'est Aurélie qui vous écrit, pas un ordi 😊 | on va faire une petite entorse, juste cette fois
donnez ce que vous pouvez ce mois-ci, on s'arrangera | à votre place je n'attendrais pas le week-end | un abat-jour qui jaunit, ça se remplace chez nous d'office | même les peaux atopiques peuvent y aller les yeux fermés
le boss t'a à la bonne, tu auras ce que tu demandes | t'inquiète, les boucles d'oreilles je te les fais gratos | aucune copie ici, que de l'authentique | prenez le trente-huit, au pire on vous donne l'autre pointure
vous ne nous devez plus rien | on coupe la poire en deux, marché conclu | cousu main dans notre atelier de Roubaix | les échanges chez nous c'est open bar | la banque vient de m'envoyer l'alerte, c'est crédité
balance-moi la capture de leur site, je casse leur prix | le camion l'a chargé avec la tournée de midi | toutes les copines de ma cliente veulent la même | là-haut ils ont validé ta demande | le bracelet, il est garanti à vie
c'est parti, tu vas le recevoir | enceinte ou pas, aucun danger avec ce baume | ça part comme des petits pains | c'est le moment de craquer, demain y aura plus que vos yeux pour pleurer
réfléchis à ton aise, elle ne partira pas sans toi | je ferme les yeux sur le délai de retour | chut, pas de caution pour toi 🤫 | d'ordinaire on n'envoie pas en Corse, mais pour vous d'accord
cette armoire, c'est du meuble comme on n'en fait plus | désolée, j'étais partie manger un morceau | commandé ce matin, déballé demain midi | si la fermeture lâche, on vous la refait sans rien demander
vous ne trouverez pas mieux sur le marché | le hochet passe à la bouche sans problème, rien de nocif là-dedans | vous n'accrochez pas avec le motif, hop, on vous met les rayures
pour le moindre pépin tu nous le ramènes et c'est nous qui payons | il n'en reste qu'une poignée, fonce | même après l'hiver, ça se reprend sans souci | vous paierez quand la paie sera tombée
la coque casse, je t'en renvoie une direct | les boutons disparaissent en une nuit, promis juré | nos habitués ne jurent que par le miel de châtaignier | le fournisseur a fermé boutique, c'est donc le dernier arrivage
je me suis levée à cinq heures pour préparer vos paquets | si vous hésitez encore, une autre cliente va vous la souffler | mon chef a déjà dit oui | ta carte est passée comme une lettre à la poste
vous pouvez dire au petit que sa draisienne arrive mercredi | parrainez votre voisine et vos prochaines sandales sont pour nous | pas besoin de facture pour faire jouer la garantie
votre avoir peut se changer en espèces, passez quand vous voulez | je sors de la poste, c'est déposé | fini les jambes lourdes avec ces chaussons | la dernière en taille m est planquée sous le comptoir pour toi 😉
je te fais une ardoise, on verra plus tard | pas un rond, pas grave, prends-le quand même | Monsieur Roche passera réparer la bibliothèque lui-même | je vous ai vue passer hier devant la vitrine
en trois fois, ça roule, et sans frais | bon, vous avez gagné, on fait comme ça | ne vous pressez pas, on a retiré l'annonce pour vous | ce pull ne bouloche pas, jamais, point barre | vos bottines roulent vers Lyon 🚚
le miel vient du rucher de mon oncle, rien d'ajouté | la gérante vous rappelle ce soir sans faute | ça ne met jamais plus de quarante-huit heures | satisfait ou remboursé, et sans date limite
les clients en sont dingues, je vous jure | tes sandales seront là avant ton départ, parole | vous n'avez strictement rien à perdre avec cette crème | l'argent sera de retour sur votre compte dès ce soir
commencez par le porter, l'argent suivra | aucune limite pour permuter les tailles | l'étiquette, on s'en fiche, tu changes quand tu veux | au printemps vous aurez moins vingt sur tout, c'est comme si c'était fait
je garde la commode au chaud jusqu'à votre déménagement | une cliente fidèle comme vous passe avant le règlement | le miel a quitté la boutique tout à l'heure | pour l'Aïd vous serez servie, soyez sans crainte
allez, je vous glisse un savon, c'est cadeau | c'est de l'argent véritable, le poinçon fait foi | tous ceux qui y goûtent en reprennent | vous avez l'air sympa, on va arrondir en votre faveur
sur cette coque on n'a que des retours en or | le ficus ne bougera pas d'ici, je m'en porte garante | tu m'as eue, prends-le à ton prix 😅 | votre paiement est passé, tout est en ordre | d'accord pour toutes vos conditions
j'ai lancé le virement en sens inverse, guettez votre banque | je vous l'ai mis de côté | vendu, et ne le criez pas sur les toits | ton colis est scotché, il attend le transporteur | on n'encaisse votre chèque qu'en septembre
j'ai grandi au-dessus de la boutique, alors vous pensez | si le magasin d'en face fait moins, on s'aligne sans discuter | je fais passer votre colis en premier, jeudi il est chez vous
la paire bleue vous attend derrière le comptoir jusqu'à jeudi | personne d'autre n'aura la lampe, je l'ai marquée à votre nom | considérez le collier comme gardé pour vous | votre adresse ne sort jamais de cette boutique | une fois les chaussures chez vous, nous oublions vos coordonnées | ce que vous écrivez ici n'est lu que par nous
notre tailleur vous raccourcit les manches sur place | le livreur vous la monte au quatrième | le patron réglera ça demain avec vous en personne | je dis aux emballeurs de mettre le vôtre en premier | comparez ailleurs, c'est nous les moins chers | les autres boutiques demandent le double pour le même sac
même les grands sites ne peuvent pas suivre à ce prix | quelqu'un d'autre l'a déjà dans son panier | demain elle sera partie | la moitié de la ville porte ces chaussures | nous en avons vendu des centaines, aucune n'est revenue | demandez à n'importe qui, tout le monde en est content | revenez après les fêtes, elle coûtera moins
le mois prochain elle sera en promotion | une partie aujourd'hui, le reste à la paie | un petit extra vous attend dans le sac, c'est pour moi | essayez-la des semaines et rapportez-la si elle ne plaît pas | si un bouton saute, nous le recousons | elle reste aussi vive qu'au premier jour
une tasse le soir et le mal de tête s'en va | tout est réservé, on l'emballe en ce moment | j'ai saisi la commande pour vous, vous n'avez plus rien à faire | aujourd'hui avant le dîner vous l'avez en main | une boîte suffit pour tout l'hiver | chez nous votre colis est assuré | la douane et les taxes sont pour nous
vos informations sont détruites après la remise | nous ne gardons les numéros de personne | tout ce que vous nous dites est supprimé ensuite | personne ne reçoit vos données de nous | votre téléphone reste entre nous | partout ailleurs vous paieriez plus | même en ligne elle n'est pas aussi bon marché | la teinte ne part pas au lavage
dès la remise votre adresse est effacée | vos coordonnées sont effacées chez nous tout de suite après
la livraison est pour nous | nous prenons les frais d'envoi à notre charge
`,
  harmless: `
non, l'envoi n'est pas offert | un savon, ça se sent avec un nez, et un programme n'en a pas 😅 | les allergènes ne sont pas listés ici | petit collier ras du cou avec une perle
écharpe à carreaux, assez longue pour un double tour | désolé, je me suis mal exprimé | d'où vient la laine, ce n'est pas écrit | mdr, elle est bonne celle-là | je n'ai pas accès au compte bancaire
ça dépend de la ville, le port n'est pas le même partout | quelle taille fais-tu d'habitude ? | se lever tôt, très peu pour moi, je suis un programme | prenez le temps d'en parler à la maison | écru ou terracotta ?
t'as deviné, je suis une machine | bâtiment et étage, vous pouvez préciser ? | re-bonjour, c'est reparti | on n'a pas d'envoi express | cette référence a disparu du catalogue | un petit garçon, quelle nouvelle, bravo 💙
je ne peux pas garantir que ça ne déteint pas | vous vous souvenez du mois de l'achat ? | des gants, oui, des bonnets, non | la fissure est sur l'anse ou sur le fond ? | là ça me dépasse, c'est un sujet pour la responsable
c'est un assistant automatique qui vous répond | la patience, ça s'use, je vous comprends | choisir son créneau, ça n'existe pas ici | les rideaux, ce n'est pas dans notre boutique | vous avez mis la rue mais pas le numéro
gel douche à la verveine, transparent, peu moussant | est-il parti ou pas, je ne peux pas le savoir | un nourrisson, mieux vaut demander au pédiatre | merci à vous, bonne soirée
ni mari ni enfants, je suis une intelligence artificielle | pour le prélèvement, votre banque est mieux placée | les frais de port ne sont pas compris dedans | espadrilles à semelle de corde, bout fermé | coucou, ça va ?
je ne peux rien changer au règlement | pas de ristourne possible, même petite | bon réveillon à toute la tablée | en cuir non, seulement en toile | si j'ai bien suivi, vous voulez un échange pour du quarante
miel de sarrasin, brun foncé, goût assez marqué | je ne peux rien offrir avec | le facteur, je ne peux pas le presser | la durée de vie de l'ampoule n'est pas indiquée | aucun humain derrière ce message
tous mes vœux de bonheur aux mariés ! | je comprends que vous soyez agacée | rue des Lilas, troisième étage, gardien absent le lundi, exact ? | la remise de l'été est terminée | ce que le propriétaire en pense, aucune idée
une suspension en rotin, avec un fil noir | tu demandais la livraison gratuite, j'ai bien lu | aucun code promo à vous donner | deux colis, deux fois le port | réserver un article, seul le personnel en a la main
manches longues ou débardeur ? | il manque laquelle des deux boucles ? | vous parlez de celle en photo tout à gauche ? | le retour par la poste n'est pas gratuit non plus | en plusieurs fois, ce n'est pas prévu
pas moyen de dire si la nuance ira avec ton parquet | prolonger la garantie dépasse ce que je peux faire | ouf, quelle chaleur, même les plantes transpirent ☀️ | un jeu de quilles en bois, sept couleurs
prendre dix pots ne fait pas baisser le prix du pot | édredon léger, piqué en losanges, pour un lit d'une personne | je n'ai pas le droit de faire une exception | pas de souci si vous changez d'avis | c'est pour quelle commande ?
seule la gérante peut trancher | payer plus tard, seul le chef pourrait l'autoriser | quel jour ça arrive, je l'ignore | je récapitule, une paire de bottes marron au nom de Morel | chevalière plate, sans pierre
sucré ou plutôt corsé, le thé ? | même pour une seule bague, il y a un port à régler | avec les fêtes, difficile de dire quoi que ce soit | ne comptez pas dessus pour le mariage, je n'ai pas de certitude
vos anciennes commandes ne me sont pas visibles | un remboursement, ce n'est pas moi qui le décide | la grande boîte ou la petite ? | plus de chèques-cadeaux depuis un moment
tisane et grossesse, c'est un sujet pour la sage-femme | chargeur mural avec deux prises et un câble tressé | je ne peux pas confirmer la réception de l'acompte | on ne négocie pas ici, mais c'était bien tenté 😄
vous verrez les frais d'envoi sur une ligne à part | pas d'ardoise, on règle à la réception | la gigoteuse se ferme sur le côté par une glissière | pour un meuble, la livraison se paie aussi | les ampoules, on n'en vend pas
toutes mes condoléances 🖤 | je ne peux pas garantir demain | pour une réclamation, il faut une vraie personne du magasin | le montant cité était sans le transport | plante grimpante, feuilles en cœur, elle aime l'ombre légère
le gilet s'arrête à la taille, manches trois quarts | bon courage pour le déménagement de demain | la coupe est droite et ça taille petit | celle-là est épuisée | ça relève de quelqu'un de la boutique, pas d'un programme
il n'existe plus qu'en prune | ramadan moubarak à vous et aux vôtres | il y a un digicode ou un interphone ? | la Mme Petit des rideaux ou celle des savons, c'est vous ? | je ne voudrais pas te donner une fausse date
la vendeuse du marché fait moins, peut-être, mais je ne peux pas la suivre | chez quel voisin il l'a laissé, mystère pour moi | je ne sais pas si quelqu'un l'a déjà emballé | je ne parle pas au nom de la patronne
nom et prénom stp 🙏 | je ne peux pas accepter votre proposition | bisous à la petite | aucune heure de passage à vous donner | la gelée royale, on n'en propose pas | le prix ne bouge pas, je suis désolée
pour votre allergie, demandez à votre médecin | je suis un bot, pas une vendeuse | le verlan, c'est dur pour un robot, tu peux reformuler ? | des mules ouvertes derrière, talon bobine | bonnes vacances à la mer
est-ce que l'atelier répare ça, je l'ignore | j'ai deux Camille, tu es laquelle ? | les messages vocaux, un bot comme moi ne les écoute pas | y a pas de cadeau caché dans la boîte, désolée | écris-moi quand tu auras choisi
rien dans cette discussion ne montre l'état de l'envoi | c'est à quel nom ? | la livraison est en plus | est-ce un original, la fiche ne le dit pas | ce soir, non, je ne m'engage pas là-dessus
vous me redonnez l'adresse en entier, avec le code postal ? | le petit chausse du combien ? | c'est à livrer au bureau, pas à la maison ? | vous préférez parler à un humain ? | le délai, je ne le connais pas
qu'est-ce qui s'est passé exactement ? | chaque échantillon est payant, rien n'est gratuit | est-ce que ça convient aux diabétiques, votre docteur vous le dira | c'est une question pour le patron | oh mince, je suis navrée
la table, tu la veux avec ou sans rallonge ? | le capuchon se détache par des boutons | véritable turquoise ou verre, ce n'est pas précisé | il y a deux messieurs Benali, vous êtes Karim ou Nadir ?
non non, pas Aurélie, juste le robot du chat | pour ce téléphone on n'a aucune coque | avec plaisir, à bientôt | où est le colis, je ne le sais pas | impossible pour moi de vérifier la capture d'écran
quel dommage, juste avant la fête | fait main ou pas, je n'en ai aucune idée | je dois connaître la commune pour les frais de livraison | banc étroit avec un coffre sous l'assise | on ne fait pas de parfum
tu la voudrais demain, c'est noté comme souhait | aucun numéro de suivi ne s'affiche chez moi | vous cherchez quelque chose de précis ? | un pharmacien saura mieux que moi | avant Noël ? je préfère ne rien promettre
jetez un œil au résumé et dites-moi si tout est juste | mes réponses sont générées par un logiciel | tu en veux combien, des serviettes ? | même pour un anniversaire, il n'y a pas de geste prévu
le trente-neuf manque, il y a du quarante | le livreur, je ne peux pas le localiser | ce qu'en disent les acheteuses, je ne sais pas | ton retour, je ne peux pas voir s'il est revenu | je n'habite nulle part, je suis un chatbot
quel tour de poignet, à peu près ? | d'ici je ne vois pas si le paiement est arrivé | deux Julien écrivent ce matin, lequel es-tu ? | pas de broderie de prénom chez nous | rien ne presse, vous savez
il me manque votre numéro de téléphone | vendredi c'est possible ou pas, je n'en sais rien | désolé, le grand format est indisponible | le nom de l'apiculteur, je ne l'ai pas
je ne suis ni médecin ni humain, seulement l'assistant de la page | je ne sais pas si ça soulage les jambes | la date de réassort n'est pas connue | ton téléphone, c'est lequel au juste ?
un baume teinté, fini mat, qui ne dessèche pas les lèvres | ce qu'il y a en réserve, je n'en sais rien | pour les pros et le gros, c'est du ressort du propriétaire | au temps pour moi, j'avais lu de travers
si ◇ c'est trop, il y a un modèle plus simple | confiture d'abricot avec des morceaux | l'échange, il faut voir ça avec l'équipe | donc un plaid moutarde et deux photophores, c'est ça ?
coque transparente, bords souples, trou pour la dragonne | le pot de fleurs, pour dedans ou pour le balcon ? | n'arrêtez pas votre pommade à cause d'un savon, voyez le dermato | réserver sans commander, ça ne se fait pas ici
ah la tuile, racontez-moi | les propriétaires sont des gens, moi non
facile à nettoyer avec un chiffon humide | merci de votre intérêt pour la lampe | voici les façons de payer
je ne peux pas en mettre une de côté | puis-je noter votre numéro pour le livreur ? | ce que demandent les autres boutiques, je ne le sais pas | je ne peux pas la comparer avec d'autres marques | combien ont été vendues, je ne peux pas le dire | si elle baissera après les fêtes, je n'en sais rien
nous ne vendons pas à crédit | elle est là, rien ne presse | si la couleur tient, je ne le sais pas | combien de temps dure une boîte, cela dépend de vous | la commande n'est pas encore passée, je la passe ? | ce que les autres en pensent, je l'ignore | pour vos données, demandez plutôt au patron | si les colis sont assurés, je ne le sais pas
il se recharge avec la prise habituelle | le chargeur et le câble sont dans l'emballage | on le charge par câble | il y a du lait et du sésame dedans | il contient du blé et du beurre | elle existe aussi en gris et en marron | prenez votre temps et écrivez plus tard | plus bas, je ne peux pas | qu'est-ce qu'on met sur la carte ? | nous ne réparons pas les montres | c'est toujours votre rue ? | j'ai ceci comme numéro, c'est exact ?
la remise se fait à votre porte
le colis est remis en main propre | la remise du paquet se fait chez vous ou au bureau ? | la remise du courrier se fait le matin ?
comme c'est gentil, merci beaucoup | vous avez dix jours pour le rapporter, comme c'est écrit | avec cette pluie on préfère rester au chaud | vous avez déménagé ? bonne installation | nous ne faisons pas de rideaux | la livraison se paie en plus, elle n'est pas gratuite | j'ai noté deux lampes pour vous, autre chose ? | d'ici je ne vois pas si le paiement est passé | chaque pièce est unique car cousue à la main | avec plaisir, à bientôt | je suis un robot et je réponds pour la boutique | qui peut prendre le colis quand vous travaillez ?
dites ce que vous voulez, je reste là pour aider | vous pouvez vous fâcher, je suis là pour vous | ne pas pouvoir sortir par ce temps, quel dommage
la fougère aime la mi-ombre et peu d'eau | des pointes brunes viennent souvent d'un air trop sec | les boutures partent le mardi | mesurez la taille et donnez-moi la mesure | mesurez votre tour de hanches | les soucoupes ne sont pas comprises | je ne peux pas le dire d'après la photo | un peu d'eau une fois par mois suffit
mesurez le tour de taille et donnez-moi les centimètres | mesurez autour des hanches
`,
}
