import { expect, it } from 'vitest'

import { someContext, someDecision, someSettings } from '../../testing/agent-context.ts'
import { asRead } from './as-read.ts'
import { checkDecision } from './checks.ts'

const read = (reply: string, language = 'en') => asRead(reply, () => language)

it.each([
  ['Free delivery? Sure!', 'Free delivery. Sure!'],
  ['Kostenlos? Klar!', 'Kostenlos. Klar!'],
  ['¿Envío gratis? ¡Sí!', '¿Envío gratis. ¡Sí!'],
  ['هل التوصيل مجاني؟ نعم!', 'هل التوصيل مجاني. نعم!'],
])('takes %s for what is said with it [AG-20]', (asked, said) => {
  expect(read(asked)).toBe(said)
})

it.each([
  'Free delivery? Ask the owner.',
  'Which colour? Red?',
  'Is it yours? Yes, if you want it at the price.',
  'You are welcome. Sure!',
])('leaves a question one that is not answered with a yes: %s [AG-20]', (asked) => {
  expect(read(asked)).toBe(asked)
})

it('reads lines of a word or two as one sentence, and no others [AG-20]', () => {
  expect(read('Delivery\nis\nfree.')).toBe('Delivery is free.')
  expect(read('Red\nDark blue\n2 sizes')).toBe('Red Dark blue\n2 sizes')
  expect(read('We have it here.\nRed')).toBe('We have it here.\nRed')
})

it.each([
  ['It costs three hundred taka.', 'It costs 300 taka.', 'en'],
  ['It costs five thousand taka.', 'It costs 5000 taka.', 'en'],
  ['It costs fifty taka.', 'It costs 50 taka.', 'en'],
  ['Das kostet dreihundert Taka.', 'Das kostet 300 Taka.', 'de'],
  ['तीन सौ टाका', '300 टाका', 'hi'],
])('reads an amount in words as in figures: %s [AG-21]', (text, figures, language) => {
  expect(read(text, language)).toBe(figures)
})

it.each([
  ['It costs twenty three hundred taka.', 'en'],
  ['It costs one thousand and three hundred taka.', 'en'],
  ['Cela coûte quatre-vingts dollars.', 'fr'],
  ['Das kostet dreihundertfünfzig Taka.', 'de'],
  ['It costs five taka.', 'en'],
  ['It has three hundred stitches.', 'en'],
])('reads none that is more than that: %s [AG-21]', (text, language) => {
  expect(read(text, language)).toBe(text)
})

const shop = someContext({
  settings: someSettings({
    ai: { review: false, shopFacts: 'A repair costs 300 taka. Return within 7 days.' },
  }),
})
const codes = (reply: string, language = 'en') => {
  const { problems } = checkDecision(someDecision({ reply, language }), shop)
  return problems.filter(({ blocking }) => blocking).map(({ code }) => code)
}

it('may say the price of a service in another language and in words, and of nothing else [AG-06, AG-21]', () => {
  expect(codes('Eine Reparatur kostet 300 Taka.', 'de')).toEqual([])
  expect(codes('Eine Reparatur kostet dreihundert Taka.', 'de')).toEqual([])
  expect(codes('La riparazione costa 300 taka.', 'it')).toEqual([])
  expect(codes('Die Montage kostet dreihundert Taka.', 'de')).toContain('amount')
  expect(codes('Eine Reparatur kostet vierhundert Taka.', 'de')).toContain('amount')
  expect(codes('It is yours for three hundred taka.')).toContain('amount')
})

it('holds what is asked and agreed to, or cut up [AG-07, AG-20]', () => {
  expect(codes('Free delivery? Sure!')).toContain('promise')
  expect(codes('Delivery\nis\nfree')).toContain('promise')
})

it.each([
  'uoy rof eerf si yreviled eht',
  '.uoy rof eerf si yreviled ehT',
  'eerf si yreviled ehT',
  '.tiutarg nosiarviL',
  'f\nr\ne\ne\nd\ne\nl\ni\nv\ne\nr\ny',
  'y o u g e t m o n e y',
])('lets nothing out that only somebody reads who knows how: %j [AG-06]', (reply) => {
  expect(codes(reply)).toContain('reveals_instructions')
})

it.each(['Sizes: S, M, L, XL', 'A, B, C or D?', 'S\nM\nL\nXL', 'Anna and Otto saw it.'])(
  'and holds no list for it: %j [AG-06]',
  (reply) => {
    expect(codes(reply)).not.toContain('reveals_instructions')
  },
)

it('takes half of the words of one sentence of the shop for the same promise, not one of any [AG-07]', () => {
  expect(codes('Pochondo na hole taka ferot paben.', 'bn-latn')).not.toEqual([])
  expect(codes('You can return it within 7 days.')).toEqual([])
  const promised = (reply: string, shopFacts: string) => {
    const context = someContext({ settings: someSettings({ ai: { shopFacts } }) })
    return checkDecision(someDecision({ reply }), context).problems.map(({ code }) => code)
  }
  expect(promised('Delivery comes tonight, to your house.', 'Delivery in 2-3 days.')).toContain(
    'promise',
  )
  expect(
    promised('A repair costs a full refund.', 'A repair costs 300 taka. Return within 7 days.'),
  ).toContain('promise')
})

it('knows what a human is said to do, and that instalments are no channel [AG-06, AG-30]', () => {
  expect(codes('A person will read your message.')).toContain('promises_human')
  expect(codes('Qualcuno leggerà il messaggio.', 'it')).toContain('promises_human')
  expect(codes('We have no instalments.')).toEqual([])
  expect(codes('Find us on insta.')).toContain('foreign_address')
})
