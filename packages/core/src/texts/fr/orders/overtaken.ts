/** Where another window has changed what is being changed here. */
export const overtaken = {
  text: 'Une autre fenêtre a modifié cette commande entre-temps. Si vous enregistrez, votre saisie la remplace.',
  useNewer: 'Garder la version récente',
  now: 'Maintenant :',
  empty: 'vide',
  left: 'Entre-temps, cette commande a été expédiée ou annulée : son client et son adresse restent tels quels.',
  notSaved: 'Votre saisie n’a pas été enregistrée.',
  copy: 'Copier votre saisie',
  copied: 'Votre saisie est copiée',
  notCopied: 'Impossible de copier votre saisie',
}
