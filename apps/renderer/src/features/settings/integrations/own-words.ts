import {
  settingsLoginParts,
  settingsPagesParts,
} from '@pal/core/texts/en/settings/integration-parts'
import i18next from 'i18next'

// Most of what is set is set without them.
const settings = { login: settingsLoginParts, pages: settingsPagesParts }
i18next.addResourceBundle('en', 'translation', { settings }, true)
