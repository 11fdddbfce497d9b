import { gaps } from './gaps.ts'
import { products } from './product-sales.ts'
import { proposals } from './proposals.ts'
import { recall } from './recall.ts'
import { sources } from './sources.ts'

export const analytics = {
  gaps,
  products,
  proposals,
  recall,
  sources,
  description: 'এজেন্ট কেমন বিক্রি করে, আর কোথায় বিক্রি হাতছাড়া হয়।',
  period: {
    label: 'সময়',
    '24hours': 'গত 24 ঘণ্টা',
    '7days': 'গত 7 দিন',
    '30days': 'গত 30 দিন',
    '90days': 'গত 90 দিন',
  },
  failed: 'অ্যানালিটিক্স লোড করা যায়নি',
  erased: 'এরপর কিছু ক্রেতাকে মুছে ফেলা হয়েছে। তাঁরা যা করেছেন তা এখানে এখনো ধরা হয়, কিন্তু তাঁদের সারি আর নেই।',
  zone: 'সময় আপনার দোকানের টাইম জোনে: {{zone}}।',
  cards: 'এই সময়ের হিসাব',
  how: '{{name}} কীভাবে হিসাব হয়',
  none: '–',
  showAll: 'সব {{number}}টি দেখুন',
  noneYet: 'হিসাব করার মতো এখনো কিছু নেই',
  up: '{{before}} থেকে বেড়েছে',
  down: '{{before}} থেকে কমেছে',
  same: 'আগের মতোই',
  fresh: 'তুলনা করার কিছু নেই',
  card: {
    conversions: {
      name: 'কনভার্সন রেট',
      how: 'এই সময়ে কথোপকথন থেকে আসা অর্ডারকে এই সময়ে শুরু হওয়া কথোপকথন দিয়ে ভাগ করে। বাতিল অর্ডারও ধরা হয়: সেগুলো নেওয়া হয়েছিল। চ্যাট ছাড়া অর্ডার ধরা হয় না। কথোপকথনে আপনি নিজে যেগুলো নিয়েছেন সেগুলো ধরা হয়।',
    },
    responses: {
      name: 'উত্তরের গড় সময়',
      how: 'ক্রেতার উত্তর না পাওয়া প্রথম মেসেজ থেকে উত্তর পর্যন্ত; এই সময়ের সব উত্তরের গড়: এজেন্টের ও আপনার, আপনার নিজের সময়েরও। ক্রেতা তখনও অপেক্ষায় থাকেন।',
      note: 'এজেন্টের ও আপনার উত্তর, যেকোনো সময়ের',
    },
    points: {
      name: 'পাওয়া পয়েন্ট',
      how: 'এজেন্ট একা অর্ডার নিলে 10 পয়েন্ট, মানুষ সাহায্য করলে 5, আর অর্ডারে আপসেল বা বান্ডেল থাকলে আরও 5। আপনি নিজে অর্ডার নিলে পয়েন্ট নেই।',
    },
    accuracy: {
      name: 'শেখার নির্ভুলতা',
      how: 'এজেন্টের উত্তরের যে অংশ কোনো মানুষ সংশোধন করেননি। উত্তরের ঠিক পরে, বা ক্রেতার পরের মেসেজের পরে কেউ চ্যাট নিজে নিলে উত্তরটি সংশোধিত ধরা হয়।',
    },
  },
  chatOrders_one: 'কথোপকথন থেকে {{count}}টি অর্ডার',
  chatOrders_other: 'কথোপকথন থেকে {{count}}টি অর্ডার',
  conversations_one: '{{count}}টি কথোপকথন',
  conversations_other: '{{count}}টি কথোপকথন',
  answers_one: '{{count}}টি উত্তর',
  answers_other: '{{count}}টি উত্তর',
  replies_one: '{{count}}টি উত্তর',
  replies_other: '{{count}}টি উত্তর',
  corrected_one: '{{count}}টি সংশোধিত',
  corrected_other: '{{count}}টি সংশোধিত',
  measure: {
    conversations: 'কথোপকথন',
    orders: 'অর্ডার',
    revenue: 'আয়',
    aiCost: 'এআই খরচ',
  },
  before: 'আগের সময়',
  beforeShort: 'আগে',
  unpriced_one:
    '{{count}}টি উত্তর খরচে ধরা নেই: এর মডেলের দাম এখনো দেওয়া নেই (এআই কনফিগারেশনে দিন), বা উত্তরটি মাঝপথে থেমে গেছে।',
  unpriced_other:
    '{{count}}টি উত্তর খরচে ধরা নেই: সেগুলোর মডেলের দাম এখনো দেওয়া নেই (এআই কনফিগারেশনে দিন), বা উত্তরগুলো মাঝপথে থেমে গেছে।',
  byAgent: 'এজেন্টের নেওয়া অর্ডার: {{number}}',
  byHand: 'হাতে নেওয়া: {{number}}',
  tried: 'এর বাইরে পরীক্ষামূলক চ্যাট, রিহার্সাল ও কার্ডের অনুবাদের খরচ: {{cost}}।',
  triedUnpriced: 'দাম জানা নেই বলে এতে ধরা হয়নি এমন কল: {{number}}।',
  setPrice: 'দাম ঠিক করুন',
  currency: 'মুদ্রা',
  chart: {
    table: '{{name}} টেবিলে দেখুন',
    chart: '{{name}} চার্টে দেখুন',
    toTable: 'টেবিল',
    toChart: 'চার্ট',
    key: 'টেবিলের জন্য T চাপুন',
    quiet: 'এই সময়ে কিছু নেই।',
    said: '{{name}}: মোট {{total}}, সবচেয়ে বেশি {{when}} ({{most}})।',
    saidNone: '{{name}}: এই সময়ে কিছু নেই।',
    part: {
      hour: 'ঘণ্টা',
      day: 'দিন',
    },
    total: 'মোট',
  },
  funnel: {
    title: 'ধাপ',
    note: 'এই সময়ে শুরু হওয়া কথোপকথনগুলো এখন কোথায় আছে।',
    stage: 'ধাপ',
    reached: 'এখন এখানে বা আরও এগিয়ে',
    here: 'এখন এখানে আছে',
    left: 'এখানে চুপ হয়ে গেছে',
    of: 'মোটের {{share}}',
  },
  campaigns: {
    title: 'ক্যাম্পেইন',
    all: 'সব ক্যাম্পেইন',
    campaign: 'ক্যাম্পেইন',
    rate: 'চ্যাটে কনভার্সন',
    withoutChat: 'চ্যাট ছাড়া {{count}}টি',
    points: 'পয়েন্ট',
    empty: 'এখনো কোনো ক্যাম্পেইন নেই। প্রতিটির হিসাব এখানে দেখা যায়।',
  },
  insights: {
    title: 'ইনসাইট',
    nothing: 'এই সময়ে চোখে পড়ার মতো কিছু নেই।',
    see: 'এগুলো দেখুন',
  },
  rule: {
    stage_lost: '{{lost}} জন ক্রেতা চুপ হয়ে গেলে দেখানো হয়।',
    asked_out_of_stock: 'এখনো খোলা কোনো কার্টে এটি থাকলে দেখানো হয়।',
    ordered_out_of_stock: '{{ordered}}টি অর্ডার থেকে দেখানো হয়।',
    slow_hour:
      '{{answers}}টি উত্তর থেকে দেখানো হয়, যখন অন্তত {{answersOfHour}}টি উত্তরের কোনো ঘণ্টায় গড়ের {{slower}} গুণ এবং {{slow}}-এর বেশি সময় লাগে।',
    campaign_fell: 'কনভার্সন {{fall}} বা তার বেশি কমলে দেখানো হয়, দুই সময়েই {{campaign}}টি কথোপকথন থাকলে।',
    needed_human: 'অন্তত {{replies}}টি উত্তরের {{corrected}} বা তার বেশি সংশোধিত হলে দেখানো হয়।',
    too_little_data: 'বেশির ভাগ ইনসাইটের জন্য {{conversations}}টি কথোপকথন লাগে।',
  },
  insight: {
    stage_lost_one:
      'অন্য যেকোনো ধাপের চেয়ে “{{stage}}” ধাপে বেশি ক্রেতা চুপ হয়ে গেছেন: {{count}} জন ({{share}})।',
    stage_lost_other:
      'অন্য যেকোনো ধাপের চেয়ে “{{stage}}” ধাপে বেশি ক্রেতা চুপ হয়ে গেছেন: {{count}} জন ({{share}})।',
    asked_out_of_stock_one: '{{product}} স্টকে নেই। {{count}}টি খোলা কার্টে এটি আছে।',
    asked_out_of_stock_other: '{{product}} স্টকে নেই। {{count}}টি খোলা কার্টে এটি আছে।',
    ordered_out_of_stock_one: '{{product}} স্টকে নেই। এই সময়ের {{count}}টি অর্ডারে এটি আছে।',
    ordered_out_of_stock_other: '{{product}} স্টকে নেই। এই সময়ের {{count}}টি অর্ডারে এটি আছে।',
    slow_hour_one:
      '{{hour}} থেকে এক ঘণ্টায় উত্তর সবচেয়ে ধীর: গড়ে {{seconds}}, সব ঘণ্টার গড় {{average}}।',
    slow_hour_other:
      '{{hour}} থেকে এক ঘণ্টায় উত্তর সবচেয়ে ধীর: গড়ে {{seconds}}, সব ঘণ্টার গড় {{average}}।',
    campaign_fell:
      '“{{campaign}}” কম বিক্রি করছে: এর কথোপকথনের {{rate}} অর্ডার হয়েছে, আগের সময়ে {{before}}।',
    needed_human_one: 'আপনি এজেন্টের {{count}}টি উত্তর সংশোধন করেছেন ({{share}})।',
    needed_human_other: 'আপনি এজেন্টের {{count}}টি উত্তর সংশোধন করেছেন ({{share}})।',
    too_little_data_one: 'ডেটা খুব কম: এই সময়ে {{count}}টি কথোপকথন শুরু হয়েছে।',
    too_little_data_other: 'ডেটা খুব কম: এই সময়ে {{count}}টি কথোপকথন শুরু হয়েছে।',
  },
}
