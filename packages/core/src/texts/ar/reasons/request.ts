export const requestReasons = {
  address_not_found: 'لم يُعثر على هذا العنوان',
  address_target_not_found: 'لم يُعثر على ما يشير إليه هذا العنوان',
  file_not_found: 'لم يُعثر على الملف',
  request_too_large: 'الطلب أكبر من {{megabytes}} ميغابايت',
  body_not_a_file: 'يجب أن يكون المحتوى application/octet-stream',
  body_not_of_type_json: 'يجب أن يكون المحتوى application/json',
  body_not_json: 'المحتوى ليس JSON صالحًا',
  host_not_served: 'هذا العنوان لا يُخدم هنا',
  foreign_window: 'لا يحق طلب هذا إلا لنافذة PAL Admin نفسها',
  start_link_used:
    'استُخدم رابط التشغيل هذا من قبل أو أنه قديم. أعد تشغيل PAL Admin، أو حيث يعمل دون نافذة احصل على رابط جديد بالأمر: npm run link',
  start_link_not_yours: 'لا يحق طلب رابط تشغيل إلا للمستخدم الذي يشغّل PAL Admin',
  no_session:
    'ليست لهذه النافذة جلسة. أعد تشغيل PAL Admin، أو حيث يعمل دون نافذة افتح رابط تشغيل جديدًا: npm run link',
  window_files_missing: 'ملفات النافذة لم تُجهّز بعد',
  unexpected_failure: 'حدث خطأ في PAL Admin. لم يتغير شيء جزئيًا. التفاصيل في سجل النظام.',
  unknown_reason: '{{text}}',
  earlier_text: '{{text}}',
  several_reasons: '{{reasons}}',
}
