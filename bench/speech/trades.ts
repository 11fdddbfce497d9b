import type { AgentContext, AgentProduct } from '@pal/core/agent/context/context'
import { someProduct } from '@pal/core/testing/agent-context'

import { shop } from './measure.ts'

/** A shop of another trade with the customer, the orders and the delivery fee of the first one. */
function trade(
  shopFacts: string,
  [first, second, third]: readonly [AgentProduct, AgentProduct, AgentProduct],
): AgentContext {
  const { settings } = shop
  return {
    ...shop,
    settings: {
      ...settings,
      ai: { ...settings.ai, shopFacts },
      tactics: { ...settings.tactics, freeDeliveryEnabled: true },
    },
    products: [first, second, { ...third, inStock: false }],
  }
}

const product = (id: number, name: string, description: string): AgentProduct => ({
  ...someProduct(id, name, 90_000),
  description,
})

/** By the kind that the answers of each are listed under. */
export const trades: ReadonlyMap<string, AgentContext> = new Map([
  [
    'honey',
    trade('Open 10:00 to 20:00. Delivery in 2-3 days in Dhaka. Hotline 09612345678.', [
      product(1, 'Sundarban Honey', 'Raw honey in a jar of 500 g.'),
      product(2, 'Black Seed Honey', 'A jar of 1 kg.'),
      product(3, 'Mustard Honey', 'A jar of 250 g.'),
    ]),
  ],
  [
    'clothes',
    trade('Open 11:00 to 21:00. Sizes of adults only.', [
      product(1, 'Panjabi', 'Cotton. Sizes S, M, L and XL. White or blue.'),
      product(2, 'Jamdani Saree', '5.5 m, red or green.'),
      product(3, 'Denim Jacket', 'Sizes M and L.'),
    ]),
  ],
  [
    'cosmetics',
    trade('The ingredients are on the box. Payment on delivery or with bKash.', [
      product(1, 'Day Cream', '50 ml, SPF 30.'),
      product(2, 'Rose Lipstick', 'Twelve shades.'),
      product(3, 'Hair Oil', '200 ml.'),
    ]),
  ],
  [
    'electronics',
    trade('Open 10:00 to 20:00. We sell, we do not repair.', [
      product(1, 'Wireless Earbuds', 'Battery: 30 hours. USB-C, with a cable in the box.'),
      product(2, 'Power Bank', '20000 mAh, two ports.'),
      product(3, 'Smart Watch', 'Waterproof to 50 m.'),
    ]),
  ],
  [
    'bakery',
    trade('Cakes are ordered 24 hours ahead. Pick-up 8:00 to 20:00.', [
      product(1, 'Chocolate Cake', '1 kg, for 8 to 10 people. With eggs and nuts.'),
      product(2, 'Sourdough Bread', '600 g.'),
      product(3, 'Croissant', 'With butter.'),
    ]),
  ],
  ['chat', shop],
])

/** Those of `may`: a repair shop of phones, a tailor, a nursery. */
export const mayTrades: ReadonlyMap<string, AgentContext> = new Map([
  [
    'repair',
    trade(
      'A screen is replaced in 2 hours, other repairs take 1-3 days. A check costs 200 taka, also where nothing is repaired. Open 10:00 to 20:00, closed on Friday.',
      [
        product(1, 'Screen Guard', 'Of glass.'),
        product(2, 'Fast Charger', '25 W, USB-C.'),
        product(3, 'Phone Case', 'Black or clear.'),
      ],
    ),
  ],
  [
    'tailor',
    trade('Alterations take 4 days. Hemming costs 150 taka. Open 9:00 to 19:00.', [
      product(1, 'Cotton Kurta', 'Sizes S, M, L and XL.'),
      product(2, 'Linen Shirt', 'White or blue.'),
      product(3, 'Sherwani', 'For weddings.'),
    ]),
  ],
  [
    'plants',
    trade(
      'Plants are sent on Mondays. Delivery in 2-4 days. Pots are sold separately. Open 8:00 to 17:00.',
      [
        product(1, 'Snake Plant', '30 cm. Likes shade, water once a week.'),
        product(2, 'Monstera', '60 cm.'),
        product(3, 'Rose Bush', 'Red.'),
      ],
    ),
  ],
])

/** Those of `june`: books and stationery, furniture, food for pets. */
export const juneTrades: ReadonlyMap<string, AgentContext> = new Map([
  [
    'books',
    trade(
      'Open 10:00 to 21:00, closed on Tuesday. Delivery in 1-2 days in Dhaka, 3-5 days elsewhere. Payment on delivery or with bKash. New books only, no second-hand ones.',
      [
        product(
          1,
          'Bengali Cookbook',
          'In English. 240 pages, hardcover, 80 recipes with pictures.',
        ),
        product(2, 'Dot Notebook', 'A5, 160 dotted pages. Black, green or red.'),
        product(3, 'Watercolour Set', '24 colours, two brushes.'),
      ],
    ),
  ],
  [
    'furniture',
    trade(
      'Delivery in Dhaka only, in 7-10 days. Two people carry it up to the flat, assembly is included. Showroom open 10:00 to 19:00, Saturday to Thursday.',
      [
        product(1, 'Oak Bookshelf', '180 x 80 x 30 cm, five shelves, solid oak, 32 kg.'),
        product(2, 'Study Desk', '120 x 60 cm, 75 cm high, two drawers. White or walnut.'),
        product(3, 'Rocking Chair', 'Of cane, with a cushion.'),
      ],
    ),
  ],
  [
    'pets',
    trade(
      'Open 9:00 to 20:00. Delivery in 2 days in Dhaka. There is no vet here. Opened bags are not taken back.',
      [
        product(1, 'Salmon Cat Food', 'Dry food for adult cats, 2 kg, without grain.'),
        product(2, 'Chicken Dog Food', 'For puppies from 2 months on, 3 kg.'),
        product(3, 'Cat Litter', '10 litres, without scent.'),
      ],
    ),
  ],
])

/** Those of `july`: jewellery, parts of bicycles. */
export const julyTrades: ReadonlyMap<string, AgentContext> = new Map([
  [
    'jewellery',
    trade(
      'Open 11:00 to 20:00, closed on Friday. Delivery in 3 days in Dhaka. Ring sizes 12 to 20. Worn pieces are not exchanged. A gift box is not included. Engraving costs 200 taka and takes 2 days.',
      [
        product(1, 'Pearl Earrings', 'Freshwater pearls, silver hooks, 2 cm long.'),
        product(2, 'Brass Bangle', 'Gold-plated brass, 6 cm wide. Plain or with flowers.'),
        product(3, 'Coral Necklace', 'Red coral, 45 cm.'),
      ],
    ),
  ],
  [
    'bikes',
    trade(
      'Open 9:00 to 19:00. Parts are fitted in the workshop for 250 taka, by appointment only. Delivery in 2-4 days. No electric bikes.',
      [
        product(1, 'City Helmet', 'Sizes M and L, 300 g. Black or yellow, with a rear light.'),
        product(2, 'Trekking Tyre', '28 inch, 40 mm wide, with a reflective stripe.'),
        product(3, 'Bike Lock', 'Steel chain, 90 cm, two keys.'),
      ],
    ),
  ],
])

/** Those of `august`: clothes for babies, whose shop writes its facts in Bengali; solar lamps. */
export const augustTrades: ReadonlyMap<string, AgentContext> = new Map([
  [
    'babies',
    trade(
      'খোলা 10:00 থেকে 20:00, শুক্রবার বন্ধ। ডেলিভারি ঢাকায় 2 দিনে, বাইরে 4 দিনে। মূল্য পরিশোধ ডেলিভারির সময় বা bKash-এ। সাইজ ভুল হলে 3 দিনের মধ্যে বদলানো যায়, ধোয়া কাপড় বদলানো হয় না। উপহারের মোড়ক 50 টাকা।',
      [
        product(1, 'বেবি রম্পার', 'সুতি কাপড়। 3, 6 আর 12 মাসের সাইজ। হলুদ বা সাদা।'),
        product(2, 'মসলিন কম্বল', '100 x 100 সেমি, দুই স্তর।'),
        product(3, 'বেবি বুটি', 'উলের, নরম তলা।'),
      ],
    ),
  ],
  [
    'lamps',
    trade(
      'Open 9:00 to 18:00. Delivery in 3-6 days, no pick-up. Lamps that arrive broken are exchanged within 7 days. Repairs are free in the first month, except for the battery. Setting a lamp up on the roof costs 500 taka.',
      [
        product(1, 'Solar Lantern', '6 hours of light, charged in 8 hours of sun. With a hook.'),
        product(2, 'Solar Street Lamp', '20 W, with a sensor and a remote control.'),
        product(3, 'Solar Fan', '12 inch, with a panel.'),
      ],
    ),
  ],
])
