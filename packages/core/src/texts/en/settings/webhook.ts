export const settingsWebhook = {
  title: 'Webhook (optional)',
  port: 'Port on this computer',
  publicUrl: 'Public address',
  saved: 'Webhook saved',
  makeFailed: 'Couldn’t make a verify token',
  testFailed: 'Couldn’t test the webhook',
} as const
