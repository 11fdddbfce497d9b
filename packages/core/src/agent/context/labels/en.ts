import type { Labels } from './labels.ts'

export const en: Labels = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  free: 'free',
  total: 'Total',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  note: 'Note for delivery',
  area: 'Delivery area',
  orderPlaced: (number) => `Your order is placed. Its number is ${number}.`,
  overtaken: 'This order has changed since you saw it. Please read it again.',
  confirm: 'Shall I place this order? Please reply "yes" to confirm.',
  yesButton: 'Yes, place order',
  changeButton: 'Change something',
  missing: 'Please send me',
  items: 'the products you want',
  assistant: (company) =>
    `You are chatting with the automated assistant${company && ` of ${company}`}.`,
  handedOver: 'A person from our team will answer you here.',
  patience: 'Thank you for your message. I am looking into it and will answer in a moment.',
}
