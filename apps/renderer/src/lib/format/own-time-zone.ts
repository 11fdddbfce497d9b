/** Of the computer that the window is on, which need not be the server's. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether that computer's clock shows UTC, as in Ghana. */
export const isInUtc = (): boolean => new Date().getTimezoneOffset() === 0
