/** What was moved by mistake is what it was again. */
export const setBack = {
  to: 'Set back to {{status}}',
  title: 'Set {{order}} back to {{status}}?',
  text: 'Its history keeps both. The customer is not told of it.',
  cancelledText:
    'Its items leave the stock again, and it counts as revenue again. What was given back is to be collected again. Its history keeps both. The customer is not told of it.',
} as const

/** Why an order is cancelled, and what its customer is told. */
export const cancelling = {
  reasonField: 'Reason',
  noReason: 'No reason',
  note: 'Note',
  help: 'Only you see reason and note, in the order’s history.',
  promise: 'Tell the customer that {{amount}} will be given back',
} as const

/** Asked where an order is shipped without a courier. */
export const ship = {
  title: 'Ship {{order}}',
  text: 'The message to the customer names both. What you don’t know yet can stay empty.',
} as const
