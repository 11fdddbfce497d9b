export const notifyReasons = {
  notify_order_subject: 'Nuevo pedido {{order}}',
  notify_human_subject: '{{customer}} te necesita',
}
