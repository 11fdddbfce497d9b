import { latinDigits } from '@pal/core/domain/digits'

import type { Words } from './lines.ts'

/** What customers of the demo say in Bengali, by its stem, and what the seller takes it for. */
const meanings = [
  ['হ্যালো|হাই|আসসালামু|সালাম|নমস্কার|আদাব', 'hello'],
  ['ধন্যবাদ', 'thanks'],
  ['মানুষ|মালিক', 'human'],
  ['ভাঙা|ভেঙে|নষ্ট|অভিযোগ', 'broken'],
  ['কী কী|কি কি|কী বিক্রি|কি বিক্রি|কী আছে|কি আছে', 'what do you sell'],
  ['ঠিক আছে|আচ্ছা|হ্যাঁ|হ্যা|জি|জ্বি', 'yes'],
  ['দাম|মূল্য', 'price'],
  ['কত', 'how much'],
  ['আছে|স্টক', 'do you have'],
  ['ছবি', 'picture'],
  ['ডেলিভারি|ডেলিভারী|পৌঁছ', 'delivery'],
  ['ছাড়|ডিসকাউন্ট|কমান|কম', 'discount'],
  ['চাই|নেব|নিব|নিতে|নিচ্ছি|লাগবে|কিনব|কিনতে|দিন|দেন', 'want'],
  ['অর্ডার', 'order'],
  ['বাতিল', 'cancel'],
  ['বাদ', 'remove'],
  ['না', 'no'],
  ['নীল', 'blue'],
  ['সবুজ', 'green'],
  ['বোতল', 'bottle'],
  ['মগ', 'mug'],
  ['ল্যাম্প|বাতি', 'lamp'],
  ['কম্বল', 'blanket'],
  ['মোমবাতি', 'candle'],
  ['ঝুড়ি', 'basket'],
  ['মোড়ক', 'wrapping'],
  ['মধু', 'honey'],
  ['সুন্দরবন', 'sundarban'],
  ['সরিষা', 'mustard'],
  ['কালোজিরা', 'black seed'],
  ['চাক', 'honeycomb'],
  ['বড়', 'large'],
  ['ছোট', 'small'],
  ['এক', 'one'],
  ['দুই|দুটি|দুটো|দুটা', 'two'],
  ['তিন', 'three'],
  ['চার', 'four'],
  ['পাঁচ', 'five'],
] as const
/** Too short to be told from the beginning of another word. */
const whole = /^(?:না|জি|কম|এক)$/
const patterns = meanings.map(([stems, meaning]) => {
  const ways = stems
    .split('|')
    .map(
      (stem) =>
        `${stem}${whole.test(stem) ? String.raw`(?:টা|টি)?(?![\p{L}\p{M}])` : String.raw`[\p{L}\p{M}]*`}`,
    )
  return [new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${ways.join('|')})`, 'gu'), meaning] as const
})
const letters = /[\p{Script=Bengali}--\p{N}]/v

export const isBengali = (text: string) => letters.test(text)

/** A text in the words that the seller looks for; what it does not know stays as it is. */
export function understood(text: string): string {
  if (!/\p{Script=Bengali}/u.test(text)) return text
  const counted = latinDigits(text).replaceAll(/(\d+)\s*(?:টা|টি|খানা)(?![\p{L}\p{M}])/gu, '$1 ')
  return patterns.reduce((said, [pattern, meaning]) => said.replaceAll(pattern, meaning), counted)
}

export const bengali: Words = {
  marks: { asks: 'জানাবেন কি', offers: 'একটি নেবেন কি?', atALoss: 'ঠিক বুঝতে পারিনি' },
  names: { name: 'আপনার নাম', phone: 'আপনার ফোন নম্বর', address: 'ডেলিভারির ঠিকানা' },
  and: ' ও ',
  known: {
    'Glass Water Bottle, blue': 'কাচের পানির বোতল, নীল',
    'Glass Water Bottle, green': 'কাচের পানির বোতল, সবুজ',
    'Ceramic Mug, speckled': 'সিরামিকের মগ',
    'Desk Lamp, brass': 'পিতলের টেবিল ল্যাম্প',
    'Wool Blanket, grey': 'উলের কম্বল, ধূসর',
    'Scented Candle, lavender': 'ল্যাভেন্ডার মোমবাতি',
    'Picnic Basket, willow': 'পিকনিকের ঝুড়ি',
    'Wrapping Paper with ribbon': 'ফিতাসহ মোড়কের কাগজ',
    'Sundarban Honey, large jar': 'সুন্দরবনের মধু, বড় বয়াম',
    'Sundarban Honey, small jar': 'সুন্দরবনের মধু, ছোট বয়াম',
    'Mustard Flower Honey': 'সরিষা ফুলের মধু',
    'Black Seed Honey': 'কালোজিরার মধু',
    'Honeycomb in a box': 'মৌচাক, বাক্সে',
    'Wooden Dipper': 'কাঠের মধুকাঠি',
  },
  describes: false,
  ask: (parts) => `${parts} জানাবেন কি?`,
  unread: (parts) => `${parts} পড়তে পারিনি।`,
  soldOut: (name) => `দুঃখিত, ${name} এখন স্টকে নেই।`,
  chosen: (things) => `ভালো পছন্দ। ${things}।`,
  ends: '।',
  lost: 'দুঃখিত, ঠিক বুঝতে পারিনি।',
  have: 'আমাদের কাছে আছে:',
  welcome: 'আসসালামু আলাইকুম!',
  whichOne: 'কোনটি নিতে চান?',
  ordered: 'ধন্যবাদ!\n\n{{summary}}',
  summary: 'আপনার অর্ডার:\n\n{{summary}}',
  kept: 'ঠিক আছে, কিছুই অর্ডার করা হয়নি। কী বদলাতে চান বলুন।',
  person: 'অবশ্যই।',
  sorry: 'এর জন্য দুঃখিত।',
  puzzled: 'আমি জিজ্ঞেস করে নিচ্ছি।',
  welcomeBack: 'আপনাকেও ধন্যবাদ! কিছু লাগলে লিখবেন।',
  looking: 'দেখছি।',
  noHurry: 'ঠিক আছে। যখন ইচ্ছা লিখবেন।',
  fixedPrices: 'আমাদের দাম সবার জন্য একই, তাই কমাতে পারছি না।',
  delivery: 'অর্ডারের সারাংশে ডেলিভারির খরচ দেখানো হয়, আপনি হ্যাঁ বলার আগেই।',
  freeDelivery: 'ডেলিভারি চার্জ {{delivery_fee}}। {{free_delivery_from}} বা তার বেশি কিনলে ডেলিভারি ফ্রি।',
  noPicture: 'এর কোনো ছবি নেই।',
  noted: 'ধন্যবাদ, লিখে রাখলাম। আপনাকে কী পাঠাব?',
  thanks: 'ধন্যবাদ।',
}
