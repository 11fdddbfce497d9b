import { describe, expect, it } from 'vitest'

import { defaultSettings, settingsTabs, type Card } from '../../contract/settings.ts'
import {
  blanket,
  honey,
  someCampaign,
  someContext,
  someDecision,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import { checkDecision } from '../checks/checks.ts'
import { answerForm } from '../prompt/answer-form.ts'
import { buildPrompt } from '../prompt/prompt.ts'
import { cardsOf, trueCards } from './cards.ts'
import type { AgentContext } from './context.ts'

const card = (parts: Partial<Card>): Card => ({
  id: 'returns',
  subject: 'returns',
  texts: [{ language: 'en', text: 'You can return it within 7 days.' }],
  areas: [],
  until: null,
  ...parts,
})
const inDhaka = card({
  id: 'delivery',
  subject: 'delivery',
  texts: [
    { language: 'en', text: 'Delivery takes 2-3 days and costs {fee}.' },
    { language: 'bn', text: 'ঢাকায় ডেলিভারি ২-৩ দিন, {fee}।' },
  ],
  areas: ['Dhaka', 'ঢাকা', 'Mirpur'],
})

function shop(cards: readonly Card[], parts: Partial<AgentContext> = {}): AgentContext {
  return someContext({
    settings: someSettings({ tactics: { cards: [...cards], deliveryFee: 60 } }),
    ...parts,
  })
}

const said = (cards: string[], context: AgentContext, language = 'en') =>
  checkDecision(someDecision({ reply: 'Gladly.', cards, language }), context)
const idsOf = (context: AgentContext) => trueCards(context).map(({ id }) => id)

describe('what a card says', () => {
  it('is on a line of its own below the reply, in the customer’s language [AG-20]', () => {
    const context = shop([inDhaka, card({})])
    const english = said(['returns', 'delivery'], context)
    expect(english.ok).toBe(true)
    expect(english.reply).toBe(
      'Gladly.\n\nDhaka: Delivery takes 2-3 days and costs ৳60.\nYou can return it within 7 days.',
    )
    expect(said(['delivery'], context, 'bn').reply).toContain(
      '\n\nDhaka: ঢাকায় ডেলিভারি ২-৩ দিন, ৳60।',
    )
  })

  it('goes out in the language that it exists in where there is no other [AG-20]', () => {
    expect(said(['returns'], shop([card({})]), 'tr').reply).toContain('within 7 days')
  })

  it('goes out in English where neither the customer’s language nor the shop’s is there [AG-20]', () => {
    const words = card({
      texts: [
        { language: 'es', text: 'Puede devolverlo.' },
        { language: 'en', text: 'It can come back.' },
      ],
    })
    const context = shop([words])
    const company = { ...context.settings.company, language: 'fr' as const }
    const french = { ...context, settings: { ...context.settings, company } }
    expect(said(['returns'], french, 'tr').reply).toContain('It can come back.')
  })

  it('may be alone, without a word of the model’s own [AG-20]', () => {
    const decision = someDecision({ reply: '', cards: ['returns'] })
    expect(checkDecision(decision, shop([card({})]))).toMatchObject({
      ok: true,
      reply: 'You can return it within 7 days.',
    })
  })

  it('may be named in the model’s own words by its numbers, and no others [AG-20, AG-21]', () => {
    const context = shop([inDhaka])
    const check = (reply: string) =>
      checkDecision(someDecision({ reply, cards: ['delivery'] }), context).problems
    expect(check('We count those 2-3 as working ones.')).toEqual([])
    expect(check('We count those 4 as working ones.')).toMatchObject([{ code: 'number' }])
  })
})

describe('when a card is true', () => {
  it('lends its numbers to no customer for whom it does not hold [AG-20, AG-21]', () => {
    const check = (address: string) =>
      checkDecision(
        someDecision({ reply: 'We count those 2-3 as working ones.' }),
        shop([inDhaka], { customer: { name: null, phone: null, address, language: null } }),
      ).problems.map(({ code }) => code)
    expect(check('House 2, Mirpur')).toEqual([])
    expect(check('Zindabazar, Sylhet')).toEqual(['number', 'number'])
  })

  it('holds until the end of its last day by the shop’s clock [AG-20]', () => {
    const until = card({ until: '2026-11-22' })
    const at = (now: string) => {
      const context = shop([until], { now: Date.parse(now) })
      const company = { ...context.settings.company, timezone: 'Asia/Dhaka' }
      return idsOf({ ...context, settings: { ...context.settings, company } })
    }
    expect(at('2026-11-22T17:59:00Z')).toContain('returns')
    expect(at('2026-11-22T18:00:00Z')).not.toContain('returns')
  })

  it('holds for the places it names: to whoever lives there, asks about them, or has given no address [AG-20]', () => {
    const living = (address: string | null, words = 'how long?') =>
      idsOf(
        shop([inDhaka], {
          customer: { name: null, phone: null, address, language: null },
          history: turns(['customer', words]),
        }),
      )
    expect(living(null)).toContain('delivery')
    expect(living('House 2, Mirpur-10')).toContain('delivery')
    expect(living('Zindabazar, Sylhet')).not.toContain('delivery')
    expect(living('Zindabazar, Sylhet', 'and to Dhaka?')).toContain('delivery')
    expect(living('Dhakaiya Road, Sylhet')).not.toContain('delivery')
  })

  const inSylhet = { name: null, phone: null, address: 'Old Town, Sylhet', language: null }

  it('holds everywhere when it names no place, and in a place of two words [AG-20]', () => {
    const context = shop([card({}), card({ id: 'old', areas: ['Old Town'] })], {
      customer: inSylhet,
    })
    expect(idsOf(context)).toEqual(['returns', 'old', 'auto-fee'])
  })

  it('lends the numbers of those cards alone that hold [AG-20, AG-21]', () => {
    const texts = [{ language: 'en' as const, text: 'It takes 4 days.' }]
    const context = shop([inDhaka, card({ id: 'sylhet', texts, areas: ['Sylhet'] })], {
      customer: inSylhet,
    })
    const check = (reply: string) =>
      checkDecision(someDecision({ reply }), context).problems.map(({ code }) => code)
    expect(check('We count those 4 days as working ones.')).toEqual([])
    expect(check('We count those 3 days as working ones.')).toContain('number')
  })

  it('needs something to fill its places with [AG-20, AG-21]', () => {
    const free = card({ id: 'free', texts: [{ language: 'en', text: 'Free from {free_from}.' }] })
    expect(idsOf(shop([free]))).not.toContain('free')
    const ends = card({ texts: [{ language: 'en', text: 'Order until {offer_end}.' }] })
    expect(idsOf(shop([ends]))).not.toContain('returns')
    const half = card({
      texts: [
        { language: 'en', text: 'We bring it.' },
        { language: 'bn', text: '{free_from} থেকে ফ্রি।' },
      ],
    })
    expect(idsOf(shop([half]))).not.toContain('returns')
    const tactics = { cards: [inDhaka], deliveryFee: 0 }
    expect(idsOf(someContext({ settings: someSettings({ tactics }) }))).toEqual([])
    const other = shop([inDhaka], { campaign: { ...someCampaign, currency: 'USD' } })
    expect(idsOf(other)).not.toContain('delivery')
  })

  it('is chosen by the model from those that are true, and refused where it is not [AG-20]', () => {
    const context = shop([card({}), card({ id: 'old', until: '1969-01-01' })])
    const { schema } = answerForm(context)
    expect(schema).toMatchObject({
      properties: { cards: { items: { enum: ['returns', 'auto-fee'] } } },
    })
    const { sendable, problems, reply } = said(['returns', 'old', 'made-up'], context)
    expect(sendable).toBe(false)
    expect(problems.map(({ code }) => code)).toEqual(['unknown_card', 'unknown_card'])
    expect(reply).not.toContain('old')
  })
})

describe('cards that the program makes', () => {
  const all = someContext({
    settings: someSettings({
      tactics: {
        deliveryFee: 60,
        freeDeliveryEnabled: true,
        freeDeliveryThreshold: 4_000,
        bundleDiscountEnabled: true,
        bundleDiscountPercent: 10,
        fomoEnabled: true,
        urgencyEnabled: true,
      },
    }),
    campaign: { ...someCampaign, offerEndsAt: 86_400_000 },
    products: [
      { ...blanket, stockCount: 3 },
      { ...honey, stockCount: 11 },
    ],
  })

  it('come from fee, threshold, bundle, offer’s end and stock [AG-20]', () => {
    const texts = trueCards(all).map(({ id, text }) => `${id}: ${text('en')}`)
    expect(texts).toEqual([
      'auto-fee: Delivery costs ৳60.',
      'auto-free-delivery: Delivery is free from ৳4,000 on.',
      'auto-bundle: Two or more different products together: 10% off.',
      expect.stringMatching(/^auto-offer-end: The offer ends on Jan 2, 1970/),
      'auto-left-1: Nakshi Kantha: 3 left in stock.',
    ])
  })

  it('write amounts as their language does [AG-20, CU-02]', () => {
    const said = (language: string) =>
      trueCards(all)
        .slice(0, 2)
        .map(({ text }) => text(language).replaceAll(/[\u00A0\u202F]/g, ' '))
    expect(said('de')).toEqual(['Die Lieferung kostet 60 ৳.', expect.stringContaining('4.000 ৳')])
    expect(said('fr')[1]).toContain('4 000 ৳')
    expect(said('ar')[1]).toContain('4,000 ৳')
    expect(said('bn')[1]).toContain('৳4,000')
  })

  it('each have a subject, no place, and hold wherever the customer lives [AG-20]', () => {
    const customer = { name: null, phone: null, address: 'Sylhet', language: null }
    const cards = trueCards({ ...all, customer })
    expect(cards.map(({ subject }) => subject)).toEqual([
      'delivery',
      'delivery',
      'offer',
      'offer',
      'stock',
    ])
    expect(cards.flatMap(({ areas }) => areas)).toEqual([])
    expect(cards.map(({ places }) => places('en'))).toEqual([
      ['fee'],
      ['free_from'],
      ['discount'],
      ['offer_end'],
      [],
    ])
  })

  it('count down what is nearly gone: ten at most, thirty things at most [AG-20]', () => {
    const left = (parts: Partial<typeof blanket>, count = 1) =>
      idsOf({
        ...all,
        products: Array.from({ length: count }, (_, at) => ({ ...blanket, ...parts, id: at + 1 })),
      }).filter((id) => id.startsWith('auto-left')).length
    expect(left({ stockCount: 10 })).toBe(1)
    expect(left({ stockCount: 11 })).toBe(0)
    expect(left({ stockCount: null })).toBe(0)
    expect(left({ stockCount: 3, inStock: false })).toBe(0)
    expect(left({ stockCount: 3 }, 31)).toBe(30)
  })

  it('are gone with what they are made from [AG-20]', () => {
    expect(cardsOf(someContext())).toEqual([])
    const later = { ...all, now: 86_400_001, products: [{ ...blanket, stockCount: 0 }] }
    expect(idsOf(later)).toEqual(['auto-fee', 'auto-free-delivery', 'auto-bundle'])
    const dollars = { ...all, campaign: { ...all.campaign, currency: 'USD' } }
    expect(idsOf(dollars)).toEqual(['auto-bundle', 'auto-offer-end', 'auto-left-1'])
  })

  it('speak every language of the program’s own [AG-20]', () => {
    for (const { text } of trueCards(all))
      for (const language of ['bn', 'ar', 'tr', 'hi', 'ur', 'nl'])
        expect(text(language)).not.toBe(text('en'))
  })
})

it('tells the model of the shop’s cards, with the places that they are for [AG-20]', () => {
  const { instructions } = buildPrompt(shop([inDhaka, card({})]))
  expect(instructions).toContain(
    '{"id":"delivery","only":["Dhaka","ঢাকা","Mirpur"],"says":"Dhaka: Delivery takes 2-3 days and costs ৳60."}',
  )
  expect(buildPrompt(someContext()).instructions).not.toContain('\nCARDS')
})

describe('the setting', () => {
  const isTaken = (cards: unknown) =>
    settingsTabs.tactics.safeParse({ ...defaultSettings.tactics, cards }).success

  it('takes each id and each language once, a text, and only places that can be filled [AG-20]', () => {
    expect(isTaken([inDhaka, card({})])).toBe(true)
    expect(isTaken([card({}), card({})])).toBe(false)
    expect(isTaken([card({ id: 'auto-fee' })])).toBe(false)
    expect(isTaken([card({ texts: [] })])).toBe(false)
    expect(isTaken([card({ texts: [{ language: 'en', text: '  ' }] })])).toBe(false)
    expect(isTaken([card({ texts: [{ language: 'en', text: 'For {name}' }] })])).toBe(false)
    expect(isTaken([card({ until: 'tomorrow' })])).toBe(false)
    const twice = { language: 'en', text: 'A' } as const
    expect(isTaken([card({ texts: [twice, twice] })])).toBe(false)
  })
})

describe('where delivery has fees by area', () => {
  const deliveryAreas = [
    { id: 'area-1', name: 'Outside Dhaka', fee: 120 },
    { id: 'area-2', name: 'Sylhet', fee: 150 },
  ]
  const costs = (areas: string[], id = 'delivery') =>
    card({ id, areas, texts: [{ language: 'en', text: 'Three days, {fee}.' }] })
  const areaShop = (cards: Card[], parts: Partial<AgentContext> = {}, deliveryFee = 60) =>
    someContext({
      settings: someSettings({ tactics: { cards, deliveryFee, deliveryAreas } }),
      ...parts,
    })

  it('a card for one area has its fee, any other and the program’s own all of them [AG-20]', () => {
    const context = areaShop([costs(['outside  dhaka', 'Rangpur']), costs([], 'delivery-2')])
    expect(said(['delivery'], context).reply).toContain('outside dhaka: Three days, ৳120.')
    const all = '৳60 (Outside Dhaka: ৳120, Sylhet: ৳150).'
    expect(said(['delivery-2'], context).reply).toContain(`Three days, ${all}`)
    expect(said(['auto-fee'], context).reply).toContain(`Delivery costs ${all}`)
    // Every place has an area of its own.
    expect(said(['auto-fee'], areaShop([], {}, 0)).reply).toContain(
      'Delivery costs Outside Dhaka: ৳120, Sylhet: ৳150.',
    )
  })

  it('a card for an area is for whoever’s order goes there [AG-20]', () => {
    const customer = { name: null, phone: null, address: 'Station Road, Rangpur', language: null }
    const holds = (deliveryArea: string | null) =>
      idsOf(areaShop([costs(['Outside Dhaka'])], { customer, deliveryArea })).includes('delivery')
    expect([holds('area-1'), holds(null)]).toEqual([true, true])
    expect([holds('area-2'), holds('elsewhere')]).toEqual([false, false])
  })
})
