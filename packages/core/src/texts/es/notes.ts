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
}
