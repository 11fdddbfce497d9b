import { checkDecision } from '@pal/core/agent/checks/checks'
import type { AgentContext, Turn } from '@pal/core/agent/context/context'
import type { Decision } from '@pal/core/agent/decision/decision'
import { turnOutcome } from '@pal/core/agent/outcome/turn-outcome'
import { buildPrompt, type Prompt, retryPrompt } from '@pal/core/agent/prompt/prompt'
import { renderReply } from '@pal/core/agent/templates/render'
import type { Settings } from '@pal/core/contract/settings'
import { toMinor } from '@pal/core/domain/money'
import {
  someCampaign,
  someContext,
  someProduct,
  someOrder,
  someSettings,
} from '@pal/core/testing/agent-context'
import { describe, expect, it } from 'vitest'

import { currency, pictureAddress, settings, shops } from '../shop/settings.ts'
import { readPrompt } from './read-prompt.ts'
import { decide } from './seller.ts'

const { products, campaign } = shops.home
const shelf = products.map((product, index) => ({
  ...someProduct(index + 1, product.name, toMinor(Number(product.price))),
  description: product.description,
  inStock: product.inStock ?? true,
  productType: product.productType ?? ('main' as const),
  imageUrl: pictureAddress('home', index),
}))

interface Answer extends Decision {
  readonly said: string
  readonly placed: boolean
}

function answerOf({ instructions, input }: Prompt): Decision {
  const asked = readPrompt({
    endpoint: 'responses',
    model: 'gpt-6-luna',
    instructions,
    input: input.map(({ role, content }) => ({ role, text: content, content })),
    format: { type: 'text' },
    maxTokens: 500,
    effort: null,
    raw: {},
  })
  if (!asked) throw new Error('The prompt could not be read')
  return decide(asked)
}

/** Talks with the seller through the real prompt, checks and texts; so many answers may be refused. */
function shopper(mayBeRefused = 0, tactics: Partial<Settings['tactics']> = {}) {
  let refused = 0
  let context: AgentContext = someContext({
    settings: someSettings({ ...settings, tactics: { ...settings.tactics, ...tactics } }),
    campaign: { ...someCampaign, ...campaign, currency },
    products: shelf,
    history: [],
  })
  return (text: string, more: Partial<Turn> = {}): Answer => {
    const now = context.now + 60_000
    const history = [...context.history, { author: 'customer', text, at: now, ...more } as const]
    context = { ...context, now, history }
    const prompt = buildPrompt(context)
    let decision = answerOf(prompt)
    let checked = checkDecision(decision, context)
    if (!checked.ok) {
      const answer = JSON.stringify(decision)
      decision = answerOf(retryPrompt(prompt, answer, checked.problems))
      checked = checkDecision(decision, context)
      refused += 1
    }
    expect({ text, refused }).toEqual({ text, refused: Math.min(refused, mayBeRefused) })
    const { problems, step } = checked
    expect({ text, problems }).toEqual({ text, problems: [] })
    const placed = step.kind === 'place'
    const said = renderReply(decision, context, step, 'PAL-000001')
    const { lines: items, customer } = step.draft
    const order = someOrder({
      number: 'PAL-000001',
      items: items.map(({ productId, name, quantity, unitPriceMinor }) => ({
        productId,
        name,
        quantity,
        unitPriceMinor,
      })),
      customer: { ...someOrder().customer, ...customer },
      placedAt: now,
    })
    const outcome = turnOutcome(decision, checked)
    const shownAt = now + 1_000
    context = {
      ...context,
      history: [...history, { author: 'agent', text: said, at: shownAt }],
      customer: outcome.customer,
      cart: placed ? [] : outcome.cart,
      offer: outcome.offerHash === null ? null : { hash: outcome.offerHash, shownAt },
      request: outcome.request && { ...outcome.request, shownAt },
      stage: outcome.stage,
      orders: placed ? [order] : (context.orders ?? []),
    }
    return { ...decision, said, placed }
  }
}

describe('the seller of the demo', () => {
  it('greets, names prices, asks for what is missing, sums up, and takes the yes', () => {
    const says = shopper()
    expect(says('Hi there!').said).toContain('• Glass Water Bottle, blue: ৳950')
    expect(says('How much is the blue bottle?').said).toContain('৳950')
    expect(says('Two please').cart).toEqual([{ productId: 1, quantity: 2 }])
    expect(says('Nadia Rahman, 01711 123456').said).toContain('address')
    const summary = says('12 Lake Road, Dhaka 1205')
    expect(summary.order).toBe('ask')
    for (const part of [
      '৳1,900',
      '৳1,980',
      'Nadia Rahman',
      '01711123456',
      '12 Lake Road, Dhaka 1205',
    ])
      expect(summary.said).toContain(part)
    const done = says('Yes, please')
    expect(done).toMatchObject({
      placed: true,
      stage: 'completed',
      confirmationQuote: 'Yes, please',
    })
    expect(done.said).toContain('PAL-000001')
    expect(says('Thank you!').said).toContain('welcome')
    expect(says('What about my order?').said).toContain('PAL-000001 is confirmed')
    expect(says('One mug more, please').said).toContain('Shall I place this order?')
    expect(says('ok').placed).toBe(true)
  })

  it('cancels or changes an order that was placed, once the customer has said yes to it', () => {
    const says = shopper()
    says('Two mugs please. Nadia Rahman, 01711 123456, 12 Lake Road, Dhaka 1205')
    expect(says('yes').placed).toBe(true)
    const moved = says('Please change my address to 7 Gulshan Avenue, Dhaka')
    expect(moved.said).toMatch(/PAL-000001 would then be[^]*Address: 7 Gulshan Avenue, Dhaka/)
    expect(says('Yes').said).toContain('Your order PAL-000001 is changed.')
    expect(says('I want to cancel my order').said).toContain('Shall I cancel order PAL-000001?')
    expect(says('no, keep it').said).not.toContain('PAL-000001')
    says('please cancel it after all')
    expect(says('yes').said).toContain('Your order PAL-000001 was cancelled.')
  })

  it('takes everything at once', () => {
    const says = shopper()
    const at = says(
      'I want two candles and a lamp. My name is Omar Faruk, phone +880 1811-222333, address: House 5, Road 7, Banani',
    )
    expect(at.cart).toEqual([
      { productId: 6, quantity: 2 },
      { productId: 4, quantity: 1 },
    ])
    expect(at.customer).toEqual({
      name: 'Omar Faruk',
      phone: '+880 1811-222333',
      address: 'House 5, Road 7, Banani',
    })
    expect(at.order).toBe('ask')
    expect(says('go ahead').placed).toBe(true)
  })

  it('asks which one is meant, and leaves what is sold out', () => {
    const says = shopper()
    const unclear = says('I would like a bottle')
    expect(unclear.said).toContain('Which one do you mean?')
    expect(unclear.cart).toEqual([])
    expect(says('The green one').said).toContain('৳950')
    expect(says('yes').cart).toEqual([{ productId: 2, quantity: 1 }])
    const sold = says('I want to buy the picnic basket')
    expect(sold.said).toContain('sold out')
    expect(sold.cart).toEqual([{ productId: 2, quantity: 1 }])
  })

  it('changes the order before it is placed', () => {
    const says = shopper()
    says('I take the lamp and a mug')
    says('anna')
    says('My phone is 01711 765432')
    expect(says('Berlin, Hauptstr 5').order).toBe('ask')
    expect(says('no, wait').said).toContain('nothing is ordered')
    expect(says('Without the mug please').cart).toEqual([{ productId: 4, quantity: 1 }])
    expect(says('yes, that is right').placed).toBe(true)
  })

  it('answers what customers ask in between', () => {
    const says = shopper()
    expect(says('Can you show me a picture of the blanket?').photoOf).toBe(5)
    expect(says('How much is delivery?').said).toContain('৳80.')
    expect(says('Can I get a discount?').said).toContain('the same for everybody')
    expect(says('Do you have lamps?').said).toContain('৳2,400')
    expect(says('Are the mugs nice?').said).toContain('৳450')
    expect(says('I need three mugs').cart).toEqual([{ productId: 3, quantity: 3 }])
    expect(says('and how is the delivery?').said).toContain('May I have your name')
  })

  it('lists everything when asked for it, and says how delivery works after a thank-you', () => {
    const says = shopper()
    says('How much is the blue bottle?')
    const all = says('What do you sell?').said
    expect(all.split('•').length).toBeGreaterThan(3)
    expect(says('Thanks! When does it arrive?').said).not.toContain('welcome')
  })

  it('asks once more for a phone number that nobody can dial', () => {
    const says = shopper(1)
    const again = says('Two mugs please. Nadia Rahman, 1234 5678, 12 Lake Road, Dhaka')
    expect(again.said).toContain('I could not read your phone number')
    expect(says('01711 123456').said).toContain('Shall I place this order?')
    expect(says('Yes').placed).toBe(true)
  })

  it('says which delivery area an address is in', () => {
    const deliveryAreas = [
      { id: 'area-1', name: 'Chattogram', fee: 120 },
      { id: 'area-2', name: 'Sylhet', fee: 130 },
    ]
    const says = shopper(0, { deliveryAreas })
    expect(says('A mug please. Nadia Rahman, 01711 123456').deliveryArea).toBeNull()
    const there = says('12 Lake Road, Sylhet 3100')
    expect(there.deliveryArea).toBe('area-2')
    expect(there.said).toContain('৳130')
    expect(says('My address is 7 Gulshan Avenue, Dhaka').said).toContain('৳80')
    expect(says('yes').placed).toBe(true)
  })

  it('answers a Bengali customer in Bengali, with prices, and takes the order', () => {
    const says = shopper()
    const all = says('হ্যালো, কী কী আছে?')
    expect(all.language).toBe('bn')
    expect(all.said).toMatch(/আসসালামু আলাইকুম! আমাদের কাছে আছে:\n• কাচের পানির বোতল, নীল: ৳950/)
    expect(says('নীল বোতলের দাম কত?').said).toMatch(/নীল: ৳950.*একটি নেবেন কি\?$/)
    expect(says('ডেলিভারি চার্জ কত?').said).toContain('৳80')
    expect(says('মগটার ছবি দেখাবেন?').photoOf).toBe(3)
    expect(says('২টা মগ চাই').cart).toEqual([{ productId: 3, quantity: 2 }])
    expect(says('রহিমা খাতুন, ০১৭১১ ১২৩৪৫৬').said).toContain('ডেলিভারির ঠিকানা')
    const summary = says('১২ লেক রোড, ঢাকা ১২০৫')
    expect(summary.order).toBe('ask')
    expect(summary.said).toContain('৳980')
    expect(says('হ্যাঁ').placed).toBe(true)
    expect(says('Thank you! What do you sell?').said).toContain('We have:')
  })

  it('says in Bengali, too, what it does not understand, and then asks', () => {
    const says = shopper()
    const lost = says('কোয়ান্টাম পদার্থবিদ্যা')
    expect(lost.said).toContain('ঠিক বুঝতে পারিনি')
    expect(lost.said).toContain('৳950')
    expect(says('মহাকাশ').handOver).toBe(true)
  })

  it('hands over to a person when asked, at a complaint, and where it is lost twice', () => {
    const human = 'I want to talk to a human'
    expect(shopper()(human).handOver).toBe(true)
    // A person of the shop has seen it, and leaves it to the seller.
    const again = shopper()(human, { isHandedBack: true })
    expect(again).toMatchObject({ handOver: false, said: expect.stringContaining('We have:') })
    expect(shopper()('My mug arrived broken').handOver).toBe(true)
    const says = shopper()
    expect(says('Quantum chromodynamics').handOver).toBe(false)
    expect(says('Blorp').handOver).toBe(true)
  })
})
