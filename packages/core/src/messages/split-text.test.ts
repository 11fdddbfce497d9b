import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { messageTextLimit } from '../constants.ts'
import { splitText } from './split-text.ts'

const size = (text: string) => [...text].length

describe('a text that is longer than Facebook takes', () => {
  it('stays whole where it is short enough', () => {
    expect(splitText('x'.repeat(messageTextLimit - 1))).toHaveLength(1)
    expect(splitText('Hello. How are you?')).toEqual(['Hello. How are you?'])
  })

  it('is parted at the ends of sentences, in Bengali as well', () => {
    for (const sentence of ['This honey comes from the forest. ', 'এই মধু বন থেকে আসে। ']) {
      const parts = splitText(sentence.repeat(200))
      expect(parts.length).toBeGreaterThan(1)
      for (const part of parts) expect(part.at(-1)).toBe(sentence.trim().at(-1))
      expect(parts.join(' ')).toBe(sentence.repeat(200).trim())
    }
  })

  it('is parted between characters where it has no end', () => {
    const parts = splitText('👩‍👩‍👧‍👦'.repeat(600))
    for (const part of parts) expect(part.replaceAll('👩‍👩‍👧‍👦', '')).toBe('')
  })

  it('loses nothing but blanks, and every part fits', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 120 }), (words) => {
        const whole = words.join(' ')
        const parts = splitText(whole)
        expect(parts.join('').replaceAll(/\s/g, '')).toBe(whole.replaceAll(/\s/g, ''))
        for (const part of parts) expect(size(part)).toBeLessThan(messageTextLimit)
      }),
      { seed: 1, numRuns: 300 },
    )
  })
})
