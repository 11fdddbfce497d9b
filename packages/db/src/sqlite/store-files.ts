/** The files of a store inside its folder; `attachments` is a folder of files that messages came with. */
export const fileNames = {
  store: 'pal.db',
  logs: 'pal-logs.db',
  attachments: 'attachments',
} as const
