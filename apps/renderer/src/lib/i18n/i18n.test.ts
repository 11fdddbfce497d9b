import i18next from 'i18next'
import { expect, it } from 'vitest'

import { speak } from './i18n.ts'

it('knows all words of a language of which single sentences were there before [SH-11]', async () => {
  i18next.removeResourceBundle('fr', 'translation')
  i18next.addResourceBundle('fr', 'translation', { reasons: { own: 'Voilà' } }, true)
  await speak('fr')
  expect(i18next.t('common.cancel')).toBe('Annuler')
  expect(i18next.getResource('fr', 'translation', 'reasons.own')).toBe('Voilà')
})
