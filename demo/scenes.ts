import type { ShopKey } from './shop/settings.ts'

export interface Visit {
  readonly customer: string
  /** On which page; the first unless said. */
  readonly shop?: ShopKey
  /** Line by line; each is answered before the next. */
  readonly says: readonly string[]
  /** What a person of the shop writes at the end. */
  readonly person?: string
  /** What became of the order is not its usual way: paid in cash to the courier. `part` paid an advance. */
  readonly order?: 'cancelled' | 'bkash' | 'part' | 'returned'
  /** They have just written, and nobody from the shop has been there since. */
  readonly unread?: true
}

export interface Scene {
  readonly hoursAgo: number
  readonly visits: readonly Visit[]
}

/** Three weeks of the shop, up to a few minutes ago. */
export const scenes: readonly Scene[] = [
  {
    hoursAgo: 502,
    visits: [
      {
        customer: 'Nusrat Jahan',
        says: [
          'Hi! How much is the blue water bottle?',
          'Two please',
          'Nusrat Jahan, 01711 123456',
          '12 Lake Road, Dhaka 1205',
          'Yes, please',
        ],
      },
      { customer: 'Arif Hossain', says: ['Hello, what do you sell?', 'Nice, thanks'] },
    ],
  },
  {
    hoursAgo: 455,
    visits: [
      {
        customer: 'Priya Sharma',
        says: [
          'I want a lamp. My name is Priya Sharma, phone 01811 222333, address: 4 Hill Street, Sylhet',
          'go ahead',
        ],
        order: 'bkash',
      },
      {
        customer: 'Tahmid Rahman',
        says: ['Can I get a discount on the blanket?', 'ok, maybe later'],
      },
    ],
  },
  {
    hoursAgo: 430,
    visits: [
      {
        customer: 'Kamal Uddin',
        shop: 'honey',
        says: [
          'How much is the large jar of Sundarban honey?',
          'Two please',
          'Kamal Uddin, 01733 204050',
          '9 Mosque Road, Dhaka 1207',
          'Yes',
        ],
      },
    ],
  },
  {
    hoursAgo: 410,
    visits: [
      {
        customer: 'Farzana Akter',
        says: [
          'Can you show me a picture of the mug?',
          'I take four mugs',
          'Farzana Akter, 01911 555012',
          'House 8, Road 12, Dhanmondi, Dhaka 1209',
          'Yes, perfect',
        ],
      },
    ],
  },
  {
    hoursAgo: 338,
    visits: [
      {
        customer: 'Sabbir Ahmed',
        says: [
          'Do you have candles?',
          'I need three candles. Sabbir Ahmed, 01612 345678, 7 Station Road, Khulna',
          'Yes',
        ],
        order: 'returned',
      },
      { customer: 'রহিমা খাতুন', says: ['টি-শার্ট আছে?', 'আচ্ছা, নীল বোতলের দাম কত?'] },
    ],
  },
  {
    hoursAgo: 310,
    visits: [
      {
        customer: 'Ruma Das',
        shop: 'honey',
        says: [
          'Do you have mustard honey?',
          'I take three. Ruma Das, 01819 445566, 6 College Road, Cumilla',
          'Yes please',
        ],
        order: 'bkash',
      },
    ],
  },
  {
    hoursAgo: 287,
    visits: [
      {
        customer: 'Hasan Mahmud',
        says: [
          'I would like to buy the wool blanket and a candle',
          'Hasan Mahmud, +880 1515 550188',
          '3 Agrabad Road, Chattogram',
          'Yes, go ahead',
        ],
        order: 'cancelled',
      },
    ],
  },
  {
    hoursAgo: 239,
    visits: [
      {
        customer: 'Nusrat Jahan',
        says: ['Hello again! Two mugs please', 'Yes, please'],
      },
      {
        customer: 'Mitu Begum',
        says: ['My lamp arrived broken'],
        person: 'I am sorry, Mitu. We send you a new one today; keep the old one.',
      },
    ],
  },
  {
    hoursAgo: 190,
    visits: [
      {
        customer: 'Farhan Kabir',
        says: [
          'How much is delivery?',
          'I take two blankets and wrapping paper',
          'Farhan Kabir, 01911 765432',
          'House 21, Road 7, Banani, Dhaka',
          'Yes please',
        ],
        order: 'part',
      },
      { customer: 'Omar Al-Farsi', says: ['السلام عليكم، هل المصباح متوفر؟'] },
    ],
  },
  {
    hoursAgo: 160,
    visits: [
      {
        customer: 'সালমা বেগম',
        shop: 'honey',
        says: [
          'সুন্দরবনের মধু আছে?',
          'দুইটা ছোট বয়াম নেব',
          '০১৭১৬ ৭৭৮৮৯৯, বাড়ি ১২, রোড ৫, উত্তরা, ঢাকা',
          'হ্যাঁ',
        ],
      },
    ],
  },
  {
    hoursAgo: 121,
    visits: [
      {
        customer: 'Gita Roy',
        says: [
          'Hi, is the green bottle in stock?',
          'yes',
          'Gita Roy, 01722 555019',
          '18 College Road, Rajshahi',
          'Yes',
        ],
      },
    ],
  },
  {
    hoursAgo: 74,
    visits: [
      {
        customer: 'Labib Karim',
        says: [
          'I want three candles and two mugs. Labib Karim, 01515 550142, address: House 9, Block C, Mirpur, Dhaka',
          'ok',
        ],
      },
      { customer: 'Ayesha Siddique', says: ['Do you sell picnic baskets?'] },
    ],
  },
  {
    hoursAgo: 49,
    visits: [
      {
        customer: 'Jahid Hasan',
        shop: 'honey',
        says: [
          'Hi, what do you sell?',
          'One honeycomb please. Jahid Hasan, 01925 667788, 15 Lake Road, Kalabagan, Dhaka',
          'Yes',
        ],
      },
      {
        customer: 'Sumaiya Islam',
        says: [
          'I need a present for my mother',
          'The lamp please',
          'Sumaiya Islam, 01600 555017',
          'House 5, Road 2, Bashundhara, Dhaka',
          'yes',
        ],
      },
    ],
  },
  {
    hoursAgo: 26,
    visits: [
      {
        customer: 'Dipu Saha',
        says: [
          'How much are two blue bottles?',
          'I take them',
          'Dipu Saha, 01855 501234',
          '22 Garden Street, Barishal',
          'Yes, please',
        ],
        order: 'bkash',
      },
      { customer: 'Mariam Sultana', says: ['Is the blanket real wool?', 'I take one'] },
    ],
  },
  {
    hoursAgo: 5,
    visits: [
      {
        customer: 'Tanvir Ahmed',
        says: [
          'A lamp and a candle please',
          'Tanvir Ahmed, 01611 998877',
          'House 8, Road 4, Uttara, Dhaka',
          'Yes',
        ],
      },
      {
        customer: 'Nasrin Akhter',
        shop: 'honey',
        says: [
          'Two jars of black seed honey please. Nasrin Akhter, 01677 889900, House 3, Road 11, Gulshan, Dhaka',
          'Yes, please',
        ],
      },
      { customer: 'Shirin Alam', says: ['Hi! Two green bottles please', 'Shirin Alam'] },
    ],
  },
  {
    hoursAgo: 2,
    visits: [
      {
        customer: 'Mahbub Alam',
        shop: 'honey',
        says: [
          'Two small jars of Sundarban honey please. Mahbub Alam, 01788 121212, Flat 4, Road 3, Mohammadpur, Dhaka',
          'Yes',
        ],
      },
    ],
  },
  {
    hoursAgo: 0.6,
    visits: [
      {
        customer: 'Imran Kabir',
        says: ['I want to talk to a human about a bigger order'],
        unread: true,
      },
      {
        customer: 'Rafiq Mia',
        shop: 'honey',
        says: ['How much is the mustard honey?'],
        unread: true,
      },
      { customer: 'Zara Hossain', says: ['Hello, do you have mugs?'], unread: true },
    ],
  },
]
