/** Where another window has changed what is being changed here. */
export const overtaken = {
  text: 'Another window changed this order meanwhile. If you save, what you typed replaces it.',
  useNewer: 'Use the newer ones',
  now: 'Now:',
  empty: 'empty',
} as const
