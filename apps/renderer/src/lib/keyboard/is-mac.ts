/** Where the Command key does what Ctrl does elsewhere. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)
