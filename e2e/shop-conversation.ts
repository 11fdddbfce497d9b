import { someDecision as decided } from '@pal/core/testing/agent-context'

interface Customer {
  readonly name: string
  readonly says: readonly string[]
}

/** Customers of a shop at work, as far as each has come. */
export const customers: readonly Customer[] = [
  {
    name: 'Nusrat Jahan',
    says: [
      'Hi! Is the blue water bottle still there? How much is it?',
      'Great, two please. Nusrat Jahan, 01711123456, 12 Lake Road, Dhaka 1205',
      'Yes, please order it',
    ],
  },
  { name: 'রহিমা খাতুন', says: ['টি-শার্টের দাম কত?', 'নীল রঙেরটা কি এম সাইজে আছে?'] },
  { name: 'Omar Al-Farsi', says: ['السلام عليكم، هل الكرسي متوفر؟'] },
  {
    name: 'Priya Sharma',
    says: [
      'Do you have an office chair?',
      'One chair to 4 Hill Street, Sylhet. Priya Sharma 01811222333',
      'Yes, go ahead',
    ],
  },
  {
    name: 'Jonathan Appleseed-Featherstonehaugh',
    says: ['Hello, what do you sell? I am looking for a present.'],
  },
  { name: 'Tanvir Hasan', says: ['The jar arrived broken. I want to talk to a human!'] },
]

/** What the model decides, by the words of the conversation so far. `first` is the id of the first product in retail.ts. */
export function answerTo(conversation: string, first = 1) {
  const buyers = [
    {
      mark: 'Lake Road',
      yes: 'Yes, please order it',
      productId: first,
      quantity: 2,
      name: 'Nusrat Jahan',
      phone: '01711123456',
      address: '12 Lake Road, Dhaka 1205',
    },
    {
      mark: 'Hill Street',
      yes: 'Yes, go ahead',
      productId: first + 2,
      quantity: 1,
      name: 'Priya Sharma',
      phone: '01811222333',
      address: '4 Hill Street, Sylhet',
    },
  ]
  const buyer = buyers.find(({ mark }) => conversation.includes(mark))
  if (buyer) {
    const { name, phone, address, productId, quantity, yes } = buyer
    const known = { customer: { name, phone, address }, cart: [{ productId, quantity }] }
    return conversation.includes(yes)
      ? decided({
          ...known,
          reply: 'Thank you! We pack it with care.',
          order: 'place',
          confirmationQuote: yes,
          stage: 'completed',
        })
      : decided({
          ...known,
          reply: 'Here is your order:\n\n{{summary}}',
          order: 'ask',
          stage: 'ready_to_buy',
        })
  }
  if (conversation.includes('talk to a human')) {
    return decided({
      reply: 'I am sorry to hear that.',
      handOver: true,
      handOverKind: 'complaint',
      handOverReason: 'A jar arrived broken',
    })
  }
  if (conversation.includes('শার্ট')) {
    return decided({
      language: 'bn',
      stage: 'exploring',
      reply: `জি, টি-শার্টটির দাম {{price:${first + 1}}}। আপনি কি নিতে চান?`,
    })
  }
  if (conversation.includes('السلام')) {
    return decided({
      language: 'ar',
      reply: `وعليكم السلام! نعم، الكرسي متوفر وسعره {{price:${first + 2}}}.`,
    })
  }
  if (conversation.includes('chair')) {
    return decided({
      reply: `Yes: black fabric with fixed armrests for {{price:${first + 2}}}. Where should it go?`,
      stage: 'collecting_info',
    })
  }
  if (conversation.includes('bottle')) {
    return decided({
      reply: `It is in stock for {{price:${first}}}. I need your name, phone and address to send it.`,
      stage: 'collecting_info',
    })
  }
  return decided({
    reply: 'Welcome! We sell useful things for home and desk. What is the present for?',
    stage: 'exploring',
  })
}
