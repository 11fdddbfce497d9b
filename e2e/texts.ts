import { ar } from '@pal/core/texts/ar/ar'
import { bn } from '@pal/core/texts/bn/bn'
import { de } from '@pal/core/texts/de/de'
import { analytics } from '@pal/core/texts/en/analytics'
import { campaigns } from '@pal/core/texts/en/campaigns'
import { conversations } from '@pal/core/texts/en/conversations'
import { dashboard } from '@pal/core/texts/en/dashboard'
import { filter, ofLists, stage } from '@pal/core/texts/en/frame/filter'
import { connection, gate, ofBudgets, vault } from '@pal/core/texts/en/frame/gate'
import { unsaved } from '@pal/core/texts/en/frame/unsaved'
import { launch } from '@pal/core/texts/en/launch'
import { logs } from '@pal/core/texts/en/logs'
import { orders } from '@pal/core/texts/en/orders'
import { products } from '@pal/core/texts/en/products'
import { rehearsalOffers } from '@pal/core/texts/en/rehearsal-offers'
import { settings } from '@pal/core/texts/en/settings'
import { settingsDataParts } from '@pal/core/texts/en/settings/data-parts'
import {
  settingsLoginParts,
  settingsPagesParts,
  settingsWebhookParts,
} from '@pal/core/texts/en/settings/integration-parts'
import { shell } from '@pal/core/texts/en/shell'
import { es } from '@pal/core/texts/es/es'
import { fr } from '@pal/core/texts/fr/fr'

const en = {
  ...shell,
  common: { ...shell.common, ...ofBudgets, ...ofLists, unsaved },
  analytics,
  campaigns,
  connection,
  conversations,
  dashboard,
  filter,
  gate,
  launch,
  logs,
  orders,
  products,
  rehearsalOffers,
  stage,
  vault,
  settings: {
    ...settings,
    data: { ...settings.data, ...settingsDataParts },
    login: { ...settings.login, ...settingsLoginParts },
    webhook: { ...settings.webhook, ...settingsWebhookParts },
    pages: {
      ...settingsPagesParts,
      ...settings.pages,
      welcome: { ...settings.pages.welcome, ...settingsPagesParts.welcome },
      comments: { ...settings.pages.comments, ...settingsPagesParts.comments },
    },
  },
}

/** What the screens say, by language, as far as it is pressed here. */
export const texts = { en, ar, bn, de, es, fr }
export type Texts = (typeof texts)[keyof typeof texts]

/** A text with anything in its gaps, and nothing around it. */
export function saying(text: string): RegExp {
  const plain = (part: string) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map(plain)
      .join('.+')}$`,
  )
}
