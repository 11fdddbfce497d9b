/** Of several orders at once. */
export const bulkOrders = {
  label: 'Ausgewählte Bestellungen',
  select: 'Bestellung {{order}} auswählen',
  selectColumn: 'Ausgewählt',
  chosen_one: '{{count}} ausgewählt',
  chosen_other: '{{count}} ausgewählt',
  all: 'Alle {{count}} auswählen',
  clear: 'Auswahl aufheben',
  failed: 'Die Bestellungen wurden nicht geändert',
  moved_one: '{{count}} Bestellung: {{status}}',
  moved_other: '{{count}} Bestellungen: {{status}}',
  left_one: '{{count}} wurde nicht geändert. {{reason}}',
  left_other: '{{count}} wurden nicht geändert. {{reason}}',
  pay: 'Als bezahlt markieren',
  payTitle: 'Was eingegangen ist',
  payText:
    'Jede Bestellung gilt als ganz bezahlt. Hat ein Zusteller weniger übergeben, geben Sie ein, was Sie bekommen haben: Der Rest bleibt offen. Geben Sie 0 ein, wo nichts kam.',
  received: 'Erhalten',
  receivedOf: 'Erhalten für {{order}}',
  receivedMost: 'Offen sind höchstens {{amount}}.',
  receivedSum: 'Erhalten: {{amount}}',
  slips: 'Lieferscheine',
}
