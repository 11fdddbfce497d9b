/** Where another window has changed what is being changed here. */
export const overtaken = {
  text: 'Une autre fenêtre a modifié cette commande entre-temps. Si vous enregistrez, votre saisie la remplace.',
  useNewer: 'Garder les plus récents',
  now: 'Maintenant :',
  empty: 'vide',
}
