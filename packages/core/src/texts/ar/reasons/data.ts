export const dataReasons = {
  job_not_found: 'لم يُعثر على العملية',
  job_days_must_end: 'يجب إعادة حساب الأرقام اليومية للمنطقة الزمنية في الإعدادات',
  job_index_must_end: 'يجب تحديث البحث في الرسائل',
  job_file_must_go_whole: 'الملف الذي يُسحب يجب أن يُسحب كاملًا',
  job_cancelled: 'أُلغي. لم يُحتفظ بشيء.',
  program_ending: 'PAL Admin يُغلق الآن',
  store_thread_down: 'تتعافى قاعدة البيانات من مشكلة. حاول بعد لحظة.',
  busy_backup: 'تُنشأ الآن نسخة احتياطية. لم يتغير شيء؛ حاول بعد انتهائها.',
  busy_restore: 'تُفحص الآن نسخة قبل استعادتها. لم يتغير شيء؛ حاول بعد الانتهاء.',
  busy_check: 'تُفحص قاعدة البيانات الآن. لم يتغير شيء؛ حاول بعد الانتهاء.',
  busy_erase: 'يُمحى شيء الآن. لم يتغير شيء؛ حاول بعد الانتهاء.',
  backup_not_found: 'لم يُعثر على النسخة الاحتياطية',
  backup_missing: 'لا توجد نسخة {{path}}.',
  backup_not_ours: 'لا يمكن استخدام النسخة {{path}}: ليست نسخة من PAL Admin.',
  backup_unknown_version: 'لا يمكن استخدام النسخة {{path}}: أنشأها إصدار لا يعرفه هذا البرنامج.',
  backup_unusable: 'لا يمكن استخدام النسخة {{path}}: {{cause}}.',
  backup_part_missing: 'لا يمكن استخدام النسخة {{path}}: {{file}} مفقود أو ناقص.',
  backup_part_changed: 'لا يمكن استخدام النسخة {{path}}: {{file}} تغيّر أو تلف.',
  backup_part_damaged: 'لا يمكن استخدام النسخة {{path}}: {{file}} فيها تالف ({{cause}}).',
  backup_unpacked_gone:
    'لا يمكن استخدام النسخة {{path}}: ما استُخرج منها لم يعد موجودًا. بقيت بياناتك كما هي؛ شغّل من جديد لفتحها.',
  backup_tampered:
    'لا يمكن استخدام النسخة {{path}}: غيّرها أحدهم ({{name}} ليس كما ينشئه PAL Admin). بقيت بياناتك كما هي.',
  backup_without_store: 'لا يمكن استخدام النسخة {{path}}: لا تحتوي {{file}}.',
  backup_store_empty: 'لا يمكن استخدام النسخة {{path}}: قاعدة البيانات فيها فارغة.',
  backup_newer:
    'النسخة {{path}} من إصدار أحدث من PAL Admin. لم يتغير شيء. حدّث PAL Admin لاستعادتها.',
  backup_store_damaged: 'لم تُنشأ نسخة: {{file}} تالف ({{cause}}). بقيت النسخ السابقة.',
  restart_not_possible:
    'لا تستطيع هذه النسخة من PAL Admin إعادة تشغيل نفسها. أغلقها وشغّلها من جديد.',

  memory_store_no_backups: 'ليس لقاعدة بيانات في الذاكرة نسخ احتياطية',
  memory_store_no_files: 'ليس لقاعدة بيانات في الذاكرة ملفات',
  store_gone:
    'نُقل مجلد بيانات PAL Admin أو حُذف أثناء عمل البرنامج. لن يُحفظ أي جديد حتى يعود. أعِده إلى مكانه، أو أغلق PAL Admin وشغّله من جديد.',
  backup_failed: 'لم تُنشأ النسخة الاحتياطية الأخيرة: {{cause}}',
  disk_full: 'القرص ممتلئ. لم يضع شيء؛ أفسح مكانًا وحاول من جديد.',
  backup_folder_unwritable: 'لا يستطيع PAL Admin الكتابة في مجلد النسخ الاحتياطية.',
  store_damage_found: '{{cause}}',
  page_to_disconnect: 'افصل {{page}} أولًا: ما زالت تستقبل رسائل.',
  erasure_not_finished:
    'تم المحو، لكن تعذّر حتى الآن مسح نسخة في ملف مؤقت. يعيد PAL Admin المحاولة بعد دقيقة.',
}
