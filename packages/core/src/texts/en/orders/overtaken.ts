/** Where another window has changed what is being changed here. */
export const overtaken = {
  text: 'Another window changed this order meanwhile. If you save, what you typed replaces it.',
  useNewer: 'Use the newer ones',
  now: 'Now:',
  empty: 'empty',
  left: 'This order was shipped or cancelled meanwhile, so its customer and address stay as they are.',
  notSaved: 'What you typed was not saved.',
  copy: 'Copy what you typed',
  copied: 'What you typed is copied',
  notCopied: 'Couldn’t copy what you typed',
} as const
