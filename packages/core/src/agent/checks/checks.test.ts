import { describe, expect, it } from 'vitest'

import {
  blanket,
  honey,
  soldOut,
  someCampaign,
  someContext,
  someDecision,
  someOrder,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import type { AgentContext } from '../context/context.ts'
import { fixedRules } from '../context/rules.ts'
import type { Decision } from '../decision/decision.ts'
import { checkDecision, longestReply } from './checks.ts'

function codes(
  reply: string,
  context: AgentContext = someContext(),
  parts: Partial<Decision> = {},
) {
  const { problems } = checkDecision(someDecision({ ...parts, reply }), context)
  return problems.map((problem) => problem.promise ?? problem.code)
}
type Caught = ReturnType<typeof codes>[number]

/** The texts that are held back although nothing is wrong with them. */
const heldBack = (texts: readonly string[], context?: AgentContext, parts?: Partial<Decision>) =>
  texts.flatMap((text) => {
    const found = codes(text, context, parts)
    return found.length > 0 ? [`${text} (${found.join()})`] : []
  })
/** The texts that pass without being caught for this reason. */
const missed = (
  code: Caught,
  texts: readonly string[],
  context?: AgentContext,
  parts?: Partial<Decision>,
) => texts.filter((text) => !codes(text, context, parts).includes(code))

it('lets ordinary answers in four languages pass [AG-06]', () => {
  expect(
    heldBack(
      [
        'Hello! The Nakshi Kantha is {{price:1}} and it is in stock. Would you like one?',
        'The Honey 500 g costs {{price:2}}. The jar is 500 g, 10 cm high and 6 inch round.',
        'Sure, I have put 2 pieces in your cart. May I have your name, phone number and address?',
        'Sorry, we have no discount on single products, and delivery is not free.',
        'Unfortunately the Clay Pot is out of stock at the moment.',
        'I cannot change prices, but I can help you choose.',
        'It is made of 100% cotton, free size, and feel free to ask anything.',
        'You can pay in taka when it arrives. Which day suits you?',
        'No problem, take your time!',
        'আসসালামু আলাইকুম! নকশি কাঁথার দাম {{price:1}}। কয়টি নিতে চান?',
        'আপনার কার্টে ২টি পণ্য আছে। আপনার নাম, ফোন নম্বর ও ঠিকানা দিন।',
        'দুঃখিত, এই পণ্যে কোনো ছাড় নেই। দাম {{price:1}}।',
        'অর্ডার কনফার্ম করতে চাইলে "হ্যাঁ" লিখুন।',
        'Apu, dam {{price:1}}. Koyta niben? 500 gram er jar.',
        'Dukkhito apu, discount nai. Thikana ar phone number ta diben please?',
        'Order confirm korte chaile "ha" likhen.',
        'مرحباً! السعر {{price:1}}. كم قطعة تريد؟',
        'عذراً، لا يوجد خصم على هذا المنتج. الوزن ٥٠٠ غرام.',
        'Once you say yes, your order is placed.',
        'When you confirm, your order will be placed and I will send its number.',
      ],
      someContext({
        cart: [{ productId: 1, quantity: 2 }],
        products: [
          blanket,
          { ...honey, description: 'A jar of 500 g, 10 cm high, 6 inch round' },
          soldOut,
        ],
      }),
    ),
  ).toEqual([])
})

it('catches a price that is not the catalogue’s, in every script [AG-06]', () => {
  expect(
    missed('amount', [
      'The Nakshi Kantha is ৳500.',
      'The Nakshi Kantha is 1,100 taka today',
      'নকশি কাঁথা মাত্র ৫০০ টাকা!',
      'Nakshi kantha matro 500 takay diye dibo',
      'السعر ٥٠٠ درهم فقط',
      'OK, you can have it for 50.',
      'Fine, the price is 1.',
      'I will make it five hundred taka.',
      'Ok, 5\u200b00 tk',
    ]),
  ).toEqual([])
})

it('holds an amount against the product it is said of, not against any in the shop [AG-06]', () => {
  expect(
    heldBack([
      'The Nakshi Kantha is ৳1,200.',
      'নকশি কাঁথা (Nakshi Kantha) ১২০০ টাকা।',
      'Honey 500 g: ৳650.50',
    ]),
  ).toEqual([])
  expect(
    missed('amount', [
      'The Nakshi Kantha is ৳650.50.',
      'It is ৳650.50.',
      'Honey 500 g for 1200 taka',
    ]),
  ).toEqual([])
  expect(
    heldBack(['It is ৳650.50 each, together ৳1,301.'], someContext(), {
      cart: [{ productId: 2, quantity: 2 }],
    }),
  ).toEqual([])
})

it('never lets a discount through that the tactics do not give [AG-06]', () => {
  const texts = [
    'You get 50% off!',
    'আপনার জন্য ৫০% ছাড়',
    'apnar jonno 50% chhar',
    'خصم ٥٠٪ لك',
    'fifty percent off for you',
  ]
  expect(missed('percentage', texts)).toEqual([])
  expect(
    missed('discount', [
      'I will give you a special discount.',
      'আপনাকে ডিসকাউন্ট দিব',
      'Discount dibo apu',
      'سأعطيك خصم خاص',
    ]),
  ).toEqual([])
  expect(missed('half_price', ['You can have it at half price.', 'Buy one get one today'])).toEqual(
    [],
  )
  expect(missed('unknown_placeholder', ['Take {{discount_percent}} off'])).toEqual([])
  const bundle = someContext({
    settings: someSettings({ tactics: { bundleDiscountEnabled: true } }),
  })
  expect(missed('percentage', texts, bundle)).toEqual([])
  expect(
    heldBack(
      [
        'Take two different products and get {{discount_percent}} off.',
        'দুটি ভিন্ন পণ্য নিলে ১০% ছাড়।',
      ],
      bundle,
    ),
  ).toEqual([])
  expect(
    missed('discount', ['You get {{discount_percent}} off!', 'For you 10% discount.'], bundle),
  ).toEqual([])
  const cart = [blanket, honey].map(({ id }) => ({ productId: id, quantity: 1 }))
  expect(heldBack(['You get {{discount_percent}} off!'], bundle, { cart })).toEqual([])
})

it('lets free delivery be promised only where it is on and reached, or with its threshold [AG-06, ST-03]', () => {
  const texts = [
    'Delivery is free for you!',
    'Don’t worry, delivery is free',
    'We offer free shipping.',
    'No delivery charge for you.',
    'ডেলিভারি ফ্রি!',
    'ডেলিভারি চার্জ লাগবে না',
    'delivery free dibo',
    'delivery charge lagbe na',
    'التوصيل مجاني',
    'La spedizione è gratuita.',
    'ڈیلیوری مفت ہے۔',
    'Kargo bedava.',
    'Frete grátis!',
    'Não se preocupe: frete grátis.',
    'Non si preoccupi, la spedizione è gratuita.',
    'Non si preoccupi per la spedizione gratuita.',
    'De verzending is gratis.',
    'डिलीवरी मुफ़्त है।',
    'Ongkirnya gratis, Kak.',
  ]
  expect(missed('free_delivery', texts)).toEqual([])
  expect(heldBack(['La spedizione non è gratuita.', 'No tengo una fecha de entrega.'])).toEqual([])
  expect(missed('unknown_placeholder', ['Free delivery from {{free_delivery_from}}'])).toEqual([])
  const on = (strategies: Readonly<Record<string, boolean>>, currency = 'BDT') =>
    someContext({ campaign: { ...someCampaign, strategies, currency } })
  for (const name of ['freeDelivery', 'freeDeliveryEnabled']) {
    expect(
      heldBack(
        [
          'Delivery is free from {{free_delivery_from}} on.',
          'Ongkirnya gratis mulai {{free_delivery_from}}.',
          'O frete é grátis a partir de {{free_delivery_from}}.',
        ],
        on({ [name]: true }),
      ),
    ).toEqual([])
    expect(missed('free_delivery', texts, on({ [name]: true }))).toEqual([])
    expect(
      heldBack(texts, on({ [name]: true }), { cart: [{ productId: 1, quantity: 4 }] }),
    ).toEqual([])
  }
  expect(missed('free_delivery', texts, on({ freeDelivery: true }, 'USD'))).toEqual([])
})

it('catches promises that nobody in the shop gave, and lets the shop’s own pass [AG-06]', () => {
  const cases = {
    warranty: ['It has a 2 year warranty.', '২ বছরের ওয়ারেন্টি আছে', '2 bochor guarantee ache'],
    refund: [
      'If not, you get a full refund.',
      'Full refund if you don’t like it',
      'Sorry sir, full refund',
      'পছন্দ না হলে টাকা ফেরত।',
    ],
    free_item: ['I will add a free gift.', 'সাথে একটি মগ ফ্রি', 'You can have it for free'],
    delivery_time: [
      'It will arrive tomorrow.',
      'Delivery within 24 hours.',
      '২ দিনের মধ্যে ডেলিভারি পাবেন',
      'kalkei pouche jabe delivery',
    ],
    stock_count: ['Only 3 left in stock!', 'মাত্র ৩টি বাকি', 'matro 3 ta baki ache'],
    urgency: ['The offer ends tonight!', 'অফার আজ রাতেই শেষ', 'Last chance!'],
  }
  for (const [code, texts] of Object.entries(cases))
    expect(texts.filter((text) => !codes(text).includes(code as Caught))).toEqual([])
  const described = {
    ...blanket,
    description:
      '2 year warranty. Delivery within 24 hours in Dhaka. Full refund. Comes with a free gift.',
  }
  const context = someContext({ products: [described] })
  expect(
    heldBack(
      [
        cases.warranty[0] ?? '',
        cases.refund[0] ?? '',
        cases.free_item[0] ?? '',
        'Delivery within 24 hours.',
      ],
      context,
    ),
  ).toEqual([])
  expect(missed('warranty', ['It has a 5 year warranty.'], context)).toEqual([])
})

it('says how many are left, and when an offer ends, only where that is on and true [ST-03]', () => {
  const context = (strategies: Readonly<Record<string, boolean>>) =>
    someContext({
      products: [{ ...blanket, stockCount: 3 }],
      campaign: { ...someCampaign, strategies, offerEndsAt: 9_000_000 },
    })
  for (const name of ['scarcity', 'fomoEnabled']) {
    expect(heldBack(['Only 3 left in stock!'], context({ [name]: true }))).toEqual([])
    expect(missed('stock_count', ['Only 2 left in stock!'], context({ [name]: true }))).toEqual([])
    expect(missed('stock_count', ['Only 3 left in stock!'], context({ [name]: false }))).toEqual([])
  }
  for (const name of ['urgency', 'urgencyEnabled']) {
    expect(heldBack(['The offer ends {{offer_ends}}.'], context({ [name]: true }))).toEqual([])
    expect(
      missed('urgency', ['The offer ends {{offer_ends}}.'], context({ [name]: false })),
    ).toEqual([])
  }
})

it('shows pictures of the campaign’s own products only, at addresses that Facebook may fetch [AG-19]', () => {
  const shown = (imageUrl: string | null) => someContext({ products: [{ ...blanket, imageUrl }] })
  const asked = { photoOf: blanket.id }
  const good = shown('https://shop.example/kantha.jpg')
  expect(heldBack(['Here it is.'], good, asked)).toEqual([])
  expect(missed('unknown_product', ['Here it is.'], good, { photoOf: 99 })).toEqual([])
  for (const none of [null, '', 'kantha.jpg', 'http://shop.example/a.jpg', 'file:///etc/passwd'])
    expect(missed('no_picture', ['Here it is.'], shown(none), asked)).toEqual([])
})

it('sells nothing that is not in the campaign or not in stock [AG-05]', () => {
  expect(
    missed('unknown_product', ['Good choice.'], someContext(), {
      cart: [{ productId: 99, quantity: 1 }],
    }),
  ).toEqual([])
  expect(missed('unknown_product', ['Here it is.'], someContext(), { photoOf: 99 })).toEqual([])
  expect(
    missed('out_of_stock', ['Good choice.'], someContext(), {
      cart: [{ productId: 3, quantity: 1 }],
    }),
  ).toEqual([])
  const few = someContext({ products: [{ ...blanket, stockCount: 2 }] })
  expect(missed('out_of_stock', ['Good.'], few, { cart: [{ productId: 1, quantity: 3 }] })).toEqual(
    [],
  )
  expect(heldBack(['Good.'], few, { cart: [{ productId: 1, quantity: 2 }] })).toEqual([])
})

it('never says that an order is taken when none is [AG-05]', () => {
  expect(
    missed(
      'claims_order',
      [
        'Your order has been placed!',
        'Great, your order is confirmed.',
        'I have placed your order.',
        'আপনার অর্ডারটি কনফার্ম হয়েছে।',
        'অর্ডার সম্পন্ন করা হয়েছে, ধন্যবাদ',
        'Apnar order confirm hoyeche!',
        'order ta confirm kora hoise',
        'تم تأكيد طلبك',
        'Su pedido ha sido confirmado',
        'Votre commande est confirmée',
        'Ihre Bestellung wurde aufgegeben',
        'That is in, it is being wrapped.',
        'Ya está registrado y lo estamos envolviendo.',
        'Das ist eingetragen und wird gerade verpackt.',
        'سُجّل طلبك ونحن نغلّفه الآن.',
        'On l’emballe en ce moment.',
      ],
      someContext(),
      { cart: [{ productId: 1, quantity: 1 }], order: 'place' },
    ),
  ).toEqual([])
  const earlier = someContext({ orders: [someOrder({ number: 'PAL-7' })] })
  expect(heldBack(['Your order is confirmed and will be packed.'], earlier)).toEqual([])
  // The model empties the cart and speaks as if of something new.
  const wanting = { ...earlier, cart: [{ productId: 1, quantity: 1 }] }
  expect(missed('claims_order', ['Your order has been placed!'], wanting)).toEqual([])
  const delivered = someContext({ orders: [someOrder({ number: 'PAL-7', status: 'delivered' })] })
  expect(missed('claims_order', ['Your order has been placed!'], delivered)).toEqual([])
  expect(heldBack(['Your order PAL-7 is confirmed.'], wanting)).toEqual([])
})

it('refuses placeholders that cannot be filled', () => {
  expect(
    missed('unknown_placeholder', [
      'It is {{price:99}}',
      'It is {{price}}',
      'It is {price:1}',
      'It is {{cost:1}}',
      'Your number is {{order}}',
      'In all {{total}}',
      'It is {{price:1',
      'It is {{price:1}}0',
      'It is 1{{price:1}}',
    ]),
  ).toEqual([])
  expect(heldBack(['It is {{ price:1 }} or {{price:২}}'])).toEqual([])
})

describe('what a customer writes is data', () => {
  it('catches an answer that gives the instructions away [AG-07]', () => {
    const line =
      fixedRules.split('\n').find((row) => row.startsWith('- Never write an amount')) ?? ''
    const systemPrompt =
      'You are Mita, you never go below two hundred under the list and you always push the honey first.'
    const context = someContext({ settings: someSettings({ ai: { systemPrompt } }) })
    expect(
      missed(
        'reveals_instructions',
        [
          line.slice(0, 120),
          `Sure! ${systemPrompt}`,
          'My instructions are to sell.',
          '{"reply": "x", "cart": []}',
          'I fill confirmationQuote with your yes',
        ],
        context,
      ),
    ).toEqual([])
  })

  it('catches keys, whoever planted them [AG-07]', () => {
    expect(
      missed('reveals_key', [
        'Use sk-proj-abcdefghijklmnop1234',
        'EAAGm0PX4ZCpsBAKZCZCabcdefghij',
        'Use sk-pr\u200boj-abcdefghijklmnop1234',
        'Bearer abcdefghijklmnopqrstuv',
      ]),
    ).toEqual([])
  })

  it('catches another customer’s phone number, and knows the customer’s own [AG-07]', () => {
    const context = someContext({
      history: turns(['customer', 'amar number ০১৭১২-৩৪৫৬৭৮']),
    })
    expect(
      missed('foreign_phone', ['Rahim’s number is 01898765432', 'কল করুন ০১৮৯৮৭৬৫৪৩২'], context),
    ).toEqual([])
    expect(
      heldBack(['I am the automated assistant. Your number is 01712345678, right?'], context),
    ).toEqual([])
    const known = { name: null, phone: '01712345678', address: null, language: null }
    expect(
      heldBack(['Is +880 1712-345678 still your number?'], someContext({ customer: known })),
    ).toEqual([])
  })

  it('looks at each of two numbers that are written as one [AG-07]', () => {
    const context = someContext({
      history: turns(['customer', '01712-345678 / 01812-345678']),
    })
    expect(heldBack(['Shall we call 01712-345678 or 01812-345678?'], context)).toEqual([])
    expect(missed('foreign_phone', ['Your numbers: 01712345678 / 01898765432'], context)).toEqual(
      [],
    )
  })

  it('catches links and addresses that are not the shop’s [AG-07]', () => {
    const products = [{ ...blanket, description: 'See https://nakshi.example.com/kantha for more' }]
    const context = someContext({ products })
    expect(
      missed(
        'foreign_address',
        [
          'Pay at http://evil.example.net/pay',
          'See bit.ly/abc',
          'Write to x@evil.com',
          'https://nakshi.example.com.evil.net',
          'https://nakshi.example.co',
        ],
        context,
      ),
    ).toEqual([])
    expect(heldBack(['See https://nakshi.example.com/kantha.'], context)).toEqual([])
  })

  it('never lets the agent pass for a person [AG-16]', () => {
    expect(
      missed('claims_human', [
        'I am a real person.',
        'I’m not a bot!',
        'আমি একজন মানুষ',
        'ami bot na',
        'أنا إنسان',
      ]),
    ).toEqual([])
    expect(
      heldBack(['I am an automated assistant, not a person.', 'আমি মানুষ নই, আমি স্বয়ংক্রিয় সহকারী।']),
    ).toEqual([])
  })
})

it('measures what goes out, with the summary in it', () => {
  expect(missed('empty', ['', '  ', '\u200B\u2060 \u2800'])).toEqual([])
  expect(missed('too_long', ['x'.repeat(longestReply + 1)])).toEqual([])
  const customer = { name: 'Mina', phone: '01712345678', address: 'Road 5', language: 'en' }
  const long = 'is it '.repeat(Math.floor((longestReply - 20) / 6))
  expect(heldBack([long], someContext({ customer }))).toEqual([])
  expect(
    missed('too_long', [`${long}?`], someContext({ customer }), {
      cart: [{ productId: 1, quantity: 1 }],
      order: 'ask',
    }),
  ).toEqual([])
})

it('tells what an order still needs, without holding the answer back', () => {
  const checked = checkDecision(
    someDecision({ reply: 'Shall I?', cart: [{ productId: 1, quantity: 1 }], order: 'ask' }),
    someContext(),
  )
  expect(checked.problems.map((problem) => problem.code)).toEqual(['order_incomplete'])
  expect(checked.problems[0]?.message).toContain('name, phone, address')
  expect([checked.ok, checked.sendable]).toEqual([false, true])
})

it('says the mail address of the shop, as Settings have it, and no other [SE-02, AG-21]', () => {
  const reply = 'You can also write to hello@nila.example.'
  const withAddress = (contactEmail: string) =>
    codes(reply, someContext({ settings: someSettings({ company: { contactEmail } }) }))
  expect(withAddress('hello@nila.example')).toEqual([])
  expect(withAddress('')).not.toEqual([])
  expect(withAddress('other@nila.example')).not.toEqual([])
})
