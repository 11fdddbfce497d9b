export const facebookReasons = {
  page_not_found: 'لم يُعثر على الصفحة',
  page_disconnected:
    'الصفحة مفصولة، لذا لا تجيب حملتها النشطة أحدًا. اربط الصفحة من جديد أو أوقف الحملة.',
  page_not_connected: 'هذه الصفحة مفصولة، لذا لا يمكن إرسال الردود حتى تُربط من جديد.',
  page_connect_again: 'اربط الصفحة من جديد.',
  page_sending_stopped: 'الإرسال متوقف.',
  page_token_to_enter: 'يجب إدخال رمز الوصول من جديد.',
  page_of_other_app: 'رُبطت هذه الصفحة بتطبيق فيسبوك غير الموجود في الإعدادات. اربط الصفحة من جديد.',
  app_keys_apart:
    'يقول فيسبوك إن معرّف التطبيق وسره هذين لا ينتميان إلى تطبيق واحد. انسخ كليهما من التطبيق نفسه واحفظهما معًا.',
  page_token_not_stored: 'رمز وصول هذه الصفحة غير محفوظ هنا. اربط الصفحة من جديد.',
  page_token_not_openable:
    'لا يمكن قراءة رمز الوصول على هذا الحاسوب، أو لم يُحفظ قط. اربط الصفحة من جديد.',
  page_token_ends: 'ينتهي رمز الوصول في {{day}}. اربط الصفحة من جديد.',
  page_token_ended: 'انتهى رمز الوصول في {{day}}. اربط الصفحة من جديد.',
  page_data_access_ends: 'ينتهي إذن فيسبوك بقراءة الرسائل في {{day}}. اربط الصفحة من جديد.',
  page_data_access_ended: 'انتهى إذن فيسبوك بقراءة الرسائل في {{day}}. اربط الصفحة من جديد.',
  page_blocked: 'منع فيسبوك هذه الصفحة من إرسال الرسائل.',
  page_blocked_saying: 'منع فيسبوك هذه الصفحة من إرسال الرسائل ({{words}}).',
  page_warned: 'حذّر فيسبوك هذه الصفحة بسبب رسائلها.',
  page_warned_saying: 'حذّر فيسبوك هذه الصفحة بسبب رسائلها ({{words}}).',
  page_calls_blocked: 'لا يسمح فيسبوك باستدعاءات حتى {{until}}.',
  page_sends_blocked: 'لا يقبل فيسبوك رسائل هذه الصفحة حتى {{until}}. ما ينتظر يُرسل بعد ذلك.',
  page_calls_scarce:
    'استُهلك {{share}}% من الاستدعاءات التي يسمح بها فيسبوك خلال 24 ساعة، لذا تُفحص الرسائل بتواتر أقل.',
  page_calls_slow:
    'يسمح فيسبوك بـ {{calls}} استدعاء خلال 24 ساعة. بعد فترة هدوء قد تستغرق رسالة جديدة {{seconds}} ث لتصل. مع Webhook تصل فورًا.',
  welcome_changed:
    'تغيّر هذا في هذه الأثناء، هنا أو من برنامج آخر. أغلق هذه النافذة وافتحها من جديد لتراه كما هو الآن.',

  token_of_person:
    'هذا رمز وصول شخص لا صفحة. اختر صفحتك تحت «User or Page» حيث أنشأته، أو سجّل الدخول عبر فيسبوك.',
  token_of_page: 'هذا رمز وصول صفحة لا شخص. أدخله ضمن ربط صفحة، رمز وصول الصفحة.',
  token_unknown: 'لا يعرف فيسبوك رمز الوصول هذا. انسخه كاملًا من جديد.',
  token_not_checked: 'تعذّر فحص رمز الوصول الآن: {{problem}}',
  token_lacks_permissions_zero: 'لا تنقص هذا الرمز أذونات: {{permissions}}.',
  token_lacks_permissions_one: 'ينقص هذا الرمز الإذن {{permissions}}. أنشئه من جديد معه.',
  token_lacks_permissions_two: 'ينقص هذا الرمز الإذنان {{permissions}}. أنشئه من جديد معهما.',
  token_lacks_permissions_few: 'تنقص هذا الرمز الأذونات {{permissions}}. أنشئه من جديد معها.',
  token_lacks_permissions_many: 'تنقص هذا الرمز الأذونات {{permissions}}. أنشئه من جديد معها.',
  token_lacks_permissions_other: 'تنقص هذا الرمز الأذونات {{permissions}}. أنشئه من جديد معها.',
  permissions_missing_zero: 'لا أذونات ناقصة: {{permissions}}.',
  permissions_missing_one:
    'إذن ناقص: {{permissions}}. سجّل الدخول من جديد واسمح به، أو أنشئ رمز الوصول من جديد معه.',
  permissions_missing_two:
    'إذنان ناقصان: {{permissions}}. سجّل الدخول من جديد واسمح بهما، أو أنشئ رمز الوصول من جديد معهما.',
  permissions_missing_few:
    'أذونات ناقصة: {{permissions}}. سجّل الدخول من جديد واسمح بها، أو أنشئ رمز الوصول من جديد معها.',
  permissions_missing_many:
    'أذونات ناقصة: {{permissions}}. سجّل الدخول من جديد واسمح بها، أو أنشئ رمز الوصول من جديد معها.',
  permissions_missing_other:
    'أذونات ناقصة: {{permissions}}. سجّل الدخول من جديد واسمح بها، أو أنشئ رمز الوصول من جديد معها.',
  tokens_not_checked: 'تعذّر فحص {{pages}}: {{problem}}',
  login_no_desktop: 'يعمل PAL Admin هنا دون نافذة. الصق رمز وصول مستخدم بدلًا من ذلك.',
  login_no_app_id: 'أدخل معرّف التطبيق أولًا: يسأل فيسبوك أي تطبيق يسجّل الدخول.',
  login_window_open: 'نافذة تسجيل الدخول إلى فيسبوك مفتوحة بالفعل.',
  login_token_refused:
    'لا يقبل فيسبوك رمز وصول الشخص هذا: هو خطأ أو منتهٍ. سجّل الدخول من جديد أو أنشئ رمزًا جديدًا.',
  login_refused: 'رفض فيسبوك تسجيل الدخول: {{words}}',
  login_foreign_return: 'لم يكن الرد لهذا الدخول. حاول من جديد.',
  login_page_not_loaded:
    'تعذّر تحميل صفحة الدخول إلى فيسبوك ({{cause}}). تحقّق من الاتصال وحاول من جديد.',
  login_page_not_safe:
    'تعذّر تحميل صفحة الدخول إلى فيسبوك ({{cause}}). الاتصال غير آمن: تحقّق من تاريخ هذا الحاسوب ومن أن أحدًا لا يتنصت على شبكته.',
  login_window_crashed: 'توقفت نافذة الدخول إلى فيسبوك عن العمل ({{cause}}). حاول من جديد.',
  login_led_away:
    'قاد الدخول إلى فيسبوك إلى {{address}} وهو ما لا تفتحه هذه النافذة. الصق رمز وصول مستخدم بدلًا من ذلك.',
  port_taken: 'المنفذ {{port}} يستخدمه برنامج آخر بالفعل',
  webhook_port_fixed: 'حُدّد المنفذ عند تشغيل PAL Admin.',
  webhook_closed: 'الـ Webhook متوقف. أدخل منفذًا واحفظه أولًا.',
  webhook_no_address: 'أدخل العنوان العام لنفقك واحفظه أولًا.',
  webhook_no_verify_token: 'أنشئ رمز تحقق في الأعلى أولًا.',
  webhook_reached: 'يقود {{host}} إلى هذا الـ Webhook.',
  webhook_inside_address:
    '{{host}} عنوان داخل شبكتك. يحتاج فيسبوك إلى عنوان يصل إليه الإنترنت، كالذي يعطيه نفق.',
  webhook_wrong_token: 'يرفض {{host}} رمز التحقق: يقود إلى برنامج آخر أو إلى PAL Admin آخر.',
  webhook_leads_on:
    'يحوّل {{address}} إلى عنوان آخر (HTTP {{status}}) لا إلى هذا الـ Webhook. تحقّق من وجهة النفق.',
  webhook_other_answer: 'شيء آخر يجيب في {{address}}، لا هذا الـ Webhook. تحقّق من وجهة النفق.',
  webhook_other_status:
    'يجيب {{address}} بـ HTTP {{status}}؛ ليس هذا الـ Webhook. تحقّق من وجهة النفق.',
  webhook_timeout: 'لم يجب {{host}} خلال {{seconds}} ث.',
  webhook_unknown_name: 'لم يُعثر على العنوان {{host}}. تحقّق منه؛ قد يكون لنفق جديد عنوان جديد.',
  webhook_certificate: 'شهادة {{host}} غير مقبولة ({{cause}})، ولن يقبلها فيسبوك أيضًا.',
  webhook_refused: 'تعذّر الاتصال بـ {{host}} ({{cause}}). هل يعمل النفق؟',
  send_failed: 'تعذّر إرسال الرسالة',
  send_unknown: 'لا يُعرف هل وصلت هذه الرسالة إلى العميل. تحقق في ماسنجر قبل أن ترسلها مرة أخرى.',
  send_part_unknown: 'لا يُعرف هل خرج الجزء الذي قبلها.',
  send_part_failed: 'لم يخرج الجزء الذي قبلها.',
  send_not_taken: 'لم يقبلها فيسبوك.',
  send_had_not_gone: 'لم تكن قد خرجت، وتُرسل مرة أخرى.',
  send_crashed: 'أخفق البرنامج في هذه الرسالة. السجل يبيّن السبب.',
  send_taken_over: 'تولى شخص المحادثة قبل أن تخرج.',
  send_superseded: 'كتب العميل من جديد قبل إرسالها، فيكتب الوكيل ردًا جديدًا.',
  send_stale: 'لم تتمكن من الخروج في وقتها، ويعيد الوكيل النظر في المحادثة.',
  send_picture_gone: 'لم تعد الصورة محفوظة. أرسلها في رسالة جديدة.',
  scheduled_late: 'مضى على موعده أكثر من ساعة. أرسله الآن إن كان لا يزال مناسبًا.',
  scheduled_not_sent: 'لم يُرسل رد مجدول: {{problem}}',
}
