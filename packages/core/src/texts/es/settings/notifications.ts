export const settingsNotifications = {
  testFailed: 'Falló la prueba',
  webhook: {
    title: 'Webhook',
    url: 'Dirección',
  },
}
