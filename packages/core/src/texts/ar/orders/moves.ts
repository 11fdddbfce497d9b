/** What was moved by mistake is what it was again. */
export const setBack = {
  to: 'إرجاع إلى {{status}}',
  title: 'إرجاع {{order}} إلى {{status}}؟',
  text: 'يحتفظ السجل بكليهما. لا يُبلَّغ العميل.',
  cancelledText:
    'تخرج أصنافه من المخزون مجددًا ويُحتسب إيرادًا من جديد، ويصير ما رُدّ من ثمنه مستحق التحصيل مجددًا. يحتفظ السجل بكليهما. لا يُبلَّغ العميل.',
}

/** Why an order is cancelled, and what its customer is told. */
export const cancelling = {
  label: 'سبب الإلغاء',
  all: 'أي سبب',
  reasonField: 'السبب',
  noReason: 'بلا سبب',
  reason: {
    in_chat: 'ألغاه العميل في المحادثة',
    changed_mind: 'غيّر العميل رأيه',
    unreachable: 'تعذّر الوصول إلى العميل',
    out_of_stock: 'غير متوفر في المخزون',
    suspected_fake: 'يُشتبه في أنه وهمي',
    other: 'سبب آخر',
  },
  note: 'ملاحظة',
  help: 'أنت وحدك ترى السبب والملاحظة، في سجل الطلب.',
  promise: 'إبلاغ العميل بأن {{amount}} سيُعاد إليه',
}

/** Asked where an order is shipped without a courier. */
export const ship = {
  title: 'شحن {{order}}',
  text: 'تذكر الرسالة إلى العميل الاثنين. ما لا تعرفه بعد يمكن أن يبقى فارغًا.',
}
