export const notes = {
  title: 'Nota y etiquetas',
  tags: 'Etiquetas',
  add: 'Añadir una etiqueta',
  all: 'Todos los chats con la etiqueta {{tag}}',
  remove: 'Quitar la etiqueta {{tag}}',
  note: 'Nota',
  placeholder: 'Escribe una nota',
  help: 'Solo para ti: ni el cliente ni el agente la leen.',
  failed: 'No se pudieron guardar la nota o las etiquetas',
  rehearse: {
    title: 'Ensayo',
    text: 'Guarda esta conversación para probar con ella otros ajustes u otro modelo cuando quieras.',
    kept: 'Guardada. Está entre las guardadas de cada ensayo.',
    keep: 'Guardar para ensayar',
    remove: 'No guardar más',
    failed: 'No se cambió nada',
  },
}
