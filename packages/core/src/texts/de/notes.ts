export const notes = {
  title: 'Notiz und Schlagwörter',
  tags: 'Schlagwörter',
  add: 'Schlagwort hinzufügen',
  all: 'Alle Chats mit dem Schlagwort {{tag}}',
  remove: 'Schlagwort {{tag}} entfernen',
  note: 'Notiz',
  placeholder: 'Notiz schreiben',
  help: 'Nur für dich: Weder der Kunde noch der Agent liest sie.',
  failed: 'Notiz oder Schlagwörter konnten nicht gespeichert werden',
}
