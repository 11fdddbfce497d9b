export const rehearsalOffers = {
  label: 'প্রস্তাবিত মহড়া',
  price: '{{product}}-এর দাম {{was}} থেকে {{becomes}} হয়েছে',
  prices_one: '{{campaign}}-এর {{count}}টি দাম বদলেছে',
  prices_other: '{{campaign}}-এর {{count}}টি দাম বদলেছে',
  card: {
    added: 'নতুন কার্ড: “{{text}}”',
    changed: 'কার্ড বদলেছে: “{{text}}”',
    removed: 'কার্ড সরানো হয়েছে: “{{text}}”',
  },
  cards_one: '{{count}}টি কার্ড বদলেছে',
  cards_other: '{{count}}টি কার্ড বদলেছে',
  model: '{{model}} বন্ধ হয়ে যাবে {{day}}',
  modelGone: '{{model}} বন্ধ হয়ে গেছে {{day}}',
  more: '{{names}} ও আরও {{more}}টি',
  why: '{{campaign}}-এর আগের কথোপকথনে এজেন্ট এখন কী উত্তর দেয়, ক্রেতাদের আগে দেখে নিন।',
  whyKept_one:
    '{{campaign}}-এর যে {{count}}টি কথোপকথন এজন্য রেখেছেন, তাতে এজেন্ট এখন কী উত্তর দেয় দেখুন।',
  whyKept_other:
    '{{campaign}}-এর যে {{count}}টি কথোপকথন এজন্য রেখেছেন, সেগুলোতে এজেন্ট এখন কী উত্তর দেয় দেখুন।',
  whyModel: 'বদলানোর আগে দেখুন {{campaign}}-এর আগের কথোপকথনে {{other}} কেমন উত্তর দেয়।',
  rehearse: 'মহড়া দিন',
  rehearseNamed: 'মহড়া দিন: {{what}}',
  notNow: 'এখন নয়',
  notNowNamed: 'এখন নয়: {{what}}',
  failed: 'প্রস্তাবটি এখনো আছে',
  past: 'আগের কথোপকথনের মহড়া দিন',
  testChat: 'পরীক্ষামূলক চ্যাটে দেখুন',
}
