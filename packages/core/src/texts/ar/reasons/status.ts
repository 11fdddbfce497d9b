export const statusReasons = {
  status_not_known: 'تعذّر الفحص: {{cause}}',
  on_page: '{{page}}: {{reason}}',
  on_pages: '{{count}} من الصفحات ({{names}}): {{reason}}',
  on_more_pages: '{{count}} من الصفحات ({{names}} و{{more}} أخرى): {{reason}}',
  working_on_some_pages: 'يعمل على {{working}} من الصفحات الـ{{all}}. {{reasons}}',
  no_page_connected: 'لا توجد صفحة فيسبوك مرتبطة',
  page_token_waits: 'رمز صفحة ينتظر تأكيد فيسبوك. تُربط صفحته عندئذ.',
  no_campaign_active: 'لا توجد حملة نشطة',
  customers_wait: 'عملاء بانتظارك.',
  store_unreadable: 'تعذّرت قراءة قاعدة البيانات: {{cause}}',
  disk_nearly_full: 'لم يبق إلا {{megabytes}} ميغابايت على القرص. عندما يمتلئ لا يمكن حفظ شيء آخر.',
  clock_slow:
    'ساعة هذا الحاسوب متأخرة {{by}}. اضبطها في إعدادات النظام: بسببها تبدو رسائل عملائك أحدث أو أقدم من أن يُرد عليها.',
  clock_fast:
    'ساعة هذا الحاسوب متقدمة {{by}}. اضبطها في إعدادات النظام: بسببها تبدو رسائل عملائك أحدث أو أقدم من أن يُرد عليها.',
  span_days_zero: '{{count}} يوم',
  span_days_one: 'يوم واحد',
  span_days_two: 'يومان',
  span_days_few: '{{count}} أيام',
  span_days_many: '{{count}} يومًا',
  span_days_other: '{{count}} يوم',
  span_hours_zero: '{{count}} ساعة',
  span_hours_one: 'ساعة واحدة',
  span_hours_two: 'ساعتان',
  span_hours_few: '{{count}} ساعات',
  span_hours_many: '{{count}} ساعة',
  span_hours_other: '{{count}} ساعة',
  span_minutes_zero: '{{count}} دقيقة',
  span_minutes_one: 'دقيقة واحدة',
  span_minutes_two: 'دقيقتان',
  span_minutes_few: '{{count}} دقائق',
  span_minutes_many: '{{count}} دقيقة',
  span_minutes_other: '{{count}} دقيقة',
  folder_open_to_others:
    'يستطيع مستخدمون آخرون لهذا الحاسوب رؤية أسماء الملفات في مجلد بياناتك \u2068{{folder}}\u2069، لا ما فيها. لإغلاقه غيّر من يحق له فتح المجلد.',
  webhook_optional: 'اختياري: دونه تُجلب الرسائل كل بضع ثوانٍ، ومرة كل دقيقة تقريبًا في أوقات الهدوء',
  webhook_not_set_up:
    'تُرفض الأحداث على المنفذ {{port}} إلى أن تدخل رمز التحقق وسر التطبيق في الإعدادات، التكاملات. حتى ذلك الحين تُفحص الرسائل كل بضع ثوانٍ.',
  webhook_no_app_id:
    '{{last}} أدخل معرّف التطبيق في الإعدادات، التكاملات: دونه لا يستطيع PAL Admin ربط صفحاتك بالـ webhook. حتى ذلك الحين تُفحص الرسائل كل بضع ثوانٍ.',
  webhook_page_refused:
    'لا يرسل فيسبوك رسائل {{pages}} إلى الـ webhook لديك، لذلك تُجلب كل بضع ثوانٍ. {{problem}} {{last}}',
  webhook_test_failed: 'لم يُوصل إليه عند اختباره في {{at}}: {{result}} {{last}}',
  webhook_works: 'يمكن الوصول إليه من الإنترنت. {{last}}',
  webhook_untested:
    '{{last}} اختبره في الإعدادات، التكاملات. حتى ذلك الحين تُفحص الرسائل كل بضع ثوانٍ.',
  webhook_no_event: 'لم يصل أي حدث بعد.',
  webhook_last_event: 'وصل آخر حدث في {{at}}.',
  vault_lost_zero: '{{secrets}}',
  vault_lost_one:
    '{{secrets}} شُفّر بمفتاح آخر أو على حاسوب آخر؛ شغّل بذلك المفتاح فلا يضيع شيء. كل ما عداه كما كان.',
  vault_lost_two:
    '{{secrets}} شُفّرا بمفتاح آخر أو على حاسوب آخر؛ شغّل بذلك المفتاح فلا يضيع شيء. كل ما عداهما كما كان.',
  vault_lost_few:
    '{{secrets}} شُفّرت بمفتاح آخر أو على حاسوب آخر؛ شغّل بذلك المفتاح فلا يضيع شيء. كل ما عداها كما كان.',
  vault_lost_many:
    '{{secrets}} شُفّرت بمفتاح آخر أو على حاسوب آخر؛ شغّل بذلك المفتاح فلا يضيع شيء. كل ما عداها كما كان.',
  vault_lost_other:
    '{{secrets}} شُفّرت بمفتاح آخر أو على حاسوب آخر؛ شغّل بذلك المفتاح فلا يضيع شيء. كل ما عداها كما كان.',
  vault_enter_verify_token: 'أدخل رمز التحقق من جديد.',
  vault_enter_app_secret: 'أدخل سر التطبيق من جديد.',
  vault_enter_app_id: 'أدخل معرّف التطبيق من جديد.',
  vault_enter_login: 'سجّل الدخول إلى فيسبوك من جديد.',
  vault_enter_ai_key: 'أدخل مفتاح الذكاء الاصطناعي من جديد.',
  vault_enter_server_key: 'أدخل مفتاح الذكاء الاصطناعي لـ {{server}} من جديد.',
  vault_enter_page_token: 'أدخل رمز وصول {{page}} من جديد.',
  vault_odd_app_id: 'معرّف التطبيق المحفوظ ليس معرّفًا: هو رقم من 5 إلى 30 خانة. أدخله من جديد.',
  vault_memory_only:
    'تُحفظ البيانات السرية في الذاكرة فقط وتضيع عند إعادة التشغيل. شغّل مع --key-file FILE أو مع تحديد PAL_PASSPHRASE لحفظها مشفّرة.',
  vault_no_keyring:
    'ليس في هذا النظام سلسلة مفاتيح، لذا تُحفظ البيانات السرية في الذاكرة فقط وتضيع عند إعادة التشغيل. ثبّت واحدة وافتحها (GNOME Keyring أو KWallet) للاحتفاظ بها.',
  vault_key_file_readable:
    'يستطيع مستخدمون آخرون قراءة ملف المفتاح \u2068{{path}}\u2069. نفّذ: \u2068chmod 600 {{path}}\u2069',
}
