export const products = {
  title: 'Verkaufte Produkte',
  note: 'Bestellungen des Zeitraums, die nicht storniert wurden, von wem auch immer aufgenommen. Der Wert ist der der Stücke, die behalten wurden, vor Rabatten und Lieferung.',
  most: 'Gezeigt werden die {{number}} meistverkauften von {{all}}.',
  none: 'In diesem Zeitraum wurde nichts verkauft.',
  failed: 'Die verkauften Produkte konnten nicht geladen werden',
  product: 'Produkt',
  pieces: 'Verkaufte Stücke',
  returned: 'Zurückgekommen',
  value: 'Wert',
  all: 'Alle Produkte',
}
