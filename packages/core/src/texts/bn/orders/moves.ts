/** What was moved by mistake is what it was again. */
export const setBack = {
  to: 'আবার “{{status}}” করুন',
  title: '{{order}} আবার “{{status}}” করবেন?',
  text: 'এর ইতিহাসে দুটোই থাকে। ক্রেতাকে জানানো হয় না।',
  cancelledText:
    'এর আইটেমগুলো আবার স্টক থেকে বাদ যায়, আর এটি আবার আয়ে ধরা হয়। যা ফেরত দেওয়া হয়েছে তা আবার আদায় করতে হবে। এর ইতিহাসে দুটোই থাকে। ক্রেতাকে জানানো হয় না।',
}

/** Why an order is cancelled, and what its customer is told. */
export const cancelling = {
  label: 'যে কারণে বাতিল',
  all: 'যেকোনো কারণ',
  reasonField: 'কারণ',
  noReason: 'কারণ নেই',
  reason: {
    in_chat: 'ক্রেতা চ্যাটে বাতিল করেছেন',
    changed_mind: 'ক্রেতা মত বদলেছেন',
    unreachable: 'ক্রেতার সঙ্গে যোগাযোগ করা যাচ্ছে না',
    out_of_stock: 'স্টকে নেই',
    suspected_fake: 'ভুয়া অর্ডার বলে সন্দেহ',
    other: 'অন্যান্য',
  },
  note: 'নোট',
  help: 'কারণ ও নোট শুধু আপনি দেখেন, অর্ডারের ইতিহাসে।',
  promise: 'ক্রেতাকে জানান যে {{amount}} ফেরত দেওয়া হবে',
}

/** Asked where an order is shipped without a courier. */
export const ship = {
  title: '{{order}} পাঠান',
  text: 'ক্রেতার মেসেজে দুটিই লেখা থাকে। যা এখনো জানেন না, তা খালি রাখতে পারেন।',
}

/** Whether the customer was told. */
export const notices = {
  sent: 'Messenger-এ ক্রেতাকে জানানো হয়েছে',
  window_closed: 'ক্রেতাকে জানানো হয়নি: উত্তর দেওয়ার সময়সীমা শেষ হয়ে গিয়েছিল',
  drafted: 'ক্রেতাকে জানানোর খসড়া আপনার কাজের তালিকায় অপেক্ষায় আছে',
  waiting: 'ক্রেতাকে পাঠানোর মেসেজ অপেক্ষায় আছে',
  not_sent: 'ক্রেতাকে জানানো হয়নি: মেসেজ পাঠানো হয়নি',
  unknown: 'ক্রেতাকে জানানো হয়েছে কি না, জানা নেই',
}
