import { describe, expect, it } from 'vitest'

import { ownLanguages } from '../../../domain/entities.ts'
import {
  blanket,
  someCampaign,
  someContext,
  someDecision,
  someSettings,
} from '../../../testing/agent-context.ts'
import { checkDecision } from '../checks.ts'
import { commitmentSamples } from './all-samples.ts'
import { commitmentIn, wordsIn } from './classifier.ts'
import { findCommitments } from './find-commitments.ts'

const found = (reply: string, context = someContext()) =>
  findCommitments(reply, [], context).map(({ sentence }) => sentence)
const parts = (text: string) => text.split(/[\n|]/).filter((part) => part.trim() !== '')

describe.each(ownLanguages)('in %s', (language) => {
  const { binding, harmless } = commitmentSamples[language]

  it('has learnt what binds a shop and what does not [AG-20, AG-23]', () => {
    const score = (text: string) => commitmentIn(wordsIn(text))
    const right = [
      ...parts(binding).map((text) => score(text) > 0),
      ...parts(harmless).map((text) => score(text) < 0),
    ]
    expect(right.length).toBeGreaterThan(300)
    expect(right.filter(Boolean).length / right.length).toBeGreaterThan(0.97)
  })
})

describe('what is stated of what is owed and given', () => {
  const stated = [
    'No need to pay.',
    'Es kostet dich nichts.',
    'The honey comes with the blanket.',
    'Both for the price of one.',
    'The price is negotiable.',
    'Puedes pagar a fin de mes.',
    'U kunt hem later omruilen voor een andere kleur.',
    'It is made in Japan.',
    'এটা জাপানে তৈরি।',
    'هذا الطعام يشفي أمراض الكلى.',
    'इस खाने से किडनी की बीमारी ठीक हो जाती है।',
    'This heals every disease.',
    'الماری کی رقم پانچ قسطوں میں بغیر سود دے سکتی ہیں۔',
    'Dit geneest ziekten.',
  ]
  it('is stopped whatever it resembles, and its opposite is not [AG-20]', () => {
    expect(stated.filter((text) => found(text).length === 0)).toEqual([])
    const opposite = [
      'You cannot pay by card here.',
      'The price is not negotiable.',
      'The honey is not included with the blanket.',
      'You cannot have both for the price of one.',
      'It is made of cotton.',
      'It is not made in Japan.',
      'Is the honey included?',
      'Delivery included, it is {{total}}.',
      'You want to pay at the end of the month, I understand.',
      'No cura ninguna enfermedad.',
      'I cannot tell whether it cures an illness.',
      'Cura il disegno nei dettagli.',
    ]
    expect(opposite.filter((text) => found(text).length > 0)).toEqual([])
  })

  it('may be said where the shop or one of its tactics says the same [AG-20, ST-03]', () => {
    const saying = (shopFacts: string) =>
      someContext({ settings: someSettings({ ai: { shopFacts } }) })
    const both = 'Both for the price of one.'
    expect(found(both, saying('This week you get both for the price of one.'))).toEqual([])
    expect(found(both, saying('The price of one is the price of one.'))).toHaveLength(1)
    const toBargain = someContext({ products: [{ ...blanket, lowestPriceMinor: 100_000 }] })
    expect(found('The price is negotiable.', toBargain)).toEqual([])
    expect(found('No need to pay.', toBargain)).toHaveLength(1)
    const campaign = { ...someCampaign, strategies: { freeDelivery: true } }
    const unpaid = 'You need not pay for delivery.'
    expect(found(unpaid)).toHaveLength(1)
    expect(found(unpaid, someContext({ campaign }))).toEqual([])
  })

  it('is held against the second look where nothing is owed or several go for one [AG-23]', () => {
    const sure = (text: string) =>
      findCommitments(text, [], someContext()).map(({ isSure }) => isSure)
    expect(sure('No need to pay.')).toEqual([true])
    expect(sure('Both for the price of one.')).toEqual([true])
    expect(sure('The price is negotiable.')).toEqual([false])
  })
})

describe('a sentence that binds the shop', () => {
  it('is stopped among others, in whatever language it is [AG-20]', () => {
    expect(found('Hello! You get your money back whenever you like. What size?')).toEqual([
      'You get your money back whenever you like.',
    ])
    expect(found('Hello! Morgen haben Sie sie, versprochen.')).toHaveLength(1)
    const checked = checkDecision(
      someDecision({ reply: 'We take it back at any time, even if it is used.' }),
      someContext(),
    )
    expect(checked.sendable).toBe(false)
    expect(checked.problems.map(({ code }) => code)).toContain('commitment')
  })

  it('is only suspected where it is not far from what binds nobody, and not at all where a second look follows [AG-20, AG-23]', () => {
    const begins = ['It lies well', 'It sits well', 'It is easy to clean', 'It fits', 'It is soft']
    const ends = ['', ' on the skin', ' in the hand', ' at home', ' in winter', ' with most']
    const near = begins
      .flatMap((begin) => ends.map((end) => begin + end))
      .find((text) => {
        const score = commitmentIn(wordsIn(text))
        return score > -0.25 && score < -0.05
      })
    expect(near).toBeDefined()
    const sure = (review: boolean) =>
      findCommitments(
        `${near}. You get your money back.`,
        [],
        someContext({ settings: someSettings({ ai: { review } }) }),
      ).map(({ isSure }) => isSure)
    expect(sure(false)).toEqual([false, true])
    expect(sure(true)).toEqual([true])
  })

  it('is not hidden by a question mark behind a comma [AG-20]', () => {
    expect(found('You get a second one for free, all right?')).toHaveLength(1)
    expect(found('Would you like to order it now?')).toEqual([])
    expect(found('Apnar naam, phone number ar thikana ta diben?')).toEqual([])
  })

  it('may be said where a text of the shop says as much [AG-20]', () => {
    const reply = 'We repair it at no charge if anything breaks.'
    expect(found(reply)).toHaveLength(1)
    const described = { ...blanket, description: 'If anything breaks, we repair it at no charge.' }
    expect(found(reply, someContext({ products: [described] }))).toEqual([])
    const facts = someSettings({ ai: { shopFacts: 'We repair shoes.' } })
    expect(found(reply, someContext({ settings: facts }))).toHaveLength(1)
  })

  it('may be said where a tactic that is on makes it true [AG-20, ST-03]', () => {
    const campaign = { ...someCampaign, strategies: { freeDelivery: true } }
    const decision = someDecision({ reply: 'Delivery is free from {{free_delivery_from}} on.' })
    expect(checkDecision(decision, someContext({ campaign })).sendable).toBe(true)
  })

  it('is not made of the name of a product [AG-20]', () => {
    const named = { ...blanket, name: 'Lifetime Guarantee Money Back' }
    const context = someContext({ products: [named] })
    expect(found('The Lifetime Guarantee Money Back is blue.', context)).toEqual([])
  })

  it('may say that a human answers where the customer is handed to one [AG-20]', () => {
    const saying = (handOver: boolean) =>
      checkDecision(someDecision({ reply: 'A person will answer.', handOver }), someContext())
        .binding
    expect(saying(true)).toEqual([])
    expect(saying(false)).toHaveLength(1)
  })

  it('is not what the shop only asks, or gives from some amount on [AG-20]', () => {
    const held = (reply: string, shopFacts: string) =>
      !checkDecision(
        someDecision({ reply }),
        someContext({ settings: someSettings({ ai: { shopFacts, review: false } }) }),
      ).sendable
    const back = 'You get your money back whenever you like.'
    expect(held(back, 'You get your money back whenever you like.')).toBe(false)
    expect(held(back, 'Do you get your money back whenever you like? Ask us.')).toBe(true)
    const told = 'Te devolvemos el dinero cuando quieras.'
    expect(held(told, 'Te devolvemos el dinero cuando quieras.')).toBe(false)
    expect(held(told, '¿Te devolvemos el dinero cuando quieras? No.')).toBe(true)
    const free = 'Delivery is free.'
    expect(held(free, 'Delivery is free.')).toBe(false)
    expect(held(free, 'Delivery is free from 5000 taka on.')).toBe(true)
  })

  it('is not hidden in an address, or in a sign that is read as a word [AG-20]', () => {
    const at = (address: string) =>
      someContext({ customer: { name: 'Mina', phone: null, address, language: null } })
    expect(found('We send it to House 12, Road 5.', at('House 12, Road 5'))).toEqual([])
    expect(found('Te devolvemos el dinero.', at('te devolvemos el dinero'))).toHaveLength(1)
    const checked = checkDecision(someDecision({ reply: 'Delivery 🚚 = 🆓' }), someContext())
    expect(checked.sendable).toBe(false)
  })

  it('is none for what only asks, only denies, or names a term in words that is known [AG-06, AG-20]', () => {
    const alone = someContext({ settings: someSettings({ ai: { review: false } }) })
    const harmless = [
      'Apnar naam, phone number ar thikana ta diben?',
      'El precio no es negociable.',
      'Dam niye dordam kora jabe na.',
      'واپسی سات دن کے اندر ہو سکتی ہے۔',
    ]
    expect(harmless.flatMap((text) => found(text, alone))).toEqual([])
    const later = ['Bayarnya boleh akhir bulan.', 'لا تقلقي، يوم الجمعة يكون بين يديك.']
    expect(later.filter((text) => found(text, alone).length === 0)).toEqual([])
  })
})
