import type { Labels } from './labels.ts'

export const nl: Labels = {
  subtotal: 'Subtotaal',
  discount: 'Korting',
  delivery: 'Bezorging',
  free: 'gratis',
  total: 'Totaal',
  name: 'Naam',
  phone: 'Telefoon',
  address: 'Adres',
  note: 'Opmerking voor de bezorging',
  area: 'Bezorggebied',
  orderPlaced: (number) => `Uw bestelling is geplaatst. Het nummer is ${number}.`,
  overtaken: 'Deze bestelling is veranderd sinds u die zag. Bekijk haar alstublieft opnieuw.',
  confirm: 'Zal ik deze bestelling plaatsen? Antwoord met „ja” om te bevestigen.',
  yesButton: 'Ja, bestellen',
  changeButton: 'Iets wijzigen',
  missing: 'Stuur mij alstublieft',
  items: 'de gewenste producten',
  assistant: (company) => `U chat met de automatische assistent${company && ` van ${company}`}.`,
  handedOver: 'Iemand van ons team antwoordt u hier.',
  patience: 'Bedankt voor uw bericht. Ik kijk het na en antwoord zo.',
}
