import type { analytics } from '@pal/core/texts/en/analytics'
import type { campaigns } from '@pal/core/texts/en/campaigns'
import type { conversations } from '@pal/core/texts/en/conversations'
import type { dashboard } from '@pal/core/texts/en/dashboard'
import type { agentPause } from '@pal/core/texts/en/frame/agent-pause'
import type { disconnected, notFound } from '@pal/core/texts/en/frame/disconnected'
import type { cameBy, filter, ofLists, stage } from '@pal/core/texts/en/frame/filter'
import type { connection, gate, ofBudgets, vault } from '@pal/core/texts/en/frame/gate'
import type { unsaved } from '@pal/core/texts/en/frame/unsaved'
import type { help } from '@pal/core/texts/en/help'
import type { launch } from '@pal/core/texts/en/launch'
import type { logs } from '@pal/core/texts/en/logs'
import type { orders } from '@pal/core/texts/en/orders'
import type { amount, number } from '@pal/core/texts/en/orders/amounts'
import type { palette } from '@pal/core/texts/en/palette'
import type { products } from '@pal/core/texts/en/products'
import type { reasons } from '@pal/core/texts/en/reasons'
import type { rehearsal } from '@pal/core/texts/en/rehearsal'
import type { rehearsalOffers } from '@pal/core/texts/en/rehearsal-offers'
import type { settings } from '@pal/core/texts/en/settings'
import type { settingsDataParts } from '@pal/core/texts/en/settings/data-parts'
import type {
  settingsLoginParts,
  settingsPagesParts,
  settingsWebhookParts,
} from '@pal/core/texts/en/settings/integration-parts'
import type { shell } from '@pal/core/texts/en/shell'
import type { testChat } from '@pal/core/texts/en/test-chat'
import i18next from 'i18next'

import { loadFieldNames } from './field-names.ts'

/** The words of each feature, in files of their own: a page's words are loaded with the page. */
const features = {
  analytics: async () => (await import('@pal/core/texts/en/analytics')).analytics,
  campaigns: async () => (await import('@pal/core/texts/en/campaigns')).campaigns,
  conversations: async () => (await import('@pal/core/texts/en/conversations')).conversations,
  dashboard: async () => (await import('@pal/core/texts/en/dashboard')).dashboard,
  help: async () => (await import('@pal/core/texts/en/help')).help,
  launch: async () => (await import('@pal/core/texts/en/launch')).launch,
  logs: async () => (await import('@pal/core/texts/en/logs')).logs,
  orders: async () => (await import('@pal/core/texts/en/orders/page')).ordersPage,
  palette: async () => (await import('@pal/core/texts/en/palette')).palette,
  products: async () => (await import('@pal/core/texts/en/products')).products,
  settings: async () => (await import('@pal/core/texts/en/settings')).settings,
  rehearsal: async () => (await import('@pal/core/texts/en/rehearsal')).rehearsal,
  rehearsalOffers: async () =>
    (await import('@pal/core/texts/en/rehearsal-offers')).rehearsalOffers,
  testChat: async () => (await import('@pal/core/texts/en/test-chat')).testChat,
}

export type FeatureTexts = keyof typeof features
export const featureTexts = Object.keys(features) as readonly FeatureTexts[]

/** All that a key can name. */
export type Texts = typeof shell & {
  readonly amount: typeof amount
  readonly agentPause: typeof agentPause
  readonly analytics: typeof analytics
  readonly cameBy: typeof cameBy
  readonly campaigns: typeof campaigns
  readonly connection: typeof connection
  readonly conversations: typeof conversations
  readonly dashboard: typeof dashboard
  readonly disconnected: typeof disconnected
  readonly common: typeof shell.common &
    typeof ofBudgets &
    typeof ofLists & { readonly unsaved: typeof unsaved }
  readonly filter: typeof filter
  readonly gate: typeof gate
  readonly help: typeof help
  readonly launch: typeof launch
  readonly logs: typeof logs
  readonly notFound: typeof notFound
  readonly number: typeof number
  readonly orders: typeof orders
  readonly palette: typeof palette
  readonly products: typeof products
  readonly reasons: typeof reasons
  readonly settings: typeof settings & {
    readonly data: typeof settingsDataParts
    readonly login: typeof settingsLoginParts
    readonly pages: typeof settingsPagesParts
    readonly webhook: typeof settingsWebhookParts
  }
  readonly rehearsal: typeof rehearsal
  readonly rehearsalOffers: typeof rehearsalOffers
  readonly stage: typeof stage
  readonly testChat: typeof testChat
  readonly vault: typeof vault
}

/** Makes a feature's words known, before anything of it is shown. */
export async function loadTexts(feature: FeatureTexts): Promise<void> {
  const texts = await features[feature]()
  i18next.addResourceBundle('en', 'translation', { [feature]: texts }, true)
}

/** The sentences of why something failed. No page waits for them: the server's own replace them. */
export async function loadReasons(): Promise<void> {
  await loadFieldNames()
  await import('./reason-words.ts')
}
