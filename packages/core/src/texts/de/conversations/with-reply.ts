/** A product of the campaign, put into a reply. */
export const product = {
  open: 'Produkt senden',
  search: 'Produkte suchen',
  none: 'Kein Produkt gefunden',
  failed: 'Die Produkte konnten nicht geladen werden',
  out: 'Nicht auf Lager',
  noPicture: 'Das Bild wurde nicht hinzugefügt',
}

export const picture = {
  add: 'Bilder hinzufügen',
  list: 'Zu sendende Bilder',
  remove: '{{name}} entfernen',
  drop: 'Bilder hier ablegen, um sie Ihrer Antwort hinzuzufügen',
  unfit: {
    kind: 'nicht hinzugefügt: Messenger zeigt Bilder in JPEG, PNG, GIF und WebP.',
    size: 'nicht hinzugefügt: Facebook nimmt Bilder bis 25 MB an.',
    empty: 'nicht hinzugefügt: Die Datei ist leer.',
    many: 'nicht hinzugefügt: Eine Antwort enthält höchstens {{most}} Bilder. Senden Sie die übrigen danach.',
  },
}
