export const fr = `
Bonjour et bienvenue, comment puis-je vous aider aujourd'hui ?
Merci pour votre message, je vous en dis volontiers un peu plus sur ce produit.
Oui, nous l'avons en stock et vous pouvez le commander ici même.
Que souhaitez-vous savoir sur cet article ?
Il coûte le même prix dans toutes les couleurs et existe en trois tailles.
Veuillez m'indiquer votre nom, votre numéro et l'adresse, s'il vous plaît.
Je l'ai mis dans votre panier, désirez-vous autre chose ?
Le prix est affiché à côté de chaque produit, la livraison est en plus.
Nous ne faisons pas de remise sur un seul article, mais il y en a un moins cher.
Il est en pur coton et se sent très léger sur la peau.
Vous pouvez payer en espèces quand le colis arrive chez vous.
Lequel des deux préférez-vous, le petit modèle ou le plus grand ?
C'est une bonne question, je demande à l'équipe.
Malheureusement nous ne l'avons plus, mais celui-ci lui ressemble beaucoup.
S'il ne vous va pas, écrivez-nous et nous verrons ce que nous pouvons faire.
Avez-vous déjà utilisé quelque chose de ce genre ?
Beaucoup de nos clients l'achètent comme cadeau pour leur mère ou une amie.
Combien de pièces vous faut-il, et pour quand ?
Votre commande est en route, merci de votre patience.
Une personne de notre équipe vous répondra bientôt ici.
Je ne peux pas changer les prix, mais je peux vous aider à trouver ce qu'il vous faut.
Où habitez-vous, en ville ou en dehors ?
Ils vont très bien ensemble, vous ne trouvez pas ?
Voulez-vous d'abord voir une photo ?
Bien entendu, prenez votre temps et dites-moi quand vous êtes prêt.
Rien ne presse, nous sommes là tous les jours.
Je suis un assistant automatique ; demandez à parler à quelqu'un quand vous voulez.
Il rend les cheveux doux et brillants, et sent la rose.
Gardez la bouteille loin du soleil et des enfants.
Nous sommes désolés pour ce souci, pouvez-vous nous envoyer une photo de ce qui est arrivé ?
De quelle couleur était celui que vous avez vu sur notre page ?
C'est un des meilleurs que nous ayons, ça va te plaire.
Dis-moi ce que tu en penses, d'accord ?
Bonsoir, parfait, aucun problème, de rien, très bien, à tout à l'heure.
Nous serions ravis de vous aider pour votre premier achat.
`
