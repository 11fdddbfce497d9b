export const notes = {
  title: 'Notiz und Schlagwörter',
  tags: 'Schlagwörter',
  add: 'Schlagwort hinzufügen',
  all: 'Alle Chats mit dem Schlagwort {{tag}}',
  remove: 'Schlagwort {{tag}} entfernen',
  note: 'Notiz',
  placeholder: 'Notiz schreiben',
  help: 'Nur für Sie: Weder der Kunde noch der Agent liest sie.',
  failed: 'Notiz oder Schlagwörter konnten nicht gespeichert werden',
  rehearse: {
    title: 'Probe',
    text: 'Heben Sie dieses Gespräch auf, um geänderte Einstellungen oder ein anderes Modell jederzeit daran zu erproben.',
    kept: 'Aufgehoben. Es steht bei jeder Probe unter den aufgehobenen.',
    keep: 'Für Proben aufheben',
    remove: 'Nicht mehr aufheben',
    failed: 'Es wurde nichts geändert',
  },
}
