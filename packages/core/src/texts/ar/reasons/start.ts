export const startReasons = {
  start_browser_too_old:
    'هذا المتصفح أقدم من أن يعمل عليه PAL Admin. حدّثه، أو افتح PAL Admin في إصدار حديث من Chrome أو Edge أو Firefox أو Safari.',
  store_foreign: 'الملف {{path}} ليس قاعدة بيانات PAL Admin. لم يُمس.',
  store_newer:
    'كتب هذه البيانات إصدار أحدث من PAL Admin (إصدار البيانات {{version}}، وهذا البرنامج يقرأ حتى {{newest}}). بقيت كما هي. حدّث PAL Admin لفتحها.',
  store_busy: 'برنامج PAL Admin آخر يستخدم البيانات في {{folder}}. أغلقه، أو اختر مجلدًا آخر.',
  store_damaged: 'قاعدة البيانات في {{folder}} تالفة ولم تُفتح ({{cause}}). بقيت كما هي.',
  store_damaged_no_backup: '{{problem}} لا توجد نسخة احتياطية منها.',
  restore_state_unreadable: 'لا يمكن قراءة {{path}}، فلا يُعرف إلى أين وصلت الاستعادة. لم يُمس شيء.',
  folder_not_made: 'لم تُفتح البيانات: لا يمكن إنشاء المجلد {{folder}}. لم يتغير شيء. ({{cause}})',
  folder_is_a_file:
    'لم تُفتح البيانات: لا يمكن إنشاء المجلد {{folder}}، لأن ملفًا يحمل هذا الاسم. لم يتغير شيء. ({{cause}})',
  folder_below_a_file:
    'لم تُفتح البيانات: لا يمكن إنشاء المجلد {{folder}}، لأن جزءًا من مساره ملف. لم يتغير شيء. ({{cause}})',
  folder_not_writable:
    'لم تُفتح البيانات: لا تُسمح الكتابة في المجلد {{folder}}. لم يتغير شيء. ({{cause}})',
  folder_not_fit:
    'لم تُفتح البيانات: لا يصلح المجلد {{folder}} لحفظها؛ فهو على شبكة أو قرصه معطوب. اختر مجلدًا على هذا الحاسوب. لم يتغير شيء. ({{cause}})',
  folder_without_locks:
    'لم تُفتح البيانات: المجلد {{folder}} لا يدعم الأقفال التي تمنع برنامجَي PAL Admin من الرد على العملاء أنفسهم. اختر مجلدًا على هذا الحاسوب. لم يتغير شيء. ({{cause}})',
  file_not_writable:
    'لم تُفتح البيانات: ليس لديك إذن بقراءة الملف {{path}} والكتابة فيه. لم يتغير شيء.',
  file_is_a_folder:
    'لم تُفتح البيانات: {{path}} مجلد، وأحد ملفات PAL Admin يحمل هذا الاسم. لم يتغير شيء.',
  folder_disk_read_only:
    'لم تُفتح البيانات: المجلد {{folder}} على قرص محمي من الكتابة. لم يتغير شيء. ({{cause}})',
  folder_disk_full: 'لم تُفتح البيانات: المجلد {{folder}} على قرص ممتلئ. لم يتغير شيء. ({{cause}})',
  start_title: 'تعذّر تشغيل PAL Admin',
  start_no_access: 'ليس لدى PAL Admin إذن بقراءة مجلد بياناته أو الكتابة فيه.',
  start_part_not_loaded:
    'جزء من PAL Admin لا يعمل على هذا الحاسوب. ثبّت PAL Admin من جديد بالإصدار المناسب لنظامك.',
  start_disk_read_only: 'القرص الذي عليه بيانات PAL Admin محمي من الكتابة.',
  start_disk_full: 'القرص الذي عليه بيانات PAL Admin ممتلئ.',
  start_file_not_opened: 'تعذّر فتح الملف الذي فيه بيانات PAL Admin.',
  start_file_read_only: 'الملف الذي فيه بيانات PAL Admin محمي من الكتابة.',
  start_unexpected: 'حدث خطأ غير متوقع. لم يضع شيء مما حُفظ من قبل.',
  browser_not_opened: 'تعذّر فتح أي متصفح',
  browser_link: 'يؤدي الرابط إلى {{address}}',
  rescue_damaged: 'بيانات PAL Admin تالفة',
  rescue_made_on: 'أُنشئت أحدث نسخة احتياطية سليمة في {{day}}.',
  rescue_set_aside: 'ما جاء بعدها ليس فيها. تُنحّى البيانات التالفة جانبًا ولا تُحذف.',
  rescue_go_back: 'العودة إلى النسخة الاحتياطية',
  rescue_quit: 'إنهاء',
}
