import { expect, it } from 'vitest'

import { defaultSettings } from '../../contract/settings.ts'
import type { Settings } from '../../contract/settings.ts'
import { answerLanguages } from './answer-languages.ts'

const shop = (company: Partial<Settings['company']>, chosen: Settings['ai']['languages'] = []) => ({
  company: { ...defaultSettings.company, ...company },
  ai: { languages: chosen },
})

it.each([
  ['in Bangladesh', shop({}), 'BDT', ['en', 'bn', 'bn-latn']],
  ['in the Emirates', shop({}), 'AED', ['en', 'ar']],
  ['in Pakistan', shop({ country: 'PK' }), 'USD', ['en', 'hi-latn', 'ur']],
  ['in Brazil', shop({ country: 'BR' }), 'USD', ['en', 'pt']],
  ['of a German in Bangladesh', shop({ language: 'de' }), 'BDT', ['de', 'en', 'bn', 'bn-latn']],
  ['nowhere in particular', shop({ timezone: 'Etc/GMT+12' }), 'USD', ['en']],
  ['where a language is spoken that we have no words in', shop({ country: 'PL' }), 'USD', ['en']],
])(
  'a shop %s answers in its own languages, English and those of its country [AG-22]',
  (_, of, currency, expected) => {
    expect(answerLanguages(of, currency)).toEqual(expected)
  },
)

it('what the seller has chosen counts alone, the shop’s own language first [AG-22]', () => {
  expect(answerLanguages(shop({}, ['tr', 'ar']), 'BDT')).toEqual(['ar', 'tr'])
  expect(answerLanguages(shop({ language: 'ar' }, ['en', 'ar', 'bn']), 'BDT')).toEqual([
    'ar',
    'en',
    'bn',
  ])
})
