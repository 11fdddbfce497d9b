/** Every address inside the console. */
export const paths = {
  dashboard: '/',
  campaigns: '/campaigns',
  conversations: '/conversations',
  orders: '/orders',
  products: '/products',
  analytics: '/ai-analytics',
  logs: '/logs',
  settings: '/settings',
  /** Where the Facebook credentials are entered. */
  integrations: '/settings?tab=integrations',
  /** Where saved replies are kept. */
  flowSettings: '/settings?tab=flow',
  /** Where the store is, its backups and its size. */
  dataSettings: '/settings?tab=data',
  /** Where key, model and prices are set. */
  aiSettings: '/settings?tab=ai',
} as const

/** Inside a page: one conversation, one order. */
export const pathTo = {
  conversation: (id: number) => `${paths.conversations}?view=${id}`,
  order: (id: number) => `${paths.orders}?order=${id}`,
} as const

/** Opened in the person's own browser. */
export const outside = {
  facebookDevelopers: 'https://developers.facebook.com/apps/',
} as const
