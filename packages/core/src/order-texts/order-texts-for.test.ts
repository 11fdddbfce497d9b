import { expect, it } from 'vitest'

import { ownLanguages } from '../domain/entities.ts'
import { orderTextsFor } from './order-texts-for.ts'

it('each language has words of its own for paper and messages, and none is missing [OR-07, OR-09]', () => {
  const words = ownLanguages.map((language) => {
    const { now, money, ...words } = orderTextsFor(language)
    const messages = Object.values(now).map((say) => say('PAL-000003'))
    const sums = [money.received('PAL-000003', '৳500'), money.refunded('PAL-000003', '৳500')]
    const promised = money.willRefund('৳500')
    for (const message of [...sums, promised]) expect(message, language).toContain('৳500')
    messages.push(money.paid('PAL-000003'), ...sums)
    for (const message of messages) expect(message, language).toContain('PAL-000003')
    for (const word of Object.values(words)) expect(word.trim(), language).not.toBe('')
    // Of two states of something, a reader has to know which.
    const { unpaid, part, paid, refunded } = words
    expect(new Set([unpaid, part, paid, refunded]).size, language).toBe(4)
    expect(words.collect, language).not.toBe(words.collectNothing)
    expect(new Set(messages).size, language).toBe(7)
    return JSON.stringify([words, messages, promised])
  })
  expect(new Set(words).size).toBe(ownLanguages.length)
})

it('takes a country and a script with the language, and English where it has none [OR-07]', () => {
  expect(orderTextsFor('bn-BD')).toBe(orderTextsFor('bn'))
  expect(orderTextsFor('bn_Latn')).toBe(orderTextsFor('bn-latn'))
  expect(orderTextsFor('ja')).toBe(orderTextsFor('en'))
})
