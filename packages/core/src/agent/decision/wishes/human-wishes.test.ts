import { expect, it } from 'vitest'

import { ownLanguages } from '../../../domain/entities.ts'
import { asksForHuman } from './human-wishes.ts'
import { ordinarySentences } from './ordinary-sentences.ts'
import { humanWishes } from './plain-wishes.ts'

it.each(ownLanguages)(
  'takes no everyday sentence for a wish for a human: %s [AG-16]',
  (language) => {
    expect(ordinarySentences[language].filter(asksForHuman)).toEqual([])
  },
)

it.each(ownLanguages)('follows a plain wish for a human: %s [AG-16]', (language) => {
  expect(humanWishes[language].filter((text) => !asksForHuman(text))).toEqual([])
})
