/** A product of the campaign, put into a reply. */
export const product = {
  open: 'Enviar un producto',
  search: 'Buscar productos',
  none: 'No se encontró ningún producto',
  failed: 'No se pudieron cargar los productos',
  out: 'Agotado',
  noPicture: 'No se agregó la imagen',
}

export const picture = {
  add: 'Agregar imágenes',
  list: 'Imágenes por enviar',
  remove: 'Quitar {{name}}',
  drop: 'Suelta las imágenes para agregarlas a tu respuesta',
  unfit: {
    kind: 'no se agregó: Messenger muestra imágenes JPEG, PNG, GIF y WebP.',
    size: 'no se agregó: Facebook acepta imágenes de hasta 25 MB.',
    empty: 'no se agregó: el archivo está vacío.',
    many: 'no se agregó: una respuesta lleva hasta {{most}} imágenes. Envía las demás después.',
  },
}
