export const rehearsalOffers = {
  label: 'Vorgeschlagene Proben',
  price: 'Der Preis von {{product}} ist jetzt {{becomes}} statt {{was}}',
  prices_one: '{{count}} Preis von {{campaign}} hat sich geändert',
  prices_other: '{{count}} Preise von {{campaign}} haben sich geändert',
  card: {
    added: 'Neue Karte: „{{text}}“',
    changed: 'Karte geändert: „{{text}}“',
    removed: 'Karte entfernt: „{{text}}“',
  },
  cards_one: '{{count}} Karte hat sich geändert',
  cards_other: '{{count}} Karten haben sich geändert',
  model: '{{model}} wird am {{day}} abgeschaltet',
  modelGone: '{{model}} wurde am {{day}} abgeschaltet',
  more: '{{names}} und {{more}} weitere',
  why: 'Sehen Sie, was der Agent in vergangenen Unterhaltungen von {{campaign}} jetzt antwortet, bevor Kunden es tun.',
  whyKept_one:
    'Sehen Sie, was der Agent in der {{count}} Unterhaltung von {{campaign}} jetzt antwortet, die Sie sich dafür gemerkt haben.',
  whyKept_other:
    'Sehen Sie, was der Agent in den {{count}} Unterhaltungen von {{campaign}} jetzt antwortet, die Sie sich dafür gemerkt haben.',
  whyModel:
    'Sehen Sie, wie {{other}} in vergangenen Unterhaltungen von {{campaign}} antwortet, bevor Sie wechseln.',
  rehearse: 'Proben',
  rehearseNamed: 'Proben: {{what}}',
  notNow: 'Nicht jetzt',
  notNowNamed: 'Nicht jetzt: {{what}}',
  failed: 'Der Vorschlag steht noch da',
  past: 'Unterhaltungen proben',
  testChat: 'Im Testchat ausprobieren',
}
