import type { OrderTexts } from './order-texts.ts'

export const de: OrderTexts = {
  invoice: 'Rechnung',
  packingSlip: 'Lieferschein',
  order: 'Bestellung',
  date: 'Datum',
  customer: 'Kunde',
  deliverTo: 'Lieferung an',
  product: 'Produkt',
  quantity: 'Menge',
  price: 'Preis',
  amount: 'Betrag',
  payment: 'Zahlung',
  unpaid: 'Unbezahlt',
  part: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  refunded: 'Erstattet',
  cashOnDelivery: 'Nachnahme',
  card: 'Karte',
  bankTransfer: 'Überweisung',
  other: 'Andere',
  returned: 'Zurückgegeben',
  due: 'Offener Betrag',
  collect: 'Bei Lieferung zu kassieren',
  collectNothing: 'Nichts zu kassieren',
  courier: 'Versanddienst',
  tracking: 'Sendungsnummer',
  items: 'Artikel',
  thanks: 'Vielen Dank für Ihre Bestellung.',
  money: {
    paid: (order) => `Wir haben Ihre Zahlung für die Bestellung ${order} erhalten. Vielen Dank!`,
    received: (order, amount) =>
      `Wir haben ${amount} für Ihre Bestellung ${order} erhalten. Vielen Dank!`,
    refunded: (order, amount) =>
      `Wir haben Ihnen ${amount} für Ihre Bestellung ${order} erstattet.`,
  },
  now: {
    processing: (order) => `Ihre Bestellung ${order} wird vorbereitet.`,
    shipped: (order) => `Ihre Bestellung ${order} ist unterwegs.`,
    delivered: (order) => `Ihre Bestellung ${order} wurde zugestellt. Vielen Dank!`,
    cancelled: (order) => `Ihre Bestellung ${order} wurde storniert.`,
  },
}
