/** Where another window has changed what is being changed here. */
export const overtaken = {
  text: 'Otra ventana cambió este pedido mientras tanto. Si guardas, lo que escribiste lo sustituye.',
  useNewer: 'Usar los más recientes',
  now: 'Ahora:',
  empty: 'vacío',
}
