/** How lists say what was chosen of them. */
export const filter = {
  chosen: 'Chosen rows',
  remove: 'Remove the filter “{{filter}}”',
  page: 'Page',
  everyPage: 'All pages',
  campaign: 'Campaign {{id}}',
  product: 'Product {{id}}',
  source: 'Came by: {{name}}',
  sourceUnknown: 'Came by an unknown way',
} as const

export const cameBy = {
  ad: 'An advertisement',
  link: 'A link',
  comment: 'A comment',
  other: 'Another way',
} as const

/** What can be done with a list. */
export const ofLists = { export: 'Export', fromNewest: 'Show the newest first' } as const

/** How far a conversation has come. */
export const stage = {
  initial: 'New',
  interested: 'Interested',
  exploring: 'Exploring',
  collecting_info: 'Collecting info',
  ready_to_buy: 'Ready to buy',
  completed: 'Completed',
} as const
