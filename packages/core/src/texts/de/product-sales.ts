export const products = {
  title: 'Verkaufte Produkte',
  note: 'Bestellungen des Zeitraums, die nicht storniert wurden, von wem auch immer aufgenommen. Wert und Marge sind die der Stücke, die behalten wurden, vor Rabatten und Lieferung.',
  most: 'Gezeigt werden die {{number}} meistverkauften von {{all}}.',
  none: 'In diesem Zeitraum wurde nichts verkauft.',
  failed: 'Die verkauften Produkte konnten nicht geladen werden',
  product: 'Produkt',
  pieces: 'Verkaufte Stücke',
  returned: 'Zurückgegeben',
  value: 'Wert',
  margin: 'Marge',
  marginOf: 'Wert abzüglich Kosten, von Produkten mit Einkaufspreis ({{number}} von {{all}})',
  noCost: 'Kein Einkaufspreis',
  addCosts:
    'Geben Sie bei Ihren Produkten den Einkaufspreis an, dann steht hier, was sie einbringen.',
  all: 'Alle Produkte',
}
