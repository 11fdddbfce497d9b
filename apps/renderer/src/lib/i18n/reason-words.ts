import { reasons } from '@pal/core/texts/en/reasons'
import i18next from 'i18next'

i18next.addResourceBundle('en', 'translation', { reasons }, true)
// A reason inside another one has no words of the server: what was drawn without them is drawn again.
i18next.emit('languageChanged', i18next.language)
