export const updateReasons = {
  update_now: 'Descargar',
  update_again: 'Reintentar',
  update_close: 'Cerrar',
}
