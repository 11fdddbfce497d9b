export const settingsPages = {
  title: 'Connected pages',
  checkFailed: 'Couldn’t check the access tokens',
  disconnectFailed: 'Couldn’t disconnect the page',
  welcome: {
    button: 'Welcome screen',
    saveFailed: 'Couldn’t save the welcome screen',
  },
  comments: {
    button: 'Comments',
    saveFailed: 'Couldn’t save the message',
  },
} as const
