export const graphReasons = {
  graph_token_refused: 'Facebook এই পেজের অ্যাক্সেস টোকেন আর গ্রহণ করছে না। {{next}}',
  graph_app_removed: 'যে Facebook অ্যাকাউন্ট দিয়ে এই পেজ সংযুক্ত, সেখান থেকে অ্যাপটি সরানো হয়েছে। {{next}}',
  graph_account_check:
    'Facebook চায়, অ্যাকাউন্টের মালিক facebook.com-এ লগ ইন করে নিজের পরিচয় নিশ্চিত করুন। {{next}}',
  graph_password_changed: 'Facebook অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে, তাই সংযোগ শেষ হয়ে গেছে। {{next}}',
  graph_token_expired: 'এই পেজের অ্যাক্সেস টোকেনের মেয়াদ শেষ। {{next}}',
  graph_account_unconfirmed: 'Facebook অ্যাকাউন্টটি নিশ্চিত করা নেই। {{next}}',
  graph_logged_out: 'Facebook অ্যাকাউন্টটি লগ আউট করা হয়েছে, তাই সংযোগ শেষ হয়ে গেছে। {{next}}',
  graph_unknown_app: 'Facebook এই অ্যাপ আইডি ও অ্যাপ সিক্রেট চেনে না। সেটিংসে দুটিই যাচাই করুন।',
  graph_wrong_app_secret:
    'যে অ্যাপ দিয়ে এই পেজ সংযুক্ত, সেটিংসের অ্যাপ সিক্রেট সেই অ্যাপের নয়। সঠিকটি লিখুন: পেজ সংযুক্তই থাকবে। অন্য অ্যাপে যেতে তার অ্যাপ আইডি ও অ্যাপ সিক্রেট একসঙ্গে সংরক্ষণ করুন।',
  graph_permission_missing:
    'এর জন্য যে অনুমতি লাগে, তা ছাড়াই পেজটি সংযুক্ত করা হয়েছে। আবার সংযুক্ত করুন এবং যা যা চাওয়া হয় সব অনুমতি দিন। আপনার অ্যাপে যাঁদের কোনো রোল নেই, তাঁদের জন্য আগে Facebook-কে অ্যাপটি রিভিউ করতে হবে (App Review)।',
  graph_named_permission_missing:
    'পেজটি {{permission}} অনুমতি ছাড়া সংযুক্ত করা হয়েছে। আবার সংযুক্ত করে সেই অনুমতি দিন।',
  graph_app_review:
    'Facebook আপনার অ্যাপ রিভিউ না করা পর্যন্ত (App Review) এটি শুধু তাঁদের কাছেই পৌঁছায়, অ্যাপে যাঁদের রোল আছে: অ্যাডমিন, ডেভেলপার ও টেস্টার।',
  graph_no_human_agent: 'Facebook আপনার অ্যাপকে “Human Agent” ফিচারের অনুমতি দেয়নি (App Review)।',
  graph_window_closed:
    'ক্রেতার শেষ মেসেজের পর উত্তরের 24 ঘণ্টার সময়সীমা শেষ। ক্রেতা আপনাকে আবার মেসেজ দিলে এটি খুলবে।',
  graph_person_unavailable: 'এই ব্যক্তিকে এখন Messenger-এ পাওয়া যাচ্ছে না, বা তিনি পেজটি ব্লক করেছেন।',
  graph_page_restricted:
    'Facebook আপাতত এই পেজ সীমিত করেছে: এটি মেসেজ পাঠাতে পারবে না। Facebook-এর Page Quality ট্যাব দেখুন।',
  graph_action_blocked:
    'Facebook তার নীতির কারণে এই কাজ আটকে দিয়েছে। Facebook-এর Page Quality ট্যাব দেখুন।',
  graph_spam: 'Facebook সতর্ক করছে, এই পেজের মেসেজ স্প্যামের মতো দেখাচ্ছে। পাঠানো থামানো হয়েছে।',
  graph_rate_limited:
    'Facebook কিছুক্ষণ এই পেজকে আর কল করতে দেবে না। PAL Admin নিজে থেকেই আবার চালিয়ে যাবে।',
  graph_out_of_budget:
    'এই পেজের Facebook কল আপাতত শেষ। Facebook অনুমতি দিলেই PAL Admin আবার চালিয়ে যাবে।',
  graph_fault: 'Facebook-এর নিজের একটি সমস্যা হয়েছে। {{next}}',
  graph_error_page: 'Facebook একটি ত্রুটির পাতা দিয়ে উত্তর দিয়েছে (HTTP {{status}})। {{next}}',
  graph_unreadable: 'Facebook এমন উত্তর পাঠিয়েছে যা পড়া যায় না। {{next}}',
  graph_unreachable: 'Facebook-এর সঙ্গে যোগাযোগ করা যাচ্ছে না। ইন্টারনেট সংযোগ যাচাই করুন। {{next}}',
  graph_certificate:
    'Facebook-এর সঙ্গে নিরাপদে যোগাযোগ করা যাচ্ছে না: যে সাড়া দিচ্ছে তার সার্টিফিকেট বৈধ নয়। এই কম্পিউটারের তারিখ ও অ্যান্টিভাইরাস যাচাই করুন। {{next}}',
  graph_too_slow: 'Facebook সময়মতো উত্তর দেয়নি। {{next}}',
  graph_not_found: 'Facebook এটি খুঁজে পাচ্ছে না, বা সংযুক্ত অ্যাকাউন্টের এটি দেখার অনুমতি নেই।',
  graph_customer_unknown: 'Facebook এই পেজে এই ক্রেতাকে চেনে না।',
  graph_message_deleted: 'মেসেজটি Facebook-এ মুছে ফেলা হয়েছে, বা সেখানে পড়ার জন্য বেশি পুরোনো।',
  graph_file_refused: 'Facebook ফাইলটি নিতে পারেনি: এর ঠিকানা, ধরন বা আকার মেলে না।',
  graph_other_app: 'এই কথোপকথনে এখন অন্য একটি অ্যাপ উত্তর দিচ্ছে।',
  graph_profile_hidden: 'Facebook এই ক্রেতার প্রোফাইল দেখায় না।',
  graph_request_refused: 'Facebook অনুরোধটি যেভাবে করা হয়েছে সেভাবে নেয়নি।',
  graph_request_refused_code: 'Facebook অনুরোধটি ফিরিয়ে দিয়েছে (কোড {{code}})।',
  next_connect_again: 'পেজটি আবার সংযুক্ত করুন।',
  next_new_token: 'নতুন অ্যাক্সেস টোকেন তৈরি করে সেটি পেস্ট করুন।',
  next_automatic: 'PAL Admin নিজে থেকেই আবার চেষ্টা করবে।',
  next_in_a_moment: 'একটু পরে আবার চেষ্টা করুন।',
}
