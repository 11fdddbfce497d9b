import i18next from 'i18next'

import type { analytics } from './en/analytics.ts'
import type { campaigns } from './en/campaigns.ts'
import type { conversations } from './en/conversations.ts'
import type { dashboard } from './en/dashboard.ts'
import type { launch } from './en/launch.ts'
import type { logs } from './en/logs.ts'
import type { orders } from './en/orders.ts'
import type { products } from './en/products.ts'
import type { settings } from './en/settings.ts'
import type { shell } from './en/shell.ts'

/** The words of each feature, in files of their own: a page's words are loaded with the page. */
const features = {
  analytics: async () => (await import('./en/analytics.ts')).analytics,
  campaigns: async () => (await import('./en/campaigns.ts')).campaigns,
  conversations: async () => (await import('./en/conversations.ts')).conversations,
  dashboard: async () => (await import('./en/dashboard.ts')).dashboard,
  launch: async () => (await import('./en/launch.ts')).launch,
  logs: async () => (await import('./en/logs.ts')).logs,
  orders: async () => (await import('./en/orders.ts')).orders,
  products: async () => (await import('./en/products.ts')).products,
  settings: async () => (await import('./en/settings.ts')).settings,
}

export type FeatureTexts = keyof typeof features
export const featureTexts = Object.keys(features) as readonly FeatureTexts[]

/** All that a key can name. */
export type Texts = typeof shell & {
  readonly analytics: typeof analytics
  readonly campaigns: typeof campaigns
  readonly conversations: typeof conversations
  readonly dashboard: typeof dashboard
  readonly launch: typeof launch
  readonly logs: typeof logs
  readonly orders: typeof orders
  readonly products: typeof products
  readonly settings: typeof settings
}

/** Makes a feature's words known, before anything of it is shown. */
export async function loadTexts(feature: FeatureTexts): Promise<void> {
  i18next.addResourceBundle('en', 'translation', { [feature]: await features[feature]() }, true)
}
