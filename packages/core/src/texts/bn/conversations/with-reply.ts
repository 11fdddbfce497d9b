/** A product of the campaign, put into a reply. */
export const product = {
  open: 'পণ্য পাঠান',
  search: 'পণ্য খুঁজুন',
  none: 'কোনো পণ্য পাওয়া যায়নি',
  failed: 'পণ্যগুলো আনা যায়নি',
  out: 'স্টকে নেই',
  noPicture: 'ছবিটি যোগ করা যায়নি',
}

export const picture = {
  add: 'ছবি যোগ করুন',
  list: 'পাঠানোর ছবি',
  remove: '{{name}} সরান',
  drop: 'উত্তরে যোগ করতে ছবিগুলো এখানে ছাড়ুন',
  unfit: {
    kind: 'যোগ হয়নি, Messenger JPEG, PNG, GIF ও WebP ছবি দেখায়।',
    size: 'যোগ হয়নি, Facebook 25 MB পর্যন্ত ছবি নেয়।',
    empty: 'যোগ হয়নি, ফাইলটি খালি।',
    many: 'যোগ হয়নি, এক উত্তরে সর্বোচ্চ {{most}}টি ছবি দেওয়া যায়। বাকিগুলো এর পরে পাঠান।',
  },
}
