import type { Shape } from '../picture.ts'
import type { Shop } from './shop.ts'

const bottle = (colour: string): readonly Shape[] => [
  { x: 36, y: 32, width: 28, height: 56, round: 10, colour },
  { x: 43, y: 18, width: 14, height: 20, round: 4, colour },
  { x: 41, y: 12, width: 18, height: 8, round: 3, colour: '#3d4148' },
  { x: 41, y: 44, width: 5, height: 34, round: 2, colour: '#ffffff' },
]

const products: Shop['products'] = [
  {
    name: 'Glass Water Bottle, blue',
    price: '950',
    costPrice: '540',
    category: 'Kitchen',
    description: 'Thick glass with a lid that keeps tight, easy to clean.',
    look: { ground: '#e3eef8', shapes: bottle('#3b7dd8') },
  },
  {
    name: 'Glass Water Bottle, green',
    price: '950',
    costPrice: '540',
    category: 'Kitchen',
    description: 'Thick glass with a lid that keeps tight, easy to clean.',
    look: { ground: '#e5f2e9', shapes: bottle('#3f9a63') },
  },
  {
    name: 'Ceramic Mug, speckled',
    price: '450',
    costPrice: '210',
    lowStock: 12,
    category: 'Kitchen',
    description: 'Turned by hand; each one is a little different.',
    look: {
      ground: '#f6ecdf',
      shapes: [
        { x: 58, y: 40, width: 26, height: 30, round: 13, colour: '#b98255' },
        { x: 65, y: 47, width: 12, height: 16, round: 6, colour: '#f6ecdf' },
        { x: 24, y: 30, width: 46, height: 50, round: 8, colour: '#c9946a' },
        { x: 24, y: 30, width: 46, height: 10, round: 5, colour: '#8a5d3b' },
      ],
    },
  },
  {
    name: 'Desk Lamp, brass',
    price: '2400',
    costPrice: '1450',
    category: 'Home',
    description: 'Warm light, a joint that stays where it is put.',
    look: {
      ground: '#f4efe0',
      shapes: [
        { x: 47, y: 36, width: 6, height: 46, round: 3, colour: '#a8842c' },
        { x: 30, y: 80, width: 40, height: 7, round: 3, colour: '#8c6d22' },
        { x: 28, y: 18, width: 44, height: 22, round: 11, colour: '#c9a13b' },
        { x: 36, y: 36, width: 28, height: 8, round: 4, colour: '#fff4c2' },
      ],
    },
  },
  {
    name: 'Wool Blanket, grey',
    price: '3200',
    costPrice: '2150',
    category: 'Home',
    description: 'Soft new wool, big enough for two on a sofa.',
    stockCount: 9,
    look: {
      ground: '#ececef',
      shapes: [
        { x: 18, y: 58, width: 64, height: 24, round: 8, colour: '#8d929c' },
        { x: 20, y: 40, width: 60, height: 22, round: 8, colour: '#a3a8b2' },
        { x: 22, y: 24, width: 56, height: 20, round: 8, colour: '#bcc0c8' },
        { x: 22, y: 32, width: 56, height: 3, round: 1, colour: '#d9534f' },
      ],
    },
  },
  {
    name: 'Scented Candle, lavender',
    price: '380',
    costPrice: '160',
    category: 'Home',
    description: 'Burns for about forty hours, poured in small batches.',
    look: {
      ground: '#f0eaf6',
      shapes: [
        { x: 32, y: 46, width: 36, height: 40, round: 6, colour: '#a68bc9' },
        { x: 49, y: 34, width: 2, height: 14, round: 1, colour: '#4a4453' },
        { x: 45, y: 18, width: 10, height: 20, round: 5, colour: '#f6a53c' },
        { x: 36, y: 58, width: 28, height: 14, round: 3, colour: '#f4eefb' },
      ],
    },
  },
  {
    name: 'Picnic Basket, willow',
    price: '2900',
    costPrice: '1900',
    category: 'Home',
    description: 'Woven willow with a lining that can be washed.',
    inStock: false,
    look: {
      ground: '#f7f0e4',
      shapes: [
        { x: 26, y: 16, width: 48, height: 50, round: 24, colour: '#9a6b35' },
        { x: 32, y: 22, width: 36, height: 44, round: 18, colour: '#f7f0e4' },
        { x: 18, y: 46, width: 64, height: 38, round: 7, colour: '#b9854a' },
        { x: 18, y: 56, width: 64, height: 4, round: 1, colour: '#9a6b35' },
        { x: 18, y: 68, width: 64, height: 4, round: 1, colour: '#9a6b35' },
      ],
    },
  },
  {
    name: 'Wrapping Paper with ribbon',
    price: '120',
    category: 'Extras',
    description: 'We wrap what you order and write a card.',
    productType: 'upsell',
    look: {
      ground: '#fdeceb',
      shapes: [
        { x: 22, y: 36, width: 56, height: 48, round: 4, colour: '#d9534f' },
        { x: 46, y: 36, width: 8, height: 48, round: 0, colour: '#ffe9c7' },
        { x: 30, y: 20, width: 20, height: 16, round: 8, colour: '#ffe9c7' },
        { x: 50, y: 20, width: 20, height: 16, round: 8, colour: '#ffe9c7' },
      ],
    },
  },
]

export const home: Shop = {
  pageName: 'Corner Shop',
  category: 'Home goods',
  products,
  campaign: {
    name: 'Autumn at home',
    description: 'Things for kitchen and home that people keep for years.',
    productCategory: 'Home',
    strategies: { scarcity: true, urgency: false, socialProof: false, freeDelivery: true },
  },
  greeting: 'Hi {{user_first_name}}! Things for kitchen and home. Our assistant answers at once.',
  openingQuestions: [
    'What do you sell?',
    'How much is the blue bottle?',
    'I want to talk to a human',
  ],
}
