/** The picture of a product, as it is chosen in a dialog. */
export const picture = {
  label: 'Image',
  choose: 'Choisir une image',
  other: 'En choisir une autre',
  remove: 'Retirer l’image',
  help: 'L’agent l’envoie quand un client la demande. JPEG, PNG, GIF ou WebP ; vous pouvez aussi la déposer ici.',
  file: 'Fichier de l’image',
  failed: 'L’image ne peut pas être affichée',
}
