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

/** That nothing is taken back, and that something is sold out, with the same that presses. */
const told: Readonly<Record<(typeof ownLanguages)[number], readonly [string, string, string]>> = {
  en: ['opened bags are not taken back', 'the litter is sold out right now', 'almost sold out'],
  bn: ['খোলা প্যাকেট আমরা ফেরত নিই না', 'বালু এখন শেষ হয়ে গেছে', 'প্রায় শেষ হয়ে গেছে'],
  'bn-latn': ['khola bag amra ferot nei na', 'litter ekhon shesh apu', 'pray shesh hoye geche'],
  ar: ['لا نسترجع الأكياس المفتوحة', 'الرمل غير متوفر حاليا', 'تقريبا نفد'],
  es: ['los sacos no los aceptamos de vuelta', 'la arena está agotada ahora', 'casi agotada'],
  fr: ['nous ne reprenons pas les sacs', 'la litière est épuisée', 'presque épuisée'],
  de: ['beutel nehmen wir nicht zurück', 'die streu ist gerade ausverkauft', 'fast ausverkauft'],
  tr: ['paketi geri alamıyoruz', 'kum maalesef bitti', 'neredeyse bitti'],
  hi: ['खुला पैकेट हम वापस नहीं लेते', 'रेत अभी ख़त्म हो गई', 'लगभग ख़त्म हो गई'],
  'hi-latn': [
    'khula packet hum wapas nahi lete',
    'ret abhi khatam ho gayi',
    'lagbhag khatam ho gayi',
  ],
  ur: ['کھلا تھیلا ہم واپس نہیں لیتے', 'ریت ابھی ختم ہو گئی ہے', 'تقریبا ختم ہو گئی ہے'],
  id: ['kemasan tidak bisa dikembalikan', 'pasirnya sudah habis', 'hampir habis'],
  it: ['i sacchi non si possono restituire', 'la sabbia è esaurita', 'quasi esaurita'],
  pt: ['o pacote não pode ser devolvido', 'a areia está esgotada', 'quase esgotada'],
  nl: ['zakken nemen we niet terug', 'het grit is uitverkocht', 'bijna uitverkocht'],
}

it.each(ownLanguages)(
  'is out what %s does not take back or has sold out, and what presses stays [AG-06, AG-20]',
  (language) => {
    const [back, gone, pressing] = told[language]
    expect(left(back)).not.toBe(back)
    expect(left(gone)).not.toBe(gone)
    expect(left(pressing)).toBe(pressing)
  },
)

it.each([
  'you do not have to return it',
  'du musst es nicht zurückschicken',
  'it will soon be sold out',
  'only the last table is left, others are sold out',
])('gives what sounds like a refusal and is none: %s [AG-20]', (text) => {
  expect(left(text)).toBe(text)
})

it.each([
  ['en', 'just so you know'],
  ['bn', 'আগেই জানিয়ে রাখলাম'],
  ['bn-latn', 'age e bole rakhlam'],
  ['ar', 'أحببت أن تعرفي ذلك قبل الطلب'],
  ['es', 'por eso te pregunto antes'],
  ['fr', 'autant vous le dire tout de suite'],
  ['de', 'das muss ich gleich dazusagen'],
  ['tr', 'baştan söyleyeyim'],
  ['hi', 'पहले से बता रहा हूँ'],
  ['hi-latn', 'pehle se bata raha hoon'],
  ['ur', 'پہلے سے بتا رہا ہوں'],
  ['id', 'saya bilang dari awal ya'],
  ['it', 'glielo dico subito'],
  ['pt', 'já deixo avisado'],
  ['nl', 'dat zeg ik er liever meteen bij'],
])(
  'what is only said of saying it is out, in %s, and what is told is not [AG-06, AG-20]',
  (_, aside) => {
    expect(left(aside)).toBe('')
    const told = `you get your money back, ${aside}`
    expect(findCommitments(told, [], someContext())).toHaveLength(1)
  },
)
