import type { Labels } from './labels.ts'

export const bn: Labels = {
  subtotal: 'পণ্যের দাম',
  discount: 'ছাড়',
  delivery: 'ডেলিভারি চার্জ',
  free: 'ফ্রি',
  total: 'সর্বমোট',
  name: 'নাম',
  phone: 'ফোন',
  address: 'ঠিকানা',
  note: 'ডেলিভারির নোট',
  area: 'ডেলিভারি এলাকা',
  orderPlaced: (number) => `আপনার অর্ডারটি নেওয়া হয়েছে। অর্ডার নম্বর ${number}।`,
  overtaken: 'আপনি দেখার পর অর্ডারটিতে কিছু বদলেছে। অনুগ্রহ করে আবার দেখে নিন।',
  confirm: 'অর্ডারটি কনফার্ম করব? নিশ্চিত করতে "হ্যাঁ" লিখুন।',
  yesButton: 'হ্যাঁ, অর্ডার করুন',
  changeButton: 'কিছু বদলাব',
  missing: 'অনুগ্রহ করে পাঠান',
  items: 'কোন পণ্য নেবেন',
  assistant: (company) => `আপনি ${company && `${company}-এর `}স্বয়ংক্রিয় সহকারীর সাথে কথা বলছেন।`,
  handedOver: 'আমাদের একজন প্রতিনিধি এখানে আপনাকে উত্তর দেবেন।',
  patience: 'আপনার মেসেজের জন্য ধন্যবাদ। আমি দেখছি, একটু পরেই জানাচ্ছি।',
}
