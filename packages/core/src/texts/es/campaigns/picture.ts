/** The picture of a product, as it is chosen in a dialog. */
export const picture = {
  label: 'Imagen',
  choose: 'Elegir una imagen',
  other: 'Elegir otra',
  remove: 'Quitar la imagen',
  help: 'El agente la envía cuando un cliente la pide. JPEG, PNG, GIF o WebP; también puedes soltarla aquí.',
  file: 'Archivo de imagen',
  failed: 'No se puede mostrar la imagen',
}
