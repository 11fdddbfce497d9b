/** Where another window has changed what is being changed here. */
export const overtaken = {
  text: 'عدّلت نافذة أخرى هذا الطلب في هذه الأثناء. إذا حفظت فسيحل ما كتبته محل الأحدث.',
  useNewer: 'استخدام الأحدث',
  now: 'الآن:',
  empty: 'فارغ',
  left: 'شُحن هذا الطلب أو أُلغي في هذه الأثناء، لذلك يبقى عميله وعنوانه كما هما.',
  notSaved: 'لم يُحفظ ما كتبته.',
  copy: 'نسخ ما كتبته',
  copied: 'نُسخ ما كتبته',
  notCopied: 'تعذّر نسخ ما كتبته',
}
