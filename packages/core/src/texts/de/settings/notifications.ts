export const settingsNotifications = {
  testFailed: 'Test fehlgeschlagen',
  webhook: {
    title: 'Webhook',
    url: 'Adresse',
  },
}
