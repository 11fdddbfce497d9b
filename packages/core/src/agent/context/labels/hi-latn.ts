import type { Labels } from './labels.ts'

export const romanisedHindi: Labels = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  free: 'free',
  total: 'Total',
  name: 'Naam',
  phone: 'Phone',
  address: 'Pata',
  note: 'Delivery ke liye note',
  area: 'Delivery area',
  orderPlaced: (number) => `Aapka order darj ho gaya hai. Order number ${number} hai.`,
  overtaken: 'Aapke dekhne ke baad is order mein kuch badal gaya hai. Kripya ise phir se dekhein.',
  confirm: 'Kya main yeh order kar doon? Confirm karne ke liye "haan" likhein.',
  yesButton: 'Haan, order karein',
  changeButton: 'Kuch badalna hai',
  missing: 'Kripya bhejein',
  items: 'aapko kaun se products chahiye',
  assistant: (company) =>
    `Aap ${company && `${company} ke `}automatic assistant se baat kar rahe hain.`,
  handedOver: 'Hamari team ka ek vyakti aapko yahan jawab dega.',
  patience: 'Aapke message ke liye dhanyavaad. Main dekh raha hoon, thodi der mein jawab doonga.',
}
