export const help = {
  description:
    'One file that tells whoever helps you how PAL Admin is doing. You see it first; nothing is sent.',
  make: 'Make the file',
  again: 'Make it again',
  save: 'Save file…',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Select the text and copy it yourself.',
  checking: 'Checking the database',
  skip: 'Skip the check',
  failed: 'Couldn’t make the file',
  what: 'It has versions, status, settings, the check of the database, crashes and the newest log entries.',
  never:
    'Keys, phone numbers and messages are not in it. Of the text you typed in Settings, only its length is included.',
  title: 'PAL Admin, help file of {{time}}',
  content: 'Content of the file',
  none: 'None',
  sections: {
    versions: 'Versions',
    status: 'Status',
    store: 'Database',
    settings: 'Settings',
    crashes: 'Crashes',
    program: 'Log of the program',
    log: 'System log',
  },
} as const
