import type { Labels } from './labels.ts'

export const es: Labels = {
  subtotal: 'Subtotal',
  discount: 'Descuento',
  delivery: 'Envío',
  free: 'gratis',
  total: 'Total',
  name: 'Nombre',
  phone: 'Teléfono',
  address: 'Dirección',
  note: 'Nota para la entrega',
  area: 'Zona de envío',
  orderPlaced: (number) => `Su pedido está hecho. El número es ${number}.`,
  overtaken: 'Algo de este pedido ha cambiado desde que lo vio. Por favor, revíselo de nuevo.',
  confirm: '¿Hago el pedido? Responda «sí» para confirmar.',
  yesButton: 'Sí, hacer el pedido',
  changeButton: 'Cambiar algo',
  missing: 'Por favor, envíeme',
  items: 'los productos que desea',
  assistant: (company) =>
    `Está hablando con el asistente automático${company && ` de ${company}`}.`,
  handedOver: 'Una persona de nuestro equipo le responderá aquí.',
  patience: 'Gracias por su mensaje. Lo estoy consultando y le respondo en un momento.',
}
