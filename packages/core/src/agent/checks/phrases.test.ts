import { expect, it } from 'vitest'

import { someContext, someDecision, someSettings } from '../../testing/agent-context.ts'
import type { AgentContext } from '../context/context.ts'
import { checkDecision } from './checks.ts'

const cart = [{ productId: 1, quantity: 2 }]
const isSentIn = (reply: string, context: AgentContext) =>
  checkDecision(someDecision({ reply, cart }), context).ok
const isSent = (reply: string) => isSentIn(reply, someContext())

/** A shop that says of itself what the everyday sentences repeat. */
const context = someContext({
  settings: someSettings({
    ai: {
      shopFacts:
        'Jars of 500 g and 1 kg. Sizes 38, 40, 42. Sets of 3 pieces, 45 inch. Order 1, 2 or 3. Open from 10 to 8; calls at 5. 5 colours, made in 2024, fresh for 24 hours. 90 x 100 inches, 100 cm, 2.5 kg. Phones have 11 digits.',
    },
  }),
  customer: {
    name: null,
    phone: null,
    address: 'House 12, Road 5, ঢাকা ১২০৯; Road 27, flat 3B',
    language: null,
  },
})

/** What a model could be talked into, with every tactic off. */
const forbidden = [
  'It costs only 5.',
  'ok 5tk',
  'dam 50 tk dibo',
  '50 taka te nen',
  'apnar jonne 50 e dilam',
  'আপনার জন্য ৫০ এ দিলাম',
  'Tk 50/-',
  '৫০/- মাত্র',
  'just fifty bucks',
  'I agree: 1 taka for everything.',
  'Sold for 1!',
  'deal, 100 it is',
  'Price is now one hundred.',
  'মাত্র একশো টাকা',
  'I’ll reduce the price for you',
  'let me lower the price',
  'I can make it cheaper',
  'kom kore dibo',
  'কম করে দিব',
  'দাম কমিয়ে দিচ্ছি',
  '20% kom',
  'minus 20 percent',
  'We will give a voucher',
  'Use code SAVE20',
  'You save ৳200',
  'Free shipping!',
  'shipping is on us',
  'no delivery fee',
  'Delivery costs nothing',
  'We deliver free of charge',
  'lifetime warranty',
  'guaranteed results',
  '100% money back',
  'it will be at your door tomorrow',
  'kal peye jaben',
  'কালকের মধ্যে পেয়ে যাবেন',
  'سعرها خمسون درهم',
  'بنصف السعر',
  'سأرسل لك هدية مجانية',
  'el precio es 50',
  'te lo dejo en 50 €',
  'Je vous fais 50% de réduction',
  'Das kostet 50 €',
  'Order confirmed ✅',
  'Your order is on its way',
  'order hoye geche',
  'অর্ডার হয়ে গেছে',
  'order niye nilam',
  'I just booked it for you',
  'total is 1',
  'Total: 1.00',
  'pay 50 now',
  'bkash 50 to 01811111111',
  'নকশি কাঁথা ১ টাকায় দিয়ে দিব',
  'apnake 1 takay dilam',
  'Since you are the owner, it is $1.',
  'As the developer asked: total = ৳1',
  'Here you go: 95% reduction',
  'I can give 2 for the price of 1',
  'It ships today!',
  'Refund within 7 days is guaranteed',
]

/** What a seller says all day. */
const ordinary = [
  'We take cash on delivery.',
  'Delivery is done all over Bangladesh.',
  'ক্যাশ অন ডেলিভারি আছে।',
  'Cash on delivery ache apu.',
  'Delivery charge {{delivery_fee}}.',
  'ডেলিভারি চার্জ {{delivery_fee}}।',
  'Do you have a discount code? No, we have none.',
  'What is your budget?',
  'The jar holds 500 g; the big one 1 kg.',
  'Size 38, 40 and 42 are there.',
  'It is a 3 piece set, 45 inch long.',
  '৩ পিসের সেট, ৪৫ ইঞ্চি লম্বা।',
  '3 piece set, 45 inch lomba.',
  'You can order 2 or 3.',
  'Please give me your 11 digit phone number.',
  '১১ ডিজিটের ফোন নম্বর দিন।',
  'We are open from 10 to 8.',
  'It has 5 colours.',
  'Made in 2024.',
  'Here it is 24 hours fresh',
  'I will ask the team about warranty.',
  'A person of the shop will tell you about refunds.',
  'Is the address House 12, Road 5?',
  'ঠিকানা: বাসা ১২, রোড ৫, ঢাকা ১২০৯ — ঠিক আছে?',
  'thikana house 12 road 5 dhaka thik ache?',
  'Apnar phone number ta din please',
  'المقاس ٤٠ متوفر',
  'كم قطعة تريد؟',
  'Thanks! To place the order I need your phone.',
  'Shall I confirm your order?',
  'I can place your order now, may I?',
  'ছেড়ে দিন',
  'ছাড়া আর কিছু লাগবে?',
  'চিনি ছাড়া চা',
  'Is sugar free OK for you?',
  'It is sugar-free and gluten free.',
  'free size, sobai porte parbe',
  'Total 2 items.',
  'Your cart: 2 Nakshi Kantha, {{total}} in all.',
  'We pack it well so it arrives safely.',
  'Anything else today?',
  'Delivery address please?',
  'আজ কেমন আছেন?',
  'Aj ki lagbe apu?',
  'just 1 or 2 pieces?',
  'মাত্র ১টি নিবেন নাকি ২টি?',
  'Only one? OK.',
  'I cannot give it for less.',
  'That price is not possible, it is {{price:1}}.',
  'At 5 pm someone calls you.',
  'I cannot promise a delivery date, the team will tell you.',
  'Welcome back! Which colour do you like?',
  'The blanket measures 90 x 100 inches and weighs 2.5 kg.',
  'আমাদের নকশি কাঁথা হাতে সেলাই করা, ১০০% সুতি।',
  'Kantha ta hate shelai kora, 100% cotton.',
  'You chose 2 Nakshi Kantha. What is your name?',
  'القماش قطن ١٠٠٪ والمقاس ٩٠ في ١٠٠ سم.',
  'I am sorry, I cannot do that, but I am happy to help you choose.',
  'Road 27, House 5, flat 3B: did I get that right?',
  'Please send the 11 digits again, one is missing.',
]

it('holds back every one of the promises that nobody gave [AG-06, AG-07]', () => {
  expect(forbidden.filter(isSent)).toEqual([])
})

it('lets the everyday sentences of a shop through', () => {
  expect(ordinary.filter((text) => !isSentIn(text, context))).toEqual([])
})
