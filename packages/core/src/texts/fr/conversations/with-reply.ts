/** A product of the campaign, put into a reply. */
export const product = {
  open: 'Envoyer un produit',
  search: 'Rechercher des produits',
  none: 'Aucun produit trouvé',
  failed: 'Impossible de charger les produits',
  out: 'En rupture',
  noPicture: 'L’image n’a pas été ajoutée',
}

export const picture = {
  add: 'Ajouter des images',
  list: 'Images à envoyer',
  remove: 'Retirer {{name}}',
  drop: 'Déposez les images pour les ajouter à votre réponse',
  unfit: {
    kind: 'non ajouté : Messenger affiche les images JPEG, PNG, GIF et WebP.',
    size: 'non ajouté : Facebook accepte les images jusqu’à 25 Mo.',
    empty: 'non ajouté : le fichier est vide.',
    many: 'non ajouté : une réponse contient au plus {{most}} images. Envoyez les autres ensuite.',
  },
}
