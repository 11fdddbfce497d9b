/** Where another window has changed what is being changed here. */
export const overtaken = {
  text: 'Ein anderes Fenster hat diese Bestellung inzwischen geändert. Wenn Sie speichern, ersetzt Ihre Eingabe die neuere.',
  useNewer: 'Die neueren übernehmen',
  now: 'Jetzt:',
  empty: 'leer',
}
