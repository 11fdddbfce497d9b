/** Of a window that the server refuses. */
export const disconnected = {
  title: 'This window is not connected',
  text: 'Its session has ended, or it was opened without a start link. Nothing you saved is lost.',
  kept: 'Its session has ended. What you typed here is kept: open a new start link in another tab of this browser, and this window continues.',
  how: 'Restart PAL Admin. Where it runs without a window, get a new start link on that computer with:',
  command: 'npm run link',
  retry: 'Check again',
  usedTitle: 'This start link was used before',
  usedText:
    'A start link works once, within a day. The browser that used it opens PAL Admin without it.',
  open: 'Open PAL Admin',
} as const

/** Of an address that leads nowhere: what its page says under the title, which the frame knows. */
export const notFound = {
  text: 'There is no page at {{path}}. The link may be old or mistyped.',
  back: 'Back to the dashboard',
} as const
