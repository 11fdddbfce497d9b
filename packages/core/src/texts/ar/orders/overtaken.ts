/** Where another window has changed what is being changed here. */
export const overtaken = {
  text: 'عدّلت نافذة أخرى هذا الطلب في هذه الأثناء. إذا حفظت فسيحل ما كتبته محل الأحدث.',
  useNewer: 'استخدام الأحدث',
  now: 'الآن:',
  empty: 'فارغ',
}
