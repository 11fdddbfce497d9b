/** The files of a store inside its folder. */
export const fileNames = { store: 'pal.db', logs: 'pal-logs.db' } as const
