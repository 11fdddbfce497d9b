export const settingsNotifications = {
  testFailed: 'Échec du test',
  webhook: {
    title: 'Webhook',
    url: 'Adresse',
  },
}
