/** The picture of a product, as it is chosen in a dialog. */
export const picture = {
  label: 'ছবি',
  choose: 'ছবি বেছে নিন',
  other: 'অন্যটি বেছে নিন',
  remove: 'ছবি সরান',
  help: 'ক্রেতা ছবি চাইলে এজেন্ট এটি পাঠায়। JPEG, PNG, GIF বা WebP; এখানে টেনে আনতে পারেন।',
  file: 'ছবির ফাইল',
  failed: 'ছবিটি দেখানো যায় না',
}
