/** Where another window has changed what is being changed here. */
export const overtaken = {
  text: 'Ein anderes Fenster hat diese Bestellung inzwischen geändert. Wenn Sie speichern, ersetzt Ihre Eingabe die neuere.',
  useNewer: 'Die neueren übernehmen',
  now: 'Jetzt:',
  empty: 'leer',
  left: 'Diese Bestellung wurde inzwischen versandt oder storniert; Kunde und Adresse bleiben daher, wie sie sind.',
  notSaved: 'Ihre Eingabe wurde nicht gespeichert.',
  copy: 'Eingabe kopieren',
  copied: 'Ihre Eingabe ist kopiert',
  notCopied: 'Ihre Eingabe konnte nicht kopiert werden',
}
