export const notifyReasons = {
  notify_order_subject: 'Nouvelle commande {{order}}',
  notify_human_subject: '{{customer}} vous attend',
}
