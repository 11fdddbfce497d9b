import type { Labels } from './labels.ts'

export const romanisedBengali: Labels = {
  subtotal: 'Ponner dam',
  discount: 'Chhar',
  delivery: 'Delivery charge',
  free: 'free',
  total: 'Shorbomot',
  name: 'Nam',
  phone: 'Phone',
  address: 'Thikana',
  note: 'Delivery-r note',
  area: 'Delivery elaka',
  orderPlaced: (number) => `Apnar order neoa hoyeche. Order number ${number}.`,
  overtaken: 'Apni dekhar por order tate kichu bodleche. Doya kore abar dekhe nin.',
  confirm: 'Order ta confirm korbo? Confirm korte "ha" likhun.',
  yesButton: 'Ha, order korun',
  changeButton: 'Kichu bodlabo',
  missing: 'Doya kore pathan',
  items: 'kon product niben',
  assistant: (company) =>
    `Apni ${company && `${company}-er `}automated assistant-er sathe kotha bolchen.`,
  handedOver: 'Amader ekjon protinidhi ekhane apnake uttor diben.',
  patience: 'Apnar message-er jonno dhonnobad. Ami dekhchi, ektu porei janacchi.',
}
