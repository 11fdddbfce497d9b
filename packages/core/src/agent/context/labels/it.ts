import type { Labels } from './labels.ts'

export const it: Labels = {
  subtotal: 'Subtotale',
  discount: 'Sconto',
  delivery: 'Consegna',
  free: 'gratuita',
  total: 'Totale',
  name: 'Nome',
  phone: 'Telefono',
  address: 'Indirizzo',
  note: 'Nota per la consegna',
  area: 'Zona di consegna',
  orderPlaced: (number) => `Il suo ordine è registrato. Il numero è ${number}.`,
  overtaken:
    'Qualcosa in questo ordine è cambiato da quando l’ha visto. La preghiamo di ricontrollarlo.',
  confirm: 'Procedo con questo ordine? Risponda «sì» per confermare.',
  yesButton: 'Sì, ordina',
  changeButton: 'Cambia qualcosa',
  missing: 'Per favore mi invii',
  items: 'i prodotti che desidera',
  assistant: (company) =>
    `Sta scrivendo con l’assistente automatico${company && ` di ${company}`}.`,
  handedOver: 'Una persona del nostro team le risponderà qui.',
  patience: 'Grazie per il messaggio. Sto controllando e le rispondo tra poco.',
}
