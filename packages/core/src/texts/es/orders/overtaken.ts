/** Where another window has changed what is being changed here. */
export const overtaken = {
  text: 'Otra ventana cambió este pedido mientras tanto. Si guardas, lo que escribiste lo sustituye.',
  useNewer: 'Usar los más recientes',
  now: 'Ahora:',
  empty: 'vacío',
  left: 'Mientras tanto este pedido se envió o se canceló, así que su cliente y su dirección quedan como están.',
  notSaved: 'Lo que escribiste no se guardó.',
  copy: 'Copiar lo que escribiste',
  copied: 'Lo que escribiste está copiado',
  notCopied: 'No se pudo copiar lo que escribiste',
}
