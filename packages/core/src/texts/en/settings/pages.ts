export const settingsPages = {
  title: 'Connected pages',
  checkFailed: 'Couldn’t check the access tokens',
  disconnectFailed: 'Couldn’t disconnect the page',
  questions: {
    button: 'Opening questions',
    saveFailed: 'Couldn’t save the questions',
  },
} as const
