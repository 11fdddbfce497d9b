import { describe, expect, it } from 'vitest'

import { ownLanguages } from '../../../../domain/entities.ts'
import { someContext, someProduct, someSettings } from '../../../../testing/agent-context.ts'
import { findCommitments } from '../find-commitments.ts'
import { meaningsOf } from './concepts.ts'
import { isGlue } from './glue.ts'
import { negates } from './negation.ts'

const shop = someContext({
  settings: someSettings({
    ai: {
      review: false,
      shopFacts:
        'Two people carry it up to the flat, assembly is included. Opened bags are not taken back. Payment on delivery or with bKash.',
    },
  }),
  products: [
    {
      ...someProduct(1, 'Oak Bookshelf', 90_000),
      description: 'Five shelves, solid oak, 32 kg.',
    },
  ],
})
const found = (reply: string) => findCommitments(reply, [], shop).map(({ sentence }) => sentence)

it('asks whether the customer wants what the shop does for a price, and no more than that [AG-06, AG-20]', () => {
  const wraps = (shopFacts: string) =>
    someContext({ settings: someSettings({ ai: { review: false, shopFacts } }) })
  const boundIn = (facts: string, reply: string) =>
    findCommitments(reply, [], wraps(facts)).map(({ sentence }) => sentence)
  const priced = 'উপহারের মোড়ক 50 টাকা।'
  const asked = ['¿Te lo envuelvo?', 'Wrap kore dibo?', 'মুড়িয়ে দেব?']
  expect(asked.flatMap((reply) => boundIn(priced, reply))).toEqual([])
  // A shop that has no price for it, what is said and what else is asked are judged as before.
  expect(asked.flatMap((reply) => boundIn('Open on Monday.', reply))).toEqual(asked)
  for (const more of ['¿Te lo envuelvo y te lo mando mañana?', 'মুড়িয়ে ফেরত দেব?', '¿Te lo reparo?'])
    expect(boundIn(priced, more), more).toEqual([more])
})

describe('what the shop says in its own language', () => {
  const limits = someContext({
    settings: someSettings({
      ai: {
        review: false,
        shopFacts:
          'Repairs are free in the first month. Lamps that arrive broken are exchanged. Closed on Friday.',
      },
    }),
  })
  const bound = (reply: string) =>
    findCommitments(reply, [], limits).map(({ sentence }) => sentence)

  it('is not said without the limit that it sets [AG-06, AG-20]', () => {
    expect(bound('Repairs are free for you.')).toEqual(['Repairs are free for you.'])
  })

  it.each([
    'Repairs are free in the first month.',
    'Los viernes cerramos.',
    'Nous fermons le vendredi.',
    'शुक्रवार को बंद।',
  ])('is said with it, and on which day it is closed: %s [AG-06, AG-20]', (reply) => {
    expect(bound(reply)).toEqual([])
  })

  it.each([
    'Closed on Friday, and you get your money back within a month.',
    'Los viernes cerramos, y mañana te llega gratis.',
  ])('excuses nothing that stands beside it: %s [AG-06, AG-20]', (reply) => {
    expect(bound(reply)).not.toEqual([])
  })

  it.each([
    ['es', 'El montaje va incluido, y dos personas te lo suben hasta el piso.'],
    ['id', 'Sudah termasuk pasang, dan dua orang yang mengangkat sampai ke dalam flat.'],
    ['ur', 'فٹنگ شامل ہے اور دو لوگ اسے آپ کے فلیٹ تک لے کر جاتے ہیں۔'],
    ['ar', 'التركيب مشمول، ويحملها شخصان حتى شقتك.'],
    ['tr', 'Evet, kurulum dahil.'],
    ['bn-Latn', 'Puro ta solid oak.'],
    ['en', 'The bookshelf is solid oak with five shelves.'],
  ])('may be said in another, and in other words: %s [AG-06, AG-20]', (_, reply) => {
    expect(found(reply)).toEqual([])
    expect(findCommitments(reply, [], someContext())).toHaveLength(1)
  })

  it.each([
    ['is more than the shop gives', 'El montaje va incluido, y lo devuelves cuando quieras.'],
    ['is for nothing', 'El montaje es gratis para ti.'],
    ['is in one word of its own', 'La entrega es cosa nuestra, la pagamos nosotros.'],
    ['lasts for ever', 'La madera es roble macizo y dura toda la vida.'],
  ])('is not said where it %s [AG-20]', (_, reply) => {
    expect(found(reply)).toHaveLength(1)
  })

  it('permits nobody to say what it denies [AG-20]', () => {
    expect(found('Opened bags are not taken back.')).toEqual([])
    expect(found('Opened bags are taken back.')).toHaveLength(1)
    expect(found('Los sacos abiertos los aceptamos de vuelta.')).toHaveLength(1)
    expect(found('Açılmış paketi geri alıyoruz.')).toHaveLength(1)
  })

  it('may be called by a part of its name that only begins like a word of promises [AG-06]', () => {
    expect(found('The bookshelf is oak.')).toEqual([])
  })
})

it.each(ownLanguages)(
  'a "not" is one in %s, and its sentence without it is none [AG-20]',
  (language) => {
    const [no, yes] = negated[language]
    expect(negates(no)).toBe(true)
    expect(negates(yes)).toBe(false)
  },
)

const negated: Readonly<Record<(typeof ownLanguages)[number], readonly [string, string]>> = {
  en: ['the bags are not taken back', 'the bags are taken back'],
  bn: ['ফেরত নিই না', 'ফেরত নিই'],
  'bn-latn': ['amra eta ferot nei na', 'amra eta ferot neba'],
  ar: ['لا نسترجع الأكياس', 'نسترجع الأكياس'],
  es: ['los sacos no se devuelven', 'los sacos se devuelven'],
  fr: ['les sacs ne sont pas repris', 'les sacs sont repris'],
  de: ['die beutel nehmen wir nicht zurück', 'die beutel nehmen wir zurück'],
  tr: ['bu paketi geri almıyoruz', 'bu paketi geri alıyoruz'],
  hi: ['हम वापस नहीं लेते', 'हम वापस लेते हैं'],
  'hi-latn': ['hum wapas nahi lete hain', 'hum wapas lete hain'],
  ur: ['ہم واپس نہیں لیتے', 'ہم واپس لیتے ہیں'],
  id: ['ini tidak bisa dikembalikan', 'ini bisa dikembalikan'],
  it: ['i sacchi non si rendono', 'i sacchi si rendono'],
  pt: ['os pacotes não são devolvidos', 'os pacotes são devolvidos'],
  nl: ['de zakken nemen we niet terug', 'de zakken nemen we terug'],
}

it('means the same in several languages, whatever its ending, and something else beside it [AG-06]', () => {
  const oak = meaningsOf('oak')
  expect(oak).not.toBe('')
  expect(['roble', 'chêne', 'eichenholz'].map(meaningsOf)).toEqual([oak, oak, oak])
  expect(meaningsOf('teak')).not.toBe(oak)
  expect(meaningsOf('zurückgelegt')).toBe('')
  expect(['the', 'dos', 'এবং', 'oak', 'free'].map(isGlue)).toEqual([true, true, true, false, false])
})
