import type { CardSubject } from '@pal/core/domain/cards'

import { home } from './home.ts'
import { honey } from './honey.ts'
import type { Shop } from './shop.ts'

export const currency = 'BDT' as const

/** The pages of one seller. */
export const shops = { home, honey } as const satisfies Readonly<Record<string, Shop>>

export type ShopKey = keyof typeof shops

/** Where Facebook would fetch the picture of a product. */
export function pictureAddress(shop: ShopKey, index: number): string {
  return `https://corner-shop.example/pictures/${shop}/${index + 1}.png`
}

const card = (subject: CardSubject, en: string, bn: string) => ({
  id: subject,
  subject,
  texts: [
    { language: 'en' as const, text: en },
    { language: 'bn' as const, text: bn },
  ],
  areas: [],
  until: null,
})

export const settings = {
  company: {
    companyName: home.pageName,
    usePageName: true,
    defaultCurrency: currency,
    country: 'BD',
  } as const,
  ai: { languages: ['en' as const, 'bn' as const, 'bn-latn' as const, 'ar' as const] },
  tactics: {
    freeDeliveryEnabled: true,
    freeDeliveryThreshold: 5_000,
    deliveryFee: 80,
    upsellEnabled: true,
    cards: [
      card(
        'delivery',
        'Delivery takes 1 to 3 days in Dhaka and 3 to 5 days elsewhere.',
        'ঢাকায় ১ থেকে ৩ দিনে, ঢাকার বাইরে ৩ থেকে ৫ দিনে ডেলিভারি হয়।',
      ),
      card(
        'returns',
        'What is damaged or wrong is exchanged within 7 days.',
        'নষ্ট বা ভুল পণ্য ৭ দিনের মধ্যে বদলে দেওয়া হয়।',
      ),
      card(
        'payment',
        'You can pay in cash on delivery, or by bKash.',
        'ডেলিভারির সময় নগদে বা বিকাশে টাকা দিতে পারেন।',
      ),
      card(
        'hours',
        'We are here every day from 10 am to 8 pm.',
        'আমরা প্রতিদিন সকাল ১০টা থেকে রাত ৮টা পর্যন্ত আছি।',
      ),
      card('place', 'Our shop is in Dhanmondi, Dhaka.', 'আমাদের দোকান ঢাকার ধানমন্ডিতে।'),
    ],
  },
  flow: {
    savedReplies: [
      {
        title: 'Packed',
        text: 'Hello {name}, your parcel is packed and leaves with the next post.',
      },
      { title: 'Sorry', text: 'Hello {name}, I am sorry for that. We will put it right.' },
    ],
  },
}
