/** Every page and tab of the product, and one that is none. */
export const pages = [
  '/',
  '/campaigns',
  '/conversations',
  '/orders',
  '/products',
  '/ai-analytics',
  '/logs',
  '/settings?tab=general',
  '/settings?tab=ai',
  '/settings?tab=tactics',
  '/settings?tab=flow',
  '/settings?tab=integrations',
  '/settings?tab=data',
  '/no/such/page',
] as const
