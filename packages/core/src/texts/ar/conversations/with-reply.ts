/** A product of the campaign, put into a reply. */
export const product = {
  open: 'إرسال منتج',
  search: 'البحث في المنتجات',
  none: 'لم يُعثر على منتج',
  failed: 'تعذّر تحميل المنتجات',
  out: 'نفد',
  noPicture: 'لم تُضف الصورة',
}

export const picture = {
  add: 'إضافة صور',
  list: 'صور للإرسال',
  remove: 'إزالة {{name}}',
  drop: 'أفلت الصور لإضافتها إلى ردك',
  unfit: {
    kind: 'لم تُضف: يعرض ماسنجر الصور من أنواع JPEG وPNG وGIF وWebP.',
    size: 'لم تُضف: يقبل فيسبوك الصور حتى 25 ميغابايت.',
    empty: 'لم تُضف: الملف فارغ.',
    many: 'لم تُضف: يتسع الرد الواحد لـ{{most}} صور على الأكثر. أرسل البقية بعده.',
  },
}
