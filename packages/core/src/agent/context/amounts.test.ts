import { expect, it } from 'vitest'

import { findAmounts, findPercents } from './amounts.ts'

const minor = (text: string, currency = 'BDT') =>
  findAmounts(text, currency).map((amount) => amount.minor[0] ?? null)

it('finds an amount in every way of writing it [AG-06]', () => {
  for (const text of [
    'It is ৳500.',
    'It is ৳ 500',
    'only 500 taka!',
    'only 500tk',
    'Tk. 500 only',
    'TK500',
    'BDT 500',
    '500 BDT',
    '500/- only',
    '৳৫০০',
    'মাত্র ৫০০ টাকা।',
    '৫০০ টাকায় পাবেন',
    '৫০০৳',
    'matro 500 takay diye dibo',
    '٥٠٠ درهم فقط',
    '۵۰۰ درهم',
    '$500',
    'US$500',
    '500 dollars',
    '€500',
    '500,00 €',
    '5\u200b00 taka',
    '５００ taka',
    'the price is 500',
    'Price: 500',
    'It costs 500 only',
    'দাম ৫০০',
    'দাম ৫০০ পড়বে',
    'dam 500 matro',
    'dam hobe 500',
    'السعر ٥٠٠',
    'precio: 500',
    'You can have it for 500.',
    'I can give you both for just 500!',
    '5 hundred taka',
  ])
    expect(minor(text), text).toEqual([50_000])
})

it('reads thousands, decimals, lakhs and ranges [AG-06]', () => {
  expect(minor('৳1,200.50')).toEqual([120_050])
  expect(minor('1.200,50 €')).toEqual([120_050])
  expect(minor('1 200,50 €')).toEqual([120_050])
  expect(minor('1 234 567,5 €')).toEqual([123_456_750])
  expect(minor('1,20,000 taka')).toEqual([12_000_000])
  expect(minor('1k taka')).toEqual([100_000])
  expect(minor('2.5 lakh taka')).toEqual([25_000_000])
  expect(minor('১ হাজার টাকা')).toEqual([100_000])
  expect(minor('100-500 taka')).toEqual([10_000, 50_000])
  expect(minor('৳100 to 500')).toEqual([10_000, 50_000])
  expect(minor('was ৳900, now ৳450')).toEqual([90_000, 45_000])
})

it('finds amounts in words [AG-06]', () => {
  for (const text of [
    'five hundred taka',
    'পাঁচশ টাকা',
    'একশো টাকায়',
    'panchsho taka',
    'خمسين درهم',
    'ten dollars',
  ])
    expect(minor(text), text).toEqual([null])
})

it('leaves sizes, quantities, phones, dates and model numbers alone', () => {
  for (const text of [
    'The 500 g jar and the 2 kg bag are both here.',
    'A 6 inch plate, 10 x 15 cm, 2.5 litres.',
    'We have the 2 pound cake and the 5 pound one.',
    'I have put 2 pieces in your cart.',
    '২টি নিলে ভালো হয়, ৫০০ গ্রাম ও ১ কেজি আছে।',
    '2 ta nite chaile bolen, 500 gram o 1 kg ache',
    'Your phone 01712345678 is noted.',
    'আপনার নম্বর ০১৭১২৩৪৫৬৭৮ ঠিক আছে?',
    'House 12, Road 5, Dhanmondi, Dhaka 1209',
    'বাসা ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৯',
    'iPhone 15 case, model A52',
    'You can pay in taka when it arrives.',
    'টাকা হাতে পেয়ে দিবেন, ক্যাশ অন ডেলিভারি।',
    'product hate peye taka diben',
    'The trial lasts 7 days.',
    'The price of 2 pieces is ◇.',
    'মোট ২টি পণ্য',
    'I can get it for 2 people.',
    'عندنا حجم ٥٠٠ غرام و ٢ كيلو',
    'It arrives in 2-3 days, 10 am to 6 pm.',
    'Order no. 1042 is confirmed.',
    'Total 3 items in your cart.',
    'Which of the 2 do you want, for 1 or 2 persons?',
    'Give me 5 minutes.',
  ])
    expect(findAmounts(text, 'BDT'), text).toEqual([])
})

it('takes pounds for money only where they are sold in', () => {
  expect(minor('20 pounds', 'GBP')).toEqual([2_000])
  expect(minor('20 pounds', 'BDT')).toEqual([])
})

it('finds percentages in every way of writing them [AG-06]', () => {
  for (const text of [
    '50% off',
    '50 % off',
    '৫০% ছাড়',
    '৫০ শতাংশ ছাড়',
    '50 percent off',
    '٥٠٪ خصم',
    '٪50',
    '50 por ciento',
  ])
    expect(
      findPercents(text).map((found) => found.percent),
      text,
    ).toEqual([50])
  expect(findPercents('fifty percent off')[0]?.percent).toBeNull()
  expect(findPercents('12.5%')[0]?.percent).toBe(12.5)
  expect(findPercents('2 of 3 customers')).toEqual([])
})
