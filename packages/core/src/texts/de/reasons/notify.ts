export const notifyReasons = {
  notify_order_subject: 'Neue Bestellung {{order}}',
  notify_human_subject: '{{customer}} braucht Sie',
}
