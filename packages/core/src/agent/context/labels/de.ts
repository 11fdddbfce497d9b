import type { Labels } from './labels.ts'

export const de: Labels = {
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Lieferung',
  free: 'kostenlos',
  total: 'Gesamt',
  name: 'Name',
  phone: 'Telefon',
  address: 'Adresse',
  note: 'Hinweis zur Lieferung',
  area: 'Liefergebiet',
  orderPlaced: (number) => `Ihre Bestellung ist eingegangen. Die Bestellnummer ist ${number}.`,
  overtaken:
    'Diese Bestellung hat sich geändert, seit Sie sie gesehen haben. Bitte sehen Sie sie erneut an.',
  confirm: 'Soll ich so bestellen? Antworten Sie zum Bestätigen mit „ja“.',
  yesButton: 'Ja, bestellen',
  changeButton: 'Etwas ändern',
  missing: 'Bitte schicken Sie mir',
  items: 'die gewünschten Produkte',
  assistant: (company) =>
    `Sie schreiben mit dem automatischen Assistenten${company && ` von ${company}`}.`,
  handedOver: 'Ein Mensch aus unserem Team antwortet Ihnen hier.',
  patience: 'Danke für Ihre Nachricht. Ich sehe nach und antworte gleich.',
}
