import {
  settingsLoginParts,
  settingsPagesParts,
  settingsWebhookParts,
} from '@pal/core/texts/en/settings/integration-parts'
import i18next from 'i18next'

// Most of what is set is set without them.
const settings = {
  login: settingsLoginParts,
  pages: settingsPagesParts,
  webhook: settingsWebhookParts,
}
i18next.addResourceBundle('en', 'translation', { settings }, true)
