export const settingsLogin = {
  title: 'Facebook login',
  token: 'User access token',
  cancelled: 'Login Cancelled',
  cancelledText: 'The Facebook window was closed. Nothing was changed.',
  failed: 'Login Failed',
  done: 'Facebook connected',
} as const
