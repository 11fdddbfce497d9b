export const settingsNotifications = {
  testFailed: 'فشل الاختبار',
  webhook: {
    title: 'Webhook',
    url: 'العنوان',
  },
}
