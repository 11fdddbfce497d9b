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

it('words again what was drawn before the reasons had come [SH-11, FB-08]', async () => {
  let drawn = 0
  const draw = () => (drawn += 1)
  i18next.on('languageChanged', draw)
  try {
    // The file was loaded before the tests began: by another address it is loaded once more.
    const anew = './reason-words.ts?anew'
    await import(/* @vite-ignore */ anew)
    expect(drawn).toBe(1)
  } finally {
    i18next.off('languageChanged', draw)
  }
})
