export const sources = {
  title: 'De dónde vienen los clientes',
  note: 'El anuncio, el enlace o el comentario que trajo primero a cada cliente. Haz clic en una cifra para ver quién está detrás.',
  noWebhook:
    'Facebook solo indica el anuncio o el enlace por webhook, y ahora no funciona ninguno. Actívalo en Configuración, Integraciones: desde entonces los clientes nuevos se cuentan por origen.',
  none: 'Nadie empezó una conversación en este periodo.',
  failed: 'No se pudo cargar de dónde vienen los clientes',
  source: 'Origen',
  unknown: 'No se sabe',
  kind: { ad: 'Anuncio', link: 'Enlace', comment: 'Comentario', other: 'Otro camino' },
}
