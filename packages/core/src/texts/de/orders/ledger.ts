/** What is to be packed, and what is still to be paid. */
export const ledger = {
  payment: { label: 'Zahlung', all: 'Jede Zahlung', due: 'Nachnahme offen' },
  courier: { label: 'Versanddienst', all: 'Jeder Versanddienst', none: 'Ohne Versanddienst' },
  unprinted: 'Lieferschein nicht gedruckt',
  dates: { from: 'Von', to: 'Bis' },
  sums: {
    label: 'Summen dieser Bestellungen',
    total: 'Gesamt: {{amount}}',
    sold: 'Gesamt ohne stornierte Bestellungen: {{amount}}',
    due: 'Noch offen: {{amount}}',
    atLeast: 'Das sind die Summen von {{count}} Bestellungen; es gibt mehr.',
  },
  couriers: {
    open: 'Zahlungen der Versanddienste',
    text: 'Geld, das Versanddienste an der Tür kassiert und Ihnen noch nicht ausgezahlt haben.',
    orders: 'Bestellungen',
    due: 'Schuldet Ihnen',
    show: 'Bestellungen zeigen: {{courier}}',
    none: 'Kein Versanddienst schuldet Ihnen etwas',
    noneText:
      'Zugestellte Bestellungen mit Nachnahme stehen hier, bis sie als bezahlt markiert sind.',
    failed: 'Was die Versanddienste schulden, konnte nicht geladen werden',
  },
  file: { pathao: 'Pakete für Pathao (CSV)', steadfast: 'Pakete für Steadfast (CSV)' },
}
