export const requestReasons = {
  address_not_found: 'এই ঠিকানা পাওয়া যায়নি',
  address_target_not_found: 'এই ঠিকানা যা বোঝায় তা পাওয়া যায়নি',
  file_not_found: 'ফাইলটি পাওয়া যায়নি',
  request_too_large: 'অনুরোধটি {{megabytes}} MB-এর চেয়ে বড়',
  body_not_a_file: 'কনটেন্ট application/octet-stream হতে হবে',
  body_not_of_type_json: 'কনটেন্ট application/json হতে হবে',
  body_not_json: 'কনটেন্ট সঠিক JSON নয়',
  host_not_served: 'এই ঠিকানা এখান থেকে চলে না',
  foreign_window: 'শুধু PAL Admin-এর নিজের উইন্ডো এটি চাইতে পারে',
  start_link_used:
    'এই শুরুর লিংক আগে ব্যবহার করা হয়েছে বা বেশি পুরোনো। PAL Admin আবার চালু করুন, অথবা উইন্ডো ছাড়া চললে নতুন লিংক নিন: npm run link',
  start_link_not_yours: 'শুধু যে ইউজার PAL Admin চালান তিনি শুরুর লিংক চাইতে পারেন',
  no_session:
    'এই উইন্ডোর কোনো সেশন নেই। PAL Admin আবার চালু করুন, অথবা উইন্ডো ছাড়া চললে নতুন শুরুর লিংক খুলুন: npm run link',
  window_files_missing: 'উইন্ডোর ফাইল এখনো তৈরি হয়নি',
  unexpected_failure:
    'PAL Admin-এ কোনো সমস্যা হয়েছে। কোনো পরিবর্তন অর্ধেক হয়ে থাকেনি। বিস্তারিত সিস্টেম লগে আছে।',
  unknown_reason: '{{text}}',
  earlier_text: '{{text}}',
  several_reasons: '{{reasons}}',
}
