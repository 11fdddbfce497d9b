import { describe, expect, it } from 'vitest'

import { ownLanguages } from '../../../../domain/entities.ts'
import { someContext, someDecision } from '../../../../testing/agent-context.ts'
import { checkDecision } from '../../checks.ts'
import { findCommitments } from '../find-commitments.ts'
import { denialWords } from './by-language.ts'
import { withoutDenials } from './denials.ts'

const left = (text: string) => withoutDenials(text).trim()

/** A plain refusal in each language, and what is given in the same words. */
const refused: Readonly<Record<(typeof ownLanguages)[number], readonly [string, string]>> = {
  en: ['we do not offer any discount', 'we offer a discount'],
  bn: ['আমাদের কোনো ছাড় নেই', 'আমাদের ছাড় আছে'],
  'bn-latn': ['amader kono discount nai', 'amader discount ache'],
  ar: ['لا يوجد خصم', 'يوجد خصم'],
  es: ['no damos ningún descuento', 'damos un descuento'],
  fr: ['nous ne faisons pas de remise', 'nous faisons une remise'],
  de: ['wir geben keinen rabatt', 'wir geben einen rabatt'],
  tr: ['hediye vermiyoruz', 'hediye veriyoruz'],
  hi: ['कोई छूट नहीं है', 'छूट है'],
  'hi-latn': ['koi discount nahi hai', 'discount hai'],
  ur: ['کوئی رعایت نہیں ہے', 'رعایت ہے'],
  id: ['kami tidak punya diskon', 'kami punya diskon'],
  it: ['non facciamo sconti', 'facciamo sconti'],
  pt: ['não fazemos descontos', 'fazemos descontos'],
  nl: ['we geven geen korting', 'we geven korting'],
}

describe.each(ownLanguages)('a refusal in %s', (language) => {
  const [no, yes] = refused[language]

  it('is taken out, and what is given stays [AG-06, AG-20]', () => {
    const thing = new RegExp(denialWords[language].thing.normalize('NFKC'), 'u')
    expect(thing.test(no)).toBe(true)
    expect(thing.test(left(no))).toBe(false)
    expect(withoutDenials(yes)).toBe(yes)
  })
})

it.each([
  ['refused in part', 'you get not only a gift'],
  ['refused twice', 'no one gets no gift'],
  ['of other words', "don't worry about it, it is a gift"],
  ['far away', 'never has anybody left this shop of ours without one of many a gift'],
  ['refused to be missed', 'without you there is no gift'],
  ['half refused', 'দুশ্চিন্তা না করে উপহার না নিয়ে যাবেন না'],
])('stays where it is %s [AG-20]', (_, text) => {
  expect(withoutDenials(text)).toBe(text)
})

it('judges what is said beside a refusal as if it stood alone [AG-20]', () => {
  const found = (reply: string) => findCommitments(reply, [], someContext())
  expect(found('There is no gift with it.')).toEqual([])
  expect(found('No payment has reached us yet.')).toEqual([])
  expect(found('There is no gift, you get your money back whenever you like.')).toHaveLength(1)
  expect(
    found('We do not give any discount, your money comes back whenever you like.'),
  ).toHaveLength(1)
})

it('refuses free delivery in any language, and gives it in none [AG-06, AG-07]', () => {
  const codes = (reply: string, language: string) =>
    checkDecision(someDecision({ reply, language }), someContext())
      .problems.filter(({ code }) => code === 'promise' || code === 'commitment')
      .map(({ code }) => code)
  expect(codes('Free delivery nahi hai.', 'hi-latn')).toEqual([])
  expect(codes('Ada ongkos, kami tidak punya gratis ongkir.', 'id')).toEqual([])
  expect(codes('لا يوجد توصيل مجاني.', 'ar')).toEqual([])
  expect(codes('Free delivery hai.', 'hi-latn')).not.toEqual([])
  expect(codes('يوجد توصيل مجاني.', 'ar')).not.toEqual([])
})
