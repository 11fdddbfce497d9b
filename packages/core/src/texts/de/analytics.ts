export const analytics = {
  period: {
    '7days': 'Letzte 7 Tage',
    '30days': 'Letzte 30 Tage',
  },
  orders_one: '{{count}} Bestellung',
  orders_other: '{{count}} Bestellungen',
  conversations_one: '{{count}} Unterhaltung',
  conversations_other: '{{count}} Unterhaltungen',
  measure: {
    conversations: 'Unterhaltungen',
    orders: 'Bestellungen',
    revenue: 'Umsatz',
  },
  setPrice: 'Preise festlegen',
  currency: 'Währung',
  chart: {
    total: 'Gesamt',
  },
  funnel: {
    stage: 'Phase',
  },
  campaigns: {
    title: 'Kampagnen',
    all: 'Alle Kampagnen',
    campaign: 'Kampagne',
  },
}
