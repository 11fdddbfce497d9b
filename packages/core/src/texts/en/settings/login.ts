export const settingsLogin = {
  title: 'Facebook login',
  text: 'Connects all pages where you can answer messages, in one step.',
  token: 'User access token',
  tokenHelp: 'From the Graph API Explorer of your app, with all of the permissions listed here.',
  permissions: 'Required permissions',
  start: 'Log in with Facebook',
  startPasted: 'Log in with this token',
  insteadHelp:
    'Instead of the login above: a token from the Graph API Explorer of your app, with all of the permissions listed here.',
  inWindow: 'Continue in the Facebook window.',
  cancelled: 'Login Cancelled',
  cancelledText: 'The Facebook window was closed. Nothing was changed.',
  noAppId:
    'To log in at Facebook itself, save the App ID under App credentials first. A token can be pasted without it.',
  shortLived:
    'Without App ID and App Secret under App credentials, this login ends after an hour or two.',
  connecting: 'Connecting…',
  failed: 'Login Failed',
  needed: 'Paste a user access token first.',
  done: 'Facebook connected',
  success_one: 'Connected as {{name}}, with {{count}} page.',
  success_other: 'Connected as {{name}}, with {{count}} pages.',
  noPagesTitle: 'No page connected',
  noPages:
    'You are logged in as {{name}}, but Facebook shared no page where {{name}} can answer messages. Log in again and choose your page, or ask the page’s owner for a role that includes messages.',
} as const
