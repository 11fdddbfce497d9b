import { cameBy, filter, ofLists, stage } from '@pal/core/texts/en/frame/filter'
import i18next from 'i18next'

// They come with the lists that say them: the frame is drawn without.
i18next.addResourceBundle('en', 'translation', { cameBy, common: ofLists, filter, stage }, true)
