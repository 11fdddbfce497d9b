import { languages } from '@pal/core/domain/entities'
import i18next from 'i18next'
import { expect, it } from 'vitest'

import { fieldLabels } from './field-labels.ts'
import { speak } from './i18n.ts'

it.each(languages)('has a word without a gap for each in %s [SH-11]', async (language) => {
  await speak(language)
  const t = i18next.getFixedT(language)
  for (const [field, label] of Object.entries(fieldLabels)) {
    const word: string = t(label, { fallbackLng: language, defaultValue: '' })
    expect(word, field).toMatch(/^[^{}]+$/)
  }
})
