import type { Labels } from './labels.ts'

export const pt: Labels = {
  subtotal: 'Subtotal',
  discount: 'Desconto',
  delivery: 'Entrega',
  free: 'grátis',
  total: 'Total',
  name: 'Nome',
  phone: 'Telefone',
  address: 'Endereço',
  note: 'Nota para a entrega',
  area: 'Zona de entrega',
  orderPlaced: (number) => `O seu pedido está feito. O número é ${number}.`,
  overtaken: 'Algo neste pedido mudou desde que o viu. Por favor, veja-o novamente.',
  confirm: 'Posso fazer este pedido? Responda «sim» para confirmar.',
  yesButton: 'Sim, fazer o pedido',
  changeButton: 'Mudar algo',
  missing: 'Por favor, envie-me',
  items: 'os produtos que deseja',
  assistant: (company) => `Está a falar com o assistente automático${company && ` de ${company}`}.`,
  handedOver: 'Uma pessoa da nossa equipa vai responder-lhe aqui.',
  patience: 'Obrigado pela mensagem. Estou a verificar e respondo já a seguir.',
}
