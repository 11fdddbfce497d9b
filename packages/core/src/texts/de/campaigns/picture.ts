/** The picture of a product, as it is chosen in a dialog. */
export const picture = {
  label: 'Bild',
  choose: 'Bild auswählen',
  other: 'Anderes auswählen',
  remove: 'Bild entfernen',
  help: 'Der Agent sendet es, wenn ein Kunde danach fragt. JPEG, PNG, GIF oder WebP; Sie können es auch hierher ziehen.',
  file: 'Bilddatei',
  failed: 'Das Bild lässt sich nicht zeigen',
}
