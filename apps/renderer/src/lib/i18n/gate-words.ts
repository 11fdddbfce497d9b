import { connection, gate, ofBudgets, vault } from '@pal/core/texts/en/frame/gate'
import i18next from 'i18next'

// They come with what says them: the frame is drawn without.
i18next.addResourceBundle('en', 'translation', { common: ofBudgets, connection, gate, vault }, true)
