import type { Look, Shop } from './shop.ts'

const jar = (ground: string, colour: string, lid: string): Look => ({
  ground,
  shapes: [
    { x: 26, y: 26, width: 48, height: 60, round: 10, colour },
    { x: 30, y: 14, width: 40, height: 14, round: 4, colour: lid },
    { x: 32, y: 46, width: 36, height: 24, round: 3, colour: '#fff7e0' },
    { x: 38, y: 56, width: 24, height: 4, round: 2, colour },
  ],
})

const products: Shop['products'] = [
  {
    name: 'Sundarban Honey, large jar',
    price: '1200',
    costPrice: '780',
    category: 'Honey',
    description: 'One kilogram from the mangrove forest, dark and strong.',
    stockCount: 34,
    lowStock: 10,
    look: jar('#fbf0d9', '#c77d12', '#5a3a12'),
  },
  {
    name: 'Sundarban Honey, small jar',
    price: '650',
    costPrice: '410',
    category: 'Honey',
    description: 'Half a kilogram from the mangrove forest, dark and strong.',
    look: jar('#fdf3df', '#d8901f', '#6b4617'),
  },
  {
    name: 'Mustard Flower Honey',
    price: '420',
    costPrice: '250',
    category: 'Honey',
    description: 'Half a kilogram from the mustard fields; light, and sets like cream.',
    stockCount: 21,
    look: jar('#fdf8dd', '#ebc44a', '#8a6d14'),
  },
  {
    name: 'Black Seed Honey',
    price: '780',
    costPrice: '520',
    category: 'Honey',
    description: 'A quarter of a kilogram from black seed flowers.',
    stockCount: 8,
    lowStock: 10,
    look: jar('#f3ebe3', '#7a4a1e', '#2f2118'),
  },
  {
    name: 'Honeycomb in a box',
    price: '950',
    costPrice: '600',
    category: 'Honey',
    description: 'A piece of comb as the bees have filled it, some 400 g.',
    look: {
      ground: '#fbf1da',
      shapes: [
        { x: 18, y: 30, width: 64, height: 44, round: 4, colour: '#b9854a' },
        { x: 24, y: 36, width: 52, height: 32, round: 2, colour: '#e3a32f' },
        { x: 28, y: 40, width: 12, height: 12, round: 6, colour: '#c77d12' },
        { x: 44, y: 40, width: 12, height: 12, round: 6, colour: '#c77d12' },
        { x: 60, y: 40, width: 12, height: 12, round: 6, colour: '#c77d12' },
        { x: 36, y: 54, width: 12, height: 12, round: 6, colour: '#c77d12' },
        { x: 52, y: 54, width: 12, height: 12, round: 6, colour: '#c77d12' },
      ],
    },
  },
  {
    name: 'Wooden Dipper',
    price: '90',
    costPrice: '35',
    category: 'Extras',
    description: 'Turned from beech wood.',
    productType: 'upsell',
    look: {
      ground: '#f4ece2',
      shapes: [
        { x: 46, y: 12, width: 8, height: 48, round: 4, colour: '#b98a54' },
        { x: 36, y: 58, width: 28, height: 7, round: 3, colour: '#a3743d' },
        { x: 33, y: 67, width: 34, height: 7, round: 3, colour: '#a3743d' },
        { x: 36, y: 76, width: 28, height: 7, round: 3, colour: '#a3743d' },
      ],
    },
  },
]

export const honey: Shop = {
  pageName: 'Corner Shop Honey',
  category: 'Grocery store',
  products,
  campaign: {
    name: 'Honey of the season',
    description: 'Honey from beekeepers whom we know, and nothing added to it.',
    productCategory: 'Food',
    strategies: { scarcity: true, urgency: false, socialProof: false, freeDelivery: true },
  },
  greeting: 'Welcome, {{user_first_name}}! Ask our assistant about honey, prices and delivery.',
  openingQuestions: [
    'Which honey do you have?',
    'How much is the large jar?',
    'I want to talk to a human',
  ],
  post: {
    text: 'The first wildflower honey of the season is here. Large and small jars.',
    comments: [
      { by: 'Nora Blum', text: 'How much is the large jar?' },
      { by: 'Tarek Aziz', text: 'Do you deliver?' },
    ],
    commentReply:
      'Thank you for your comment! What would you like to know? Our assistant answers here.',
  },
}
