export const updateReasons = {
  update_now: 'Herunterladen',
  update_again: 'Erneut versuchen',
  update_close: 'Schließen',
}
