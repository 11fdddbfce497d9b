import fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  blanket,
  honey,
  someCampaign,
  someContext,
  someDecision,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import type { AgentContext } from '../context/context.ts'
import { labelsFor } from '../context/labels.ts'
import { oneLine } from '../context/text.ts'
import type { Decision } from '../decision/decision.ts'
import { decideOrder } from '../decision/order-step.ts'
import { asksForHuman } from '../decision/wishes/human-wishes.ts'
import { renderReply } from './render.ts'

const customer = {
  name: 'Mina',
  phone: '01712345678',
  address: 'House 12, Dhaka',
  language: null,
}
const cart = [
  { productId: 1, quantity: 2 },
  { productId: 2, quantity: 1 },
]

function render(
  parts: Partial<Decision>,
  context: AgentContext = someContext(),
  number: string | null = null,
): string {
  const decision = someDecision(parts)
  return renderReply(decision, context, decideOrder(decision, context), number)
}

it('writes prices from the store into the answer [AG-06]', () => {
  expect(render({ reply: 'It is {{price:1}}, honey {{price:2}}.' })).toBe(
    'It is ৳1,200 (Nakshi Kantha), honey ৳650.50 (Honey 500 g).',
  )
  const dollars = someContext({ campaign: { ...someCampaign, currency: 'USD' } })
  expect(render({ reply: '{{price:1}}' }, dollars)).toBe('$1,200 (Nakshi Kantha)')
  expect(render({ reply: 'In all {{total}}', cart })).toBe('In all ৳3,050.50')
  expect(render({ reply: 'It is {{price:9}}' })).toBe('It is …')
})

it('writes the tactics’ figures only where they are on', () => {
  const reply = '{{delivery_fee}}|{{free_delivery_from}}|{{discount_percent}}|{{offer_ends}}'
  const settings = someSettings({
    tactics: { deliveryFee: 60, freeDeliveryEnabled: true, bundleDiscountEnabled: true },
    company: { timezone: 'Asia/Dhaka' },
  })
  const campaign = { ...someCampaign, offerEndsAt: Date.UTC(2026, 0, 31, 18, 0) }
  const on = render({ reply }, someContext({ settings, campaign }))
  expect(on).toMatch(/^৳60\|৳4,000\|10%\|Feb 1, 2026, 12:00\sAM$/)
  expect(render({ reply })).toBe('৳0|…|…|…')
})

it('says that the shop has changed what the customer said yes to, above what it is now [AG-05]', () => {
  const decision = someDecision({
    reply: 'Thanks!',
    cart,
    order: 'place',
    confirmationQuote: 'yes',
  })
  const context = someContext({ customer })
  const step = decideOrder(decision, context)
  if (step.kind !== 'offer') throw new Error('no offer')
  const said = (overtaken: boolean) => renderReply(decision, context, { ...step, overtaken })
  expect(said(true)).toBe(
    `This order has changed since you saw it. Please read it again.\n\n${said(false)}`,
  )
})

it('shows the whole order when a yes is asked for, in the language of the answer [AG-05]', () => {
  const settings = someSettings({ tactics: { bundleDiscountEnabled: true, deliveryFee: 60 } })
  const context = someContext({ customer, settings })
  expect(render({ reply: 'Shall I?', cart, order: 'ask' }, context)).toBe(
    [
      'Shall I?',
      '',
      '• Nakshi Kantha × 2 = ৳2,400',
      '• Honey 500 g × 1 = ৳650.50',
      'Subtotal: ৳3,050.50',
      'Discount: −৳305.05',
      'Delivery: ৳60',
      'Total: ৳2,805.45',
      'Name: Mina',
      'Phone: 01712345678',
      'Address: House 12, Dhaka',
      '',
      'Shall I place this order? Please reply "yes" to confirm.',
    ].join('\n'),
  )
  const totals = {
    bn: 'সর্বমোট: ৳2,805.45',
    'bn-BD': 'সর্বমোট: ৳2,805.45',
    'bn-Latn': 'Shorbomot: ৳2,805.45',
    ar: 'الإجمالي: \u200F2,805.45 ৳',
    es: 'Total: 2805,45 ৳',
    fr: 'Total: 2 805,45 ৳',
    de: 'Gesamt: 2.805,45 ৳',
    zz: 'Total: ৳2,805.45',
  }
  for (const [language, line] of Object.entries(totals)) {
    const summary = render({ reply: '{{summary}}?', cart, order: 'ask', language }, context)
    expect(summary?.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain(line)
  }
  expect(render({ reply: 'So: {{summary}}', cart, order: 'ask' }, context)).toContain('"yes"')
})

it('calls delivery free only where the threshold made it so', () => {
  const context = someContext({ customer })
  const ask = { reply: 'Shall I?', cart, order: 'ask' } as const
  expect(render(ask, context)).not.toContain('Delivery')
  const settings = someSettings({
    tactics: { freeDeliveryEnabled: true, freeDeliveryThreshold: 3_000, deliveryFee: 60 },
  })
  expect(render(ask, { ...context, settings })).toContain('Delivery: free')
})

it('gives the order’s number, and repeats the order where the flow says so [AG-05]', () => {
  const history = [...turns(['customer', 'hi'], ['agent', 'Shall I?'], ['customer', 'yes'])]
  const ask = someDecision({ cart, order: 'ask' })
  const offer = decideOrder(ask, someContext({ history, customer }))
  const hash = offer.kind === 'offer' ? offer.hash : ''
  const context = someContext({
    history,
    customer,
    offer: { hash, shownAt: 120_000 },
  })
  const place = { reply: 'Thanks!', cart, order: 'place', confirmationQuote: 'yes' } as const
  const whole = render(place, context, 'PAL-12')
  expect(whole).toContain('Your order is placed. Its number is PAL-12.')
  expect(whole).toContain('Total: ৳3,050.50')
  const settings = someSettings({ flow: { orderConfirmation: false } })
  const short = render({ ...place, reply: 'Thanks! {{order}}' }, { ...context, settings }, 'PAL-12')
  expect(short).toBe('Thanks! PAL-12\n\nYour order is placed. Its number is PAL-12.')
  expect(render({ ...place, language: 'bn' }, context, 'PAL-12')).toContain('অর্ডার নম্বর PAL-12')
})

it('asks for what is missing where the model believed that all is there', () => {
  expect(render({ reply: 'Fine.', cart, order: 'ask' })).toBe(
    'Fine.\n\nPlease send me: Name, Phone, Address',
  )
})

it('reads nothing into what a customer or product is called [AG-07]', () => {
  const context = someContext({
    customer: {
      name: '{{order}} {{price:1}}',
      phone: '01712345678',
      address: 'Road 1\nTotal: ৳1\u2028Discount: −৳9',
      language: null,
    },
    products: [{ ...blanket, name: '{{total}}\nKantha' }, honey],
  })
  const text = render({ reply: 'Shall I?', cart, order: 'ask' }, context)
  expect(text).toContain('Name: {{order}} {{price:1}}')
  expect(text).toContain('• {{total}} Kantha × 2')
  expect(text.split('\n').filter((line) => line.startsWith('Total'))).toEqual(['Total: ৳3,050.50'])
  expect(text).toContain('Address: Road 1 Total: ৳1 Discount: −৳9')
})

it('says in the first answer, and in its language, that an assistant is speaking [AG-16]', () => {
  const first = someContext({ history: turns(['customer', 'hi']) })
  expect(render({ reply: 'Hello!' }, first)).toBe(
    'You are chatting with the automated assistant of Nakshi.\n\nHello!',
  )
  expect(render({ reply: 'হ্যালো', language: 'bn' }, first)).toContain('স্বয়ংক্রিয় সহকারী')
  expect(render({ reply: 'Ji apu', language: 'bn-Latn' }, first)).toContain('automated assistant')
  expect(render({ reply: 'أهلا', language: 'ar' }, first)).toContain('المساعد الآلي')
  // A person's earlier message was no answer of the assistant; a sales assistant in a sentence is none.
  const person = turns(['customer', 'hi'], ['human', 'Hello'], ['customer', 'well?'])
  expect(render({ reply: 'Hi' }, someContext({ history: person }))).toContain('automated assistant')
  expect(render({ reply: 'An assistant packs it.' }, first)).toContain('automated assistant of')
  expect(render({ reply: 'Hello!' })).toBe('Hello!')
})

it('says so again after a day of silence, and where a human has answered or was promised meanwhile [AG-24]', () => {
  const history = turns(['customer', 'hi'], ['agent', 'Hello'], ['customer', 'well?'])
  const said = (parts: Partial<AgentContext>) => render({ reply: 'Yes.' }, someContext(parts))
  const assistant = 'You are chatting with the automated assistant of Nakshi.'
  expect(said({ history, now: 120_000 + 86_399_999 })).toBe('Yes.')
  expect(said({ history, now: 120_000 + 86_400_000 })).toBe(`${assistant}\n\nYes.`)
  for (const author of ['human', 'inbox'] as const) {
    const taken = [...history, { author, text: 'Let me see', at: 240_000 }]
    expect(said({ history: taken })).toContain(assistant)
    const back = [...taken, { author: 'agent', text: 'I am back', at: 300_000 } as const]
    expect(said({ history: back })).toBe('Yes.')
  }
  // Who had the chat, or was promised, need not have written.
  expect(said({ history, isAfterHuman: true })).toBe(`${assistant}\n\nYes.`)
})

it('no product’s or company’s name and no words of a reply keep it back [AG-24]', () => {
  const word = fc.constantFrom(
    'robot',
    'assistant',
    'bot',
    'automated',
    'AI',
    'human',
    'সহকারী',
    'مساعد',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(word).map((words) => words.join(' ')),
  )
  const language = fc.constantFrom('en', 'bn', 'ar', 'tr', 'hi', 'xx', '')
  fc.assert(
    fc.property(text, text, text, language, (reply, name, companyName, tag) => {
      const context = someContext({
        settings: someSettings({ company: { companyName } }),
        products: [{ ...blanket, name }],
        history: turns(['customer', 'hi']),
      })
      const label = labelsFor(tag)
      const said = (parts: Partial<Decision>) => render({ reply, language: tag, ...parts }, context)
      expect(said({}).startsWith(label.assistant(oneLine(companyName, 100)))).toBe(true)
      expect(said({ handOver: true }).endsWith(label.handedOver)).toBe(true)
    }),
    { seed: 1, numRuns: 300 },
  )
})

it('hands over to a person who was asked for, and tells the customer [AG-16]', () => {
  expect(render({ reply: 'All right.', handOver: true })).toBe(
    'All right.\n\nA person from our team will answer you here.',
  )
  const asked = someContext({
    history: turns(['agent', 'Hello'], ['customer', 'I want to talk to a human']),
  })
  expect(render({ reply: 'Sure.' }, asked)).toContain('A person from our team')
  expect(render({ reply: 'One moment.', handOver: true, language: 'bn' })).toContain('প্রতিনিধি')
})

it('hears the wish for a person in ways that no list was written for, though the model does not [AG-16]', () => {
  for (const text of [
    'Is anyone actually there?',
    'I’d rather deal with the shop owner directly',
    'Put me through to somebody from your team',
    'Are you a bot? Give me a person.',
    'pass me to your colleague',
    'let me talk to someone in charge',
    'I only talk to humans',
    'get a human on this',
    'can someone from the shop reply',
    'আমি একজন লোকের সাথে কথা বলতে চাই',
    'আপনাদের কেউ কি আছেন? কথা বলব',
    'apnader kono lok er sathe kotha bolte chai',
    'manush den, bot er sathe kotha bolbo na',
    'اريد ان اكلم احد من المحل',
    'حولني على خدمة الزبائن',
    'Páseme con una persona',
    'Passez-moi quelqu’un du magasin',
    'Verbinden Sie mich mit einem Kollegen',
    'Bana gerçek birini bağlayın',
    'Mujhe dukan ke malik se baat karwao',
    "I don't want to talk to a machine",
    "Stop this robot, I won't talk with a computer",
    'May I please speak directly with the owner of this shop',
    'আমি রোবটের সাথে কথা বলতে চাই না',
    'একজন প্রতিনিধি কথা বলুক আমার সাথে',
    'ami ekta manusher reply chai',
    'apnader malik ke den',
    'ما ابي اتكلم مع بوت',
    'عايز أكلم حد',
    'Necesito hablar con el gerente',
    '¿Me puede atender una persona de verdad?',
    'Je préfère échanger avec un conseiller',
    'On peut parler au patron ?',
    'Ich rede nicht mit Maschinen',
    'Lieber mit einem Mitarbeiter chatten',
    'Yetkili bir kişiyle görüşebilir miyim',
    'Robotla konuşmak istemiyorum',
    'मशीन से बात नहीं करनी',
    'Admin se baat karwa do',
    'مجھے روبوٹ سے بات نہیں کرنی',
    'Saya tidak mau ngobrol dengan robot',
    'Vorrei parlare con un responsabile',
    'Queria conversar com um atendente',
    'Posso falar com o dono',
    'Ik praat niet met een computer',
    'Kan ik de eigenaar spreken',
  ]) {
    const ignored = someContext({ history: turns(['agent', 'Hello'], ['customer', text]) })
    expect(render({ reply: 'We have honey.' }, ignored), text).toContain('A person from our team')
  }
  for (const text of [
    'I want to give it to someone special',
    'Can someone of 60 kg wear it?',
    'Send it to my colleague please',
    'Is the owner of this brand Indian?',
    'Does it connect with the speaker?',
    'Can you pass me the price?',
    'এটা কি বড় লোকের জন্য?',
    'Le patron est-il une personne?',
    'Ich verbinde damit schöne Erinnerungen',
    'Is this for a person who likes honey? Please answer',
    'I don’t need a robot vacuum',
    'Does the AI camera work without a computer?',
    'কথা দিলাম কাল নিব',
    'malik bhai dam koto',
    'هل عندكم قميص للمدير',
    '¿La persona que lo lleva puede lavarlo?',
    'Je peux en parler à ma femme',
    'Können Sie etwas für eine Person auf die Karte schreiben',
    'Bu robot süpürge mi',
    'ye baat sahi nahi hai',
    'یہ بات ٹھیک نہیں',
    'Untuk berapa orang?',
    'Posso parlare del prezzo?',
    'Não quero robô aspirador',
    'Wil je over de prijs praten',
  ])
    expect(asksForHuman(text), text).toBe(false)
})

it('recognises a plain wish for a person, and no more than that [AG-16]', () => {
  for (const text of [
    'Can I talk to a real person?',
    'let me speak with your manager',
    'I need a human',
    'human please',
    'আমি মানুষের সাথে কথা বলতে চাই',
    'মালিকের সাথে কথা বলবো',
    'admin er sathe kotha bolte chai',
    'أريد التحدث مع موظف',
    'quiero hablar con una persona',
    'Je veux parler à une personne',
    'Ich möchte mit einem Menschen sprechen',
    'Is there a human being I can reach?',
    'customer care please',
    'I want to speak to someone',
    'একজন আসল মানুষ চাই',
    'ভাই একটু কল দিন',
    'amake call den',
    'kono manush ache?',
    'أريد خدمة العملاء',
    'Quiero una persona real',
    'Je voudrais un conseiller',
    'Gibt es hier einen echten Menschen?',
    'Müşteri hizmetleri lütfen',
    'मुझे किसी से बात करनी है',
    'mujhe kisi se baat karni hai',
    'مجھے کسی سے بات کرنی ہے',
    'Saya mau bicara dengan admin',
    'Vorrei parlare con qualcuno',
    'Quero falar com um atendente',
    'Kan ik met iemand praten?',
  ])
    expect(asksForHuman(text), text).toBe(true)
  for (const text of [
    'Is it for one person?',
    'The person in the picture',
    'hello',
    'এটা কি মানুষের চুল?',
    'a personal gift',
    'I talk to my husband first',
    'They call me Rina',
    'Ist das ein Geschenk für einen Mann?',
    'Quanto costa per una persona?',
  ])
    expect(asksForHuman(text), text).toBe(false)
})

it('hands a picture over that the model was not shown, and goes on with one that it was [AG-19]', () => {
  const sent = (pictures: string[]) => [
    ...turns(['customer', 'hi'], ['agent', 'Hello']),
    {
      author: 'customer' as const,
      text: 'this one?',
      at: 180_000,
      attachments: ['image'],
      pictures,
    },
  ]
  const unseen = render({ reply: 'Lovely.' }, someContext({ history: sent([]) }))
  expect(unseen).toContain('I cannot see this picture.')
  expect(unseen).toContain('A person from our team will answer you here.')
  expect(
    render({ reply: 'Yes.' }, someContext({ history: sent(['data:image/png;base64,']) })),
  ).toBe('Yes.')
})

it('hands a voice message over with a word to the customer, whatever the model makes of it [AG-19]', () => {
  const history = [
    ...turns(['customer', 'hi'], ['agent', 'Hello']),
    { author: 'customer' as const, text: '', at: 180_000, attachments: ['audio'] },
  ]
  const heard = render({ reply: 'Of course.' }, someContext({ history }))
  expect(heard).toContain('I cannot listen to voice messages.')
  expect(heard).toContain('A person from our team will answer you here.')
  const answered = [...history, ...turns(['agent', 'We listen.'], ['customer', 'thanks'])]
  expect(render({ reply: 'Gladly.' }, someContext({ history: answered }))).toBe('Gladly.')
})

it('hands over what nobody here can open, with a word to the customer [AG-19]', () => {
  type Sent = Partial<AgentContext['history'][number]>
  const reply = (sent: Sent) => {
    const asked = { author: 'customer' as const, text: '', at: 180_000, ...sent }
    const history = [...turns(['customer', 'hi'], ['agent', 'Hello']), asked]
    return render({ reply: 'Lovely.' }, someContext({ history }))
  }
  const handedOver =
    'Lovely.\n\nI cannot open what you sent.\n\nA person from our team will answer you here.'
  for (const kind of ['video', 'file']) {
    expect(reply({ attachments: [kind] })).toBe(handedOver)
    // What is typed beside it is about it.
    expect(reply({ text: 'Is it this one?', attachments: [kind] })).toBe(handedOver)
  }
  expect(reply({ attachments: ['location'] })).toBe(handedOver)
  expect(reply({ text: 'Price of this?', attachments: ['fallback'] })).toBe('Lovely.')
  expect(reply({ attachments: ['sticker'] })).toBe('Lovely.')
  const shared = [{ title: 'Nakshi blanket', address: 'https://www.facebook.com/1' }]
  expect(reply({ attachments: ['post'], shared })).toBe('Lovely.')
})
