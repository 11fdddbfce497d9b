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
  payTitle: 'Diese Bestellungen als bezahlt markieren?',
  payText:
    'Sie gelten dann als ganz bezahlt: zusammen {{amount}}. Jede lässt sich in der Bestellung wieder ändern.',
  slips: 'Lieferscheine',
}
