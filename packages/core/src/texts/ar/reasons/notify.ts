export const notifyReasons = {
  notify_order_subject: 'طلب جديد {{order}}',
  notify_human_subject: '{{customer}} يحتاجك',
}
