export const updateReasons = {
  update_now: 'Télécharger',
  update_again: 'Réessayer',
  update_close: 'Fermer',
}
