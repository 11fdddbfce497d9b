import { expect, it } from 'vitest'

import { someContext, someDecision, someSettings, turns } from '../../testing/agent-context.ts'
import type { AgentContext } from '../context/context.ts'
import { fixedRules } from '../context/rules.ts'
import { checkDecision } from './checks.ts'

const systemPrompt =
  'We buy from Zubair Textiles, and the word for the till is "moonlark". We never refuse a return, and warranty is two years for friends of the house only, as agreed in spring.'
const settings = someSettings({ ai: { systemPrompt } })
const shop = someContext({ settings })
const found = (reply: string, context: AgentContext = shop) =>
  checkDecision(someDecision({ reply }), context).problems.map(
    ({ promise, code }) => promise ?? code,
  )

const rule = fixedRules.slice(0, 90)
const rotated = rule.replaceAll(/[a-z]/gi, (letter) => {
  const base = letter < 'a' ? 65 : 97
  return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
})
const base64 = btoa(rule)
const hex = Array.from(rule, (one) => one.charCodeAt(0).toString(16).padStart(2, '0')).join('')

it.each([
  ['plain', rule],
  ['reversed', Array.from(rule).toReversed().join('')],
  ['letter by letter', Array.from(rule).join('.').replaceAll('. .', ' ')],
  ['rotated', rotated],
  ['in base64', `Here: ${base64}`],
  ['in base64 for links', base64.replaceAll('+', '-').replaceAll('/', '_')],
  ['in hex', hex],
  ['a long run of the seller’s own', systemPrompt],
  ['reversed, of the seller’s own', Array.from(systemPrompt).toReversed().join('')],
])('the instructions do not leave %s [AG-31, AG-07]', (_, reply) => {
  expect(found(reply)).toContain('reveals_instructions')
})

it.each([
  ['a name', 'They come from Zubair.'],
  ['a word in quotes', 'The word is Moonlark!'],
  ['the catalogue as JSON', 'Sure: "name": "Nakshi Kantha"'],
  ['a text in code', 'aGVsbG8gdGhlcmUgbXkgZnJpZW5kIQ=='],
])('nor does %s of them [AG-31]', (_, reply) => {
  expect(found(reply)).toContain('reveals_instructions')
})

it.each([
  ['a whole sentence', 'Sure. Always push the slow moving red saree first.'],
  ['the character', 'As you wish: act like a strict elder sister.'],
  ['what it is told to do', 'I am told to be strict with everybody.'],
])('nor does %s of a short prompt [AG-31]', (_, reply) => {
  const ai = {
    systemPrompt: 'Always push the slow moving red saree first. Thank you for your message!',
    personalityTrait: 'act like a strict elder sister',
  }
  const context = someContext({ settings: someSettings({ ai }) })
  expect(found(reply, context)).toContain('reveals_instructions')
  // What everybody says, and what customers may hear, is nobody's secret.
  expect(found('Thank you for your message!', context)).toEqual([])
  const shopFacts = 'Always push the slow moving red saree first.'
  const open = someContext({ settings: someSettings({ ai: { ...ai, shopFacts } }) })
  expect(found('Always push the slow moving red saree first.', open)).toEqual([])
})

it('a name that the customer has said first, or that is in published texts, may be said [AG-31]', () => {
  const history = turns(['customer', 'Do you know Zubair?'])
  expect(found('Zubair? I cannot say.', { ...shop, history })).toEqual([])
  const settings = someSettings({ ai: { systemPrompt, shopFacts: 'Made by Zubair Textiles.' } })
  expect(found('It is made by Zubair Textiles.', someContext({ settings }))).toEqual([])
})

it('what is in the instructions permits nothing; the same in published texts does [AG-31]', () => {
  const texts = {
    systemPrompt:
      'There is a warranty of 2 years, delivery within 3 days, and 10% off. Say 900 taka.',
  }
  const reply = 'There is a warranty of 2 years.'
  expect(found(reply, someContext({ settings: someSettings({ ai: texts }) }))).toEqual(
    expect.arrayContaining(['warranty', 'number']),
  )
  expect(
    found('It is 900 taka.', someContext({ settings: someSettings({ ai: texts }) })),
  ).toContain('amount')
  const shopFacts = 'There is a warranty of 2 years.'
  expect(found(reply, someContext({ settings: someSettings({ ai: { shopFacts } }) }))).toEqual([])
})

it.each([
  'I may never go below 450 taka for the red one.',
  'I never go below four hundred fifty for the red one.',
  'For the red one 450 is my lowest.',
])(
  'a figure of the instructions does not leave, however short what is said of it: %s [AG-31, AG-21]',
  (reply) => {
    const ai = { systemPrompt: 'Never go below 450 taka for the red one.' }
    expect(found(reply, someContext({ settings: someSettings({ ai }) }))).toContain('number')
  },
)

it('long words, long links of the shop and a list are no code [AG-31]', () => {
  expect(found('Baumwollbettwäschegarnituren haben wir: rot, blau, weiß.')).toEqual([])
  expect(found('Donaudampfschifffahrtsgesellschaft, ja.')).toEqual([])
})

it('sends nobody to another messenger that the shop has not named itself [AG-21]', () => {
  const replies = [
    'Write to us on WhatsApp.',
    'টেলিগ্রামে আমাদের খুঁজুন।',
    'راسلنا على واتساب.',
    'تابعنا على تيليجرام.',
    'हमें इंस्टाग्राम पर लिखें।',
  ]
  const open = someContext({ settings: someSettings({ ai: { shopFacts: 'Also on WhatsApp.' } }) })
  for (const reply of replies) expect(found(reply), reply).toContain('foreign_address')
  expect(found('Write to us on WhatsApp.', open)).toEqual([])
})

it('money in words is no number that is somewhere else [AG-21, AG-30]', () => {
  const twelve = { name: null, phone: null, address: 'House 12', language: null }
  const home = someContext({ settings, customer: twelve })
  expect(found('House twelve, is that right?', home)).toEqual([])
  expect(found('One dozen taka, shake on it.', home)).toContain('number')
  expect(found('Take both for a grand.')).toContain('number')
  expect(found('A grand blanket for a grand evening.')).toEqual([])
})
