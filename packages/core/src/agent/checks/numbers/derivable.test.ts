import { describe, expect, it, vi } from 'vitest'

import { underivable } from './derivable.ts'
import type { World } from './world.ts'

const world: World = {
  names: ['Honey 500 g', 'Kantha'],
  texts: [
    'Delivery in 2-3 days. Open 9:00 to 18:00. Hotline 09612345678.',
    'Cotton, 150 x 200 cm, 2.5 kg. Sizes M, L and XXL. Model A12.',
    'House 12, Road 5',
    'PAL-000123',
    '+880 1712-345678',
  ],
  numbers: ['7', '1,200', '1,50,000'],
}
const found = (text: string, language = 'en') => underivable(text, world, language)

it.each([
  ['nothing at all', 'Which colour do you like?'],
  ['a number of the shop, in any script', 'It takes ২-৩ days, 2 or ٣.'],
  ['a time of the shop', 'We are open from 9:00 to 18:00, or 9 to 18.'],
  ['what a product measures, with its unit', 'It is 150 x 200 cm and 2.5 kg; ১৫০ সেমি.'],
  ['a product’s own name', 'The Honey 500 g is there.'],
  ['an address', 'House 12, Road 5?'],
  ['an order’s number', 'Your order PAL-000123 is packed.'],
  [
    'a number to call, however it is written',
    'Is it 01712-345678 or 0171 2345678? Ours: 09612345678',
  ],
  ['a quantity, in digits or in words', 'I have put 7 in, seven pieces.'],
  ['an amount that is right', 'It is 1,200 or 1200.'],
  ['an amount in lakhs, grouped either way', 'It is 1,50,000, 150,000 or 150000.'],
  ['a size', 'XXL is there, and the A12.'],
  ['pure cotton', '100% cotton, ১০০% সুতি'],
  ['a list', '1. Kantha\n2. Honey\n3. Pot'],
  ['a list of more than nine', '10. Kantha\n11. Honey'],
  ['another alphabet by itself', 'Добрый день'],
])('lets pass: %s [AG-21]', (_, text) => {
  expect(found(text)).toEqual([])
})

it.each([
  ['en', 'from nine to six', 'at six'],
  ['de', '150 mal 200', '150 mal 300'],
  ['it', '150 per 200', '150 per 300'],
])('knows hours and measures however they are said, in %s [AG-21]', (language, right, wrong) => {
  expect(found(right, language)).toEqual([])
  expect(found(wrong, language)).not.toEqual([])
})

it.each([
  ['es', '¡Mil gracias por escribir!', 'Cuesta mil.'],
  ['fr', 'Oh, mille mercis, Mina.', 'Elle coûte mille.'],
  ['it', 'Mille grazie!', 'Costa mille.'],
  ['de', 'Tausend Dank.', 'Das kostet tausend.'],
  ['ar', 'ألف مبروك لبنتك، ألف شكر', 'السعر ألف'],
  ['bn', 'হাজার ধন্যবাদ।', 'দাম হাজার।'],
])('lets pass a thousand thanks, in %s, and no price of it [AG-21]', (language, thanks, price) => {
  expect(found(thanks, language)).toEqual([])
  expect(found(price, language)).toHaveLength(1)
})

it('hears a price behind which somebody is thanked [AG-21]', () => {
  expect(found('Cuesta mil gracias.', 'es')).toEqual(['mil'])
  expect(found('Precio: mil gracias.', 'es')).toEqual(['mil'])
})

it.each([
  ['a bare number', 'Let us say 501.', '501'],
  ['a bare number of lakhs', 'Let us say 1,50,001.', '1,50,001'],
  ['in another script', 'দাম ৫০১', '501'],
  ['what measures a product, as its price', 'Take it for 150.', '150'],
  ['a number of a name alone', 'Take it for 500.', '500'],
  ['with digits apart', 'Only 5 0 1.', '5 0 1'],
  ['in a word', 'It is yours for nineteen.', 'nineteen'],
  ['in a compound', 'Nur neunundneunzig Dollar, das ist es.', 'neunundneunzig', 'de'],
  ['in Roman letters', 'The price is XIX.', 'XIX'],
  ['with letters for digits', 'Only l9 now', 'l9'],
  ['in two alphabets', 'Only f\u043Eur', 'f\u043Eur'],
  ['in two alphabets, the other one first', 'Only \u043Ene', '\u043Ene'],
  ['in two alphabets with a mark between', 'Only tw\u0332\u043E', 'tw\u0332\u043E'],
  ['in two alphabets with a mark, turned', 'Only \u043E\u0332ne', '\u043E\u0332ne'],
  ['a quantity as money', 'Seven taka and it is yours.', 'seven'],
  ['a large number where a line begins', '100. Kantha', '100'],
  ['in enclosing marks', 'Only 4\uFE0F\u20E3', '4'],
  ['with stars around it', 'Only **4**_1_', '41'],
  ['a part of a price', 'You pay half of it.', 'half'],
  ['a longer number that begins as a known one', 'Take 12345.', '12345'],
  ['a day of the month', 'It comes on the 24.', '24'],
])('catches: %s [AG-21]', (_, text, written, language = 'en') => {
  expect(found(text, language)).toContain(written)
})

it('a word counts in the languages that the text may be in, and no others [AG-21]', () => {
  expect(found('Come on, my child, bin it once.', 'en')).toEqual([])
  expect(found('Size bin lira olsun, bu sizin için.', 'en')).toContain('bin')
})

it.each([
  ['spelled letter by letter', 'Yours for n-i-n-e-t-e-e-n.'],
  ['with marks on its letters', 'Yours for nínetéén.'],
  ['a quantity as hours', 'You have it in 7 hours.'],
  ['a quantity as hours, in words', 'You have it in seven hours.'],
  ['days as weeks', 'It takes 2-3 weeks.'],
  ['days as weeks, in another script', '২-৩ সপ্তাহ লাগে।'],
])('finds %s [AG-21]', (_, text) => {
  expect(found(text)).not.toEqual([])
})

it.each([
  'It takes 2-3 days.',
  '২-৩ দিন লাগে।',
  'Two days, or three.',
  'S, M, L and X L.',
  'A B C D',
])('lets pass what is none of these: %s [AG-21]', (text) => {
  expect(found(text)).toEqual([])
})

const bare: World = { names: [], texts: [], numbers: [] }

it('the sizes of clothes and words of Latin letters are no numbers [AG-21]', () => {
  expect(underivable('XXL, XXX, III, MMM, CCC, MIX or DIM', bare, 'en')).toEqual([])
})

it.each([
  ['a longer number at once', 'It is 12.345 now.', '12.345'],
  ['a nought within', 'It is 108.', '108'],
  ['known digits apart, however far', 'Only 2 - 3 - 9.', '2 - 3 - 9'],
  ['Roman tens', 'The price is XXIX.', 'XXIX'],
  ['Roman ones', 'The price is XIII.', 'XIII'],
  ['a Roman five with ones', 'The price is XVIII.', 'XVIII'],
  ['letters before a digit', 'Only sol5', 'sol5'],
  ['letters after a digit', 'Only 5oo', '5oo'],
  ['a grand at the end', 'Yours for a grand', 'a grand'],
  ['an alphabet that changes at the last letter', 'Only tw\u043E', 'tw\u043E'],
  ['a measure that nothing has', 'It is 777 kg.', '777'],
  ['one measure beside a known one', 'It is 150 x 777 cm.', '777'],
  ['known hours in a range that is not', 'Open 9:00/19:00.', '9:00/19:00'],
  ['ninety with a mark', 'Yours for ninéty.', 'ninéty'],
])('catches %s [AG-21]', (_, text, written) => {
  expect(found(text)).toContain(written)
})

it.each(['It takes 2-9 days.', 'Yours for n. i. n. e. t. e. e. n.', 'Yours for n i n e t e e n.'])(
  'catches what is known elsewhere only: %s [AG-21]',
  (text) => {
    expect(found(text)).not.toEqual([])
  },
)

it('reads a word as English where no language is given [AG-21]', () => {
  expect(found('nineteen', 'bn')).toContain('nineteen')
})

it.each([
  ['noughts before a number', 'I have put 07 in, 007.'],
  ['a list that goes on', '4. Kantha\n6) Honey'],
  ['hours in one word', 'We are open 9:00/18:00.'],
  ['a short word with a mark', 'eíght'],
])('lets pass %s [AG-21]', (_, text) => {
  expect(found(text)).toEqual([])
})

it.each([
  ['digits apart', 'The code is 4 5 6.'],
  ['letters that look like digits', 'The model v5s is there.'],
  ['a Roman number', 'It is the LIX.'],
  ['a grand', 'You may win one grand!'],
  ['a short number to call', 'Call 23 45 67 89.'],
])('lets pass what the shop writes so itself: %s [AG-21]', (_, text) => {
  const texts = ['Code 4 5 6', 'Model v5s', 'Series LIX', 'Win one grand!', 'Call 2345 6789']
  expect(underivable(text, { ...bare, texts, numbers: ['1'] }, 'en')).toEqual([])
})

it('digits that are far apart make no number to call [AG-21]', () => {
  expect(underivable('Take 95.', { ...bare, texts: ['9 .......... 5'] }, 'en')).toEqual(['95'])
})

it.each([[['Honey 50', 'Honey 500 g']], [['Honey 500 g', 'Honey 50']]])(
  'the longer of two names is read first: %j [AG-21]',
  (names) => {
    expect(underivable('The Honey 500 g is there.', { ...bare, names }, 'en')).toEqual([])
  },
)

/** A shop whose every number is of something. */
const told: World = {
  names: ['Honey 500 g'],
  texts: ['Back within 7 days. Open 9:00 to 18:00. A repair costs 300 taka. Model A12. PAL-000123'],
  own: ['House 12, Road 5, Dhaka'],
  numbers: [],
}

it.each([
  ['de', 'Haus zwölf, Straße fünf?', 'Für zwölf, oder elf.'],
  ['es', 'la casa doce de la calle cinco', 'la casa cinco de la calle doce'],
  ['nl', 'dus naar Huis Twaalf, Weg Vijf', 'dus voor vijf'],
])(
  'knows the numbers of an address in words by their order, in %s [AG-21]',
  (language, right, wrong) => {
    expect(underivable(right, told, language)).toEqual([])
    expect(underivable(wrong, told, language)).not.toEqual([])
  },
)

it.each([
  ['a number of days, as money', 'Give me 7 rials and go.', '7'],
  ['a number of days, in words', 'Yours for seven.', 'seven'],
  ['an amount, in another currency', 'You pay \u20B4300.', '300'],
  ['the minutes of a time', 'A 5 and 00.', '00'],
  ['the number of a model', 'Yours for 12.', '12'],
  ['the number of an order', 'Yours for 123.', '123'],
  ['a number of the customer’s own address', 'Deal, 5 it is.', '5'],
  ['digits that only look like some', 'Just \u277A.', '\u277A'],
  ['two fifties', 'Bring two fifties.', 'fifties'],
  ['a tenth', 'A tenth of that.', 'tenth'],
  ['a number with an ending', 'Mit zwei Fünfzigern.', 'fünfzigern', 'de'],
  ['a number of something', 'পাঁচের পরে।', 'পাঁচের', 'bn'],
  ['a fraction', 'Fiyatın beşte biri.', 'beşte', 'tr'],
])(
  'a number is said only as what it is of: not %s [AG-21]',
  (_, text, written, language = 'en') => {
    expect(underivable(text, told, language)).toContain(written)
  },
)

it.each([
  'Back within 7 days, seven days.',
  'Open from 9 to 18, 9:00-18:00.',
  'সকাল ৯টা থেকে সন্ধ্যা ৬টা।',
  'The A12 is in PAL-000123, or 000123.',
  'Is House number 12 right? Road 5?',
  'বাসা ১২, রোড ৫?',
  '৭ দিনের মধ্যে ফেরত।',
  'House twelve, is it?',
  'The jar holds 500 g.',
])('and as that it is: %s [AG-21]', (text) => {
  expect(underivable(text, told, 'en')).toEqual([])
})

it.each([
  ['a Roman number of two letters', 'The price is CD, not more.', 'CD'],
  ['a Roman number in small letters', 'Take it for xix.', 'XIX'],
  ['a size as money', 'It is XL taka.', 'xl taka'],
  ['a size as a price', 'The price is XL.', 'price is xl'],
  ['a letter as money', 'It is D taka.', 'd taka'],
  ['a sign of a Roman number', 'The price is Ⅾ.', 'Ⅾ'],
  ['two signs of a Roman number', 'The price is ⅩⅬ.', 'ⅩⅬ'],
  ['a ton', 'A ton and a bit more, and we are done.', 'a ton'],
  ['a monkey', 'Yours for half a monkey.', 'half a monkey'],
  ['a grand', 'I take one grand for it.', 'one grand'],
  ['a tithe', 'I take a tithe off for the faithful.', 'tithe'],
  ['a tenth', 'Ein Zehntel lasse ich Ihnen nach.', 'zehntel', 'de'],
  ['a note', 'Ein Hunni und fertig.', 'hunni', 'de'],
  ['a thousand', 'Deme una luca y listo.', 'una luca', 'es'],
  ['some ten', 'Une dizaine et on en parle plus.', 'dizaine', 'fr'],
  ['a score', 'কুড়ি দিলেই হবে।', 'কুড়ি', 'bn'],
])('catches a number that is called otherwise: %s [AG-21]', (_, text, written, language = 'en') => {
  expect(underivable(text, bare, language)).toContain(written)
})

it.each([
  ['a ton of something', 'It weighs more than a ton of wool.'],
  ['a grand thing', 'It is a grand carpet.'],
  ['a size', 'Do you want XL or XXL?'],
  ['a size whose price is filled in', 'The price of XL is ◇.'],
  ['a small word of some language', 'Il vi a dit dix ou mix.'],
  ['two small letters', 'The cd is there.'],
])('and lets pass what is none: %s [AG-21]', (_, text) => {
  expect(underivable(text, { ...bare, numbers: ['10'] }, 'en')).toEqual([])
})

it('what the shop itself calls so is no number [AG-21]', () => {
  const own = { ...bare, texts: ['A music CD. Toy pony: a pony for small hands.'] }
  expect(underivable('The CD is there, and a pony.', own, 'en')).toEqual([])
})

describe('of what is for sale', () => {
  const shop: World = {
    ...bare,
    things: [
      { name: 'Clover Honey', isThere: true },
      { name: 'Forest Honey', isThere: false },
      { name: 'Clay Pot', isThere: true },
      { name: 'Kantha', isThere: true },
    ],
  }

  it.each([
    ['all of it', 'We have four products, 4 things.'],
    ['what is there', 'Just now there are three products.'],
    ['what bears a name', 'We have two kinds of honey.'],
    ['what bears a name, by that', 'Our 2 honeys are both good.'],
    ['all of it in another language', 'আমাদের ৪টা জিনিস আছে।', 'bn'],
    ['all of it in one more', 'Wir haben vier verschiedene Artikel.', 'de'],
    ['what is not there', 'Only 1 product is out.'],
    ['what bears a short name', 'There is 1 clay pot.'],
    ['in romanised Bengali', 'Amader 4 rokom ache.', 'bn-latn'],
    ['in Arabic', 'عندنا 4 أنواع.', 'ar'],
    ['in Spanish', 'Tenemos 4 productos.', 'es'],
    ['in French', 'Nous avons 4 produits.', 'fr'],
    ['in Turkish', '4 çeşit var.', 'tr'],
    ['in Hindi', 'हमारे पास 4 तरह हैं।', 'hi'],
    ['in romanised Hindi', 'Hamare paas 4 tarah ke hain.', 'hi-latn'],
    ['in Urdu', 'ہمارے پاس 4 قسم ہیں۔', 'ur'],
    ['in Indonesian', 'Ada 4 jenis.', 'id'],
    ['in Italian', 'Abbiamo 4 prodotti.', 'it'],
    ['in Portuguese', 'Temos 4 produtos.', 'pt'],
    ['in Dutch', 'Wij hebben 4 producten.', 'nl'],
  ])('the count may be told: %s [AG-06, AG-21]', (_, text, language = 'en') => {
    expect(underivable(text, shop, language)).toEqual([])
  })

  it.each([
    ['another count', 'We have five products.', 'five'],
    ['a count as a price', 'Yours for four.', 'four'],
    ['a count as money', 'Give me 4 taka for the kantha.', '4'],
    ['a count apart from what it counts', 'Take it for 4. Things are good.', '4'],
    ['a count of what is not named', 'We have two products.', 'two'],
    ['the number of a kind', 'Take the A4 items.', '4'],
    ['a measure of things', 'We have 4kg products.', '4'],
    ['a price before a count', 'Yours for 51, we have 4 products.', '51'],
    ['a count before a short word of a name', 'Take it, 1 pot.', '1'],
  ])('but not %s [AG-06, AG-21]', (_, text, written) => {
    expect(underivable(text, shop, 'en')).toContain(written)
  })
})

it('counts more than nine things, and none where nothing is for sale [AG-06, AG-21]', () => {
  const dozen = Array.from({ length: 12 }, (_, n) => ({ name: `Pot ${n}`, isThere: true }))
  expect(underivable('We have 12 products.', { ...bare, things: dozen }, 'en')).toEqual([])
  expect(underivable('We have 0 products.', bare, 'en')).toEqual(['0'])
})

it('what looks like a Roman number is none in the customer’s own name, and one elsewhere [AG-21]', () => {
  const named = { ...bare, own: ['MD Karim Uddin', 'House 12, CV Raman Road, Dhaka'] }
  for (const said of ['Thank you, MD Karim.', 'ধন্যবাদ MD Karim ভাই।', 'To CV Raman Road?'])
    expect(underivable(said, named, 'en'), said).toEqual([])
  expect(underivable('Yours for MD.', named, 'en')).toEqual(['MD'])
  expect(underivable('Thank you, MD Rahim.', named, 'en')).toEqual(['MD'])
  expect(underivable('MD Karim, it is yours for MD.', named, 'en')).toEqual(['MD'])
  expect(underivable('Yours for MD, as I said, MD Karim.', named, 'en')).toEqual(['MD'])
})

it('looks through what the shop says only where there is a number, for a catalogue may be long [AG-21]', () => {
  const texts = [...world.texts]
  const reads = [vi.spyOn(texts, 'map'), vi.spyOn(texts, 'filter')]
  const timesRead = () => reads.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  const things = [{ name: 'Kantha', isThere: true }]
  expect(underivable('Which colour do you like?', { ...world, texts, things }, 'en')).toEqual([])
  expect(timesRead()).toBe(0)
  expect(underivable('Three of them.', { ...world, texts, things }, 'en')).toEqual(['three'])
  expect(timesRead()).toBeGreaterThan(0)
})

it.each([
  ['is part of a longer one', 'Woven of 1,250 threads.', '1250'],
  ['is told by the other clock', 'Open 15:00 to 21:00.', '3 to 9'],
  ['is left of a name', 'Box of 15.', 'the Honey 500 g15'],
])('finds the line of a number that %s [AG-21]', (_, line, said) => {
  const around = Array.from({ length: 50 }, (_line, n) => `Soft cotton, washed ${n + 400} times.`)
  expect(underivable(said, { ...world, texts: [...around, line] }, 'en')).toEqual([])
})

describe('what measures a thing', () => {
  const shelf: World = {
    ...world,
    texts: ['180 x 80 x 30 cm, five shelves, solid oak, 32 kg.'],
    numbers: [],
  }
  it.each([
    ['en', 'It is 180 cm high, 80 wide and 30 deep, with five shelves.'],
    ['es', 'Mide 180 de alto, 80 de ancho y 30 de fondo. Pesa 32 kilos.'],
    ['fr', 'Elle fait 180 cm de haut, 80 de large et 30 de profondeur, avec cinq étagères.'],
    ['tr', 'Boyu 180 cm, eni 80, derinliği 30. Beş rafı var. 32 kilo.'],
    ['ar', 'ارتفاعها 180 سم وعرضها 80 وعمقها 30، وهي بخمسة رفوف.'],
    ['ur', 'اونچائی 180 سینٹی میٹر، چوڑائی 80 اور گہرائی 30 ہے۔'],
    ['id', 'Tingginya 180 cm, lebar 80, dalamnya 30.'],
    ['bn', 'উচ্চতা ১৮০ সেমি, চওড়া ৮০ আর গভীরতা ৩০ সেমি।'],
  ])(
    'is told side by side, in words and with its unit written out, in %s [AG-06]',
    (language, text) => {
      expect(underivable(text, shelf, language)).toEqual([])
    },
  )

  it.each([
    ['as a price', 'Take it for 80.', '80'],
    ['as an amount', 'The wide one for 80 taka, high 80 taka.', '80'],
    ['otherwise', 'It is 90 wide.', '90'],
    ['as a share', '80% wide', '80'],
    ['as a term', 'It lasts five years.', 'five'],
    ['as money', 'Five taka and it is yours.', 'five'],
    ['behind a word that is a side elsewhere', 'Te lo dejo en 80, boy.', '80'],
    ['behind an "in"', 'Saya kasih dalam 80.', '80'],
  ])('is not said %s [AG-21]', (_, text, number) => {
    expect(underivable(text, shelf, 'en').map((one) => one.toLowerCase())).toContain(number)
  })

  it('is a thing of the shop in words of its own language, and of no other [AG-21]', () => {
    const of = (text: string) => ({ ...world, texts: [text], numbers: [] })
    expect(underivable('Tiene cinco baldas.', of('Mit fünf Fächern für die Küche.'), 'es')).toEqual(
      [],
    )
    expect(underivable('It has 11 shelves.', of('You get it once in the season.'), 'en')).toEqual([
      '11',
    ])
  })
})

it('takes French "new" for no number where something is new [AG-06]', () => {
  const said = (text: string) => underivable(text, { names: [], texts: [], numbers: [] }, 'fr')
  expect(said('Seulement du neuf, tout neuf.')).toEqual([])
  expect(said('Je vous le fais à neuf.')).toEqual(['neuf'])
  expect(said('Comme neuf euros.')).toEqual(['neuf'])
})
