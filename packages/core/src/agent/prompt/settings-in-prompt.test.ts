import { describe, expect, it } from 'vitest'

import { someCampaign, someContext, someSettings } from '../../testing/agent-context.ts'
import type { AgentContext } from '../context/context.ts'
import { answerForm } from './answer-form.ts'
import { buildPrompt } from './prompt.ts'

type Settings = Parameters<typeof someSettings>[0]
type Campaign = Partial<AgentContext['campaign']>

const prompt = (settings: Settings, campaign: Campaign = {}) =>
  buildPrompt(
    someContext({
      settings: someSettings(settings),
      campaign: { ...someCampaign, ...campaign },
      now: 1_000,
    }),
  ).instructions

describe('what the model is given', () => {
  it('are the delivery areas by id and name, with a slot for each fee and no figure [AG-20, SE-05]', () => {
    const deliveryAreas = [{ id: 'area-1', name: 'Outside Dhaka', fee: 137 }]
    const settings = { tactics: { deliveryFee: 60, deliveryAreas } }
    const text = prompt(settings)
    const areas = text.slice(text.indexOf('DELIVERY AREAS'), text.indexOf('\nFLOW'))
    expect(areas).toContain(
      '{"id":"area-1","place":"Outside Dhaka","fee":"{{delivery_fee:area-1}}"}',
    )
    expect(areas).toContain('"id":"elsewhere"')
    expect(areas).not.toContain('137')
    const { schema } = answerForm(someContext({ settings: someSettings(settings) }))
    expect(schema['properties']).toMatchObject({
      deliveryArea: { anyOf: [{ enum: ['area-1', 'elsewhere'] }, { type: 'null' }] },
      slots: {
        items: {
          enum: expect.arrayContaining([
            'delivery_fee:area-1',
            'delivery_fee:elsewhere',
          ]) as unknown,
        },
      },
    })
    // Without areas all is as it was; nor has a campaign any that has one fee of its own.
    expect(prompt({ tactics: { deliveryFee: 60 } })).not.toContain('DELIVERY AREAS')
    expect(prompt(settings, { deliveryFeeMinor: 500 })).not.toContain('DELIVERY AREAS')
    expect(answerForm(someContext()).schema['properties']).not.toHaveProperty('deliveryArea')
    const state = (deliveryArea: string) =>
      buildPrompt(someContext({ settings: someSettings(settings), deliveryArea })).input.at(-1)
        ?.content
    expect(state('area-1')).toContain('"deliveryArea":"area-1"')
    expect(state('area-9')).not.toContain('deliveryArea')
  })

  it('is whose campaign it is, of what kind, about what, in which languages [AG-03]', () => {
    const text = prompt(
      { company: { language: 'de' }, ai: { languages: ['bn', 'en'] } },
      { name: 'Eid week', productCategory: 'Sarees', description: 'Woven in Tangail' },
    )
    expect(text).toContain('"campaign":"Eid week"')
    expect(text).toContain('"category":"Sarees"')
    expect(text).toContain('"about":"Woven in Tangail"')
    expect(text).toContain('"languageOfTheShop":"de"')
    expect(text).toMatch(/"answersIn":\[(?=[^\]]*"bn")(?=[^\]]*"en")(?![^\]]*"fr")/)
    const bare = prompt({}, { productCategory: '', description: '' })
    expect(bare).not.toContain('"category":""')
    expect(bare).not.toContain('"about":')
  })

  it('is how to speak, by each of the four styles [AG-03, SE-03]', () => {
    const styles = ['friendly', 'professional', 'casual', 'persuasive'] as const
    for (const responseStyle of styles) {
      const text = prompt({ ai: { responseStyle } })
      for (const style of styles) {
        expect(text.includes(`- Be ${style}`), `${style} in ${responseStyle}`).toBe(
          style === responseStyle,
        )
      }
    }
  })

  it('is what the shop wants customers to hear, and the cards that are on [AG-03]', () => {
    const text = prompt({
      ai: { shopFacts: 'We are closed on Fridays.' },
      tactics: {
        cards: [
          {
            id: 'parking',
            subject: 'place',
            areas: [],
            until: null,
            texts: [{ language: 'en', text: 'Parking is behind the house.' }],
          },
        ],
      },
    })
    expect(text).toContain('WHAT CUSTOMERS MAY BE TOLD (data)\n"We are closed on Fridays."')
    expect(text).toContain('Parking is behind the house.')
    expect(prompt({ ai: { shopFacts: ' ' } })).not.toContain('WHAT CUSTOMERS MAY BE TOLD')
  })

  it('is how to begin: with the shop’s greeting, with one of its own, or with none [AG-03, SE-06]', () => {
    const begins = (autoGreetingEnabled: boolean, greetingMessage: string) =>
      prompt({ flow: { autoGreetingEnabled, greetingMessage } })
    expect(begins(true, 'Salam!')).toContain('"Salam!"')
    expect(begins(true, ' ')).toContain('- Begin your first answer with a short greeting.')
    const silent = begins(false, 'Salam!')
    expect(silent).not.toContain('Salam!')
    expect(silent).toContain('- Do not open with a greeting')
  })

  it('is whether an order is repeated to whoever has placed it [AG-03, SE-06]', () => {
    const repeats = '- After placing, repeat the order as {{summary}}.'
    const numbers = '- After placing, give only the number, {{order}}.'
    expect(prompt({ flow: { orderConfirmation: true } })).toContain(repeats)
    expect(prompt({ flow: { orderConfirmation: true } })).not.toContain(numbers)
    expect(prompt({ flow: { orderConfirmation: false } })).toContain(numbers)
    expect(prompt({ flow: { orderConfirmation: false } })).not.toContain(repeats)
  })
})

describe('of the tactics', () => {
  const off = 'Switched off, do not use or offer: '
  const all = {
    fomoEnabled: true,
    urgencyEnabled: true,
    freeDeliveryEnabled: true,
    trialPackEnabled: true,
    upsellEnabled: true,
    bundleDiscountEnabled: true,
    bundleDiscountPercent: 10,
  }

  it.each([
    ['fomoEnabled', 'scarcity', '- Scarcity:'],
    ['urgencyEnabled', 'urgency', '- Urgency:'],
    ['freeDeliveryEnabled', 'free delivery', '- Free delivery:'],
    ['trialPackEnabled', 'trial packs', '- Trial pack:'],
    ['upsellEnabled', 'upselling', '- Upsell:'],
    ['bundleDiscountEnabled', 'discounts', '- Bundle:'],
  ] as const)(
    '%s is given as on, and as forbidden where it is off [ST-03, SE-05]',
    (name, is, rule) => {
      const on = prompt({ tactics: all })
      expect(on).toContain(rule)
      expect(on).not.toContain(off)
      const without = prompt({ tactics: { ...all, [name]: false } })
      expect(without).not.toContain(rule)
      expect(without).toContain(`${off}${is}.`)
    },
  )

  it.each([
    [{ socialProof: true }, true, false],
    [{ socialProof: false }, false, true],
    // Nobody has decided.
    [{}, false, false],
  ])(
    'social proof of %j is given, forbidden, or left alone [ST-03]',
    (strategies, on, forbidden) => {
      const text = prompt({ tactics: all }, { strategies })
      expect(text.includes('- Social proof:')).toBe(on)
      expect(text.includes(`${off}what other buyers say or do.`)).toBe(forbidden)
    },
  )

  it('a bundle of no percent is none [SE-05]', () => {
    expect(prompt({ tactics: { ...all, bundleDiscountPercent: 0 } })).toContain(`${off}discounts.`)
  })

  it('urgency names the end of an offer while it has one, and none that is over [ST-03]', () => {
    const urgent = (offerEndsAt: number | null) =>
      prompt({ tactics: { urgencyEnabled: true } }, { offerEndsAt })
    expect(urgent(2_000)).toContain('{{offer_ends}}')
    expect(urgent(2_000)).not.toContain('without inventing a deadline')
    for (const end of [null, 500]) {
      expect(urgent(end)).not.toContain('you may name it as {{offer_ends}}')
      expect(urgent(end)).toContain('without inventing a deadline')
    }
  })

  it('a campaign’s own trial pack is offered for its own days, whatever the settings say [ST-03, SE-05]', () => {
    const tactics = { trialPackEnabled: false, trialPackDuration: 11 }
    expect(prompt({ tactics }, { hasTrialPack: true, trialPackDuration: 5 })).toContain(
      'for 5 days',
    )
  })

  it.each([
    ['urgencyEnabled', 'urgency', '- Urgency:'],
    ['freeDeliveryEnabled', 'freeDelivery', '- Free delivery:'],
    ['fomoEnabled', 'scarcity', '- Scarcity:'],
  ])('the dialog’s name %s beats the wizard’s %s [ST-03]', (dialog, wizard, rule) => {
    expect(prompt({}, { strategies: { [dialog]: true, [wizard]: false } })).toContain(rule)
    expect(prompt({}, { strategies: { [dialog]: false, [wizard]: true } })).not.toContain(rule)
  })

  it('a seller’s lines are said only while their tactic is on [ST-03, SE-05]', () => {
    const lines = {
      fomoMessages: ['Few are left'],
      urgencyMessages: ['Before Friday'],
      upsellMessages: ['Add a jar'],
    }
    const said = prompt({ tactics: { ...all, ...lines } })
    for (const [line] of Object.values(lines)) expect(said).toContain(line)
    const none = { fomoEnabled: false, urgencyEnabled: false, upsellEnabled: false }
    const silent = prompt({ tactics: { ...all, ...none, ...lines } })
    for (const [line] of Object.values(lines)) expect(silent).not.toContain(line)
  })
})
