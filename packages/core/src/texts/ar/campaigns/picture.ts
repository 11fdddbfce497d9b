/** The picture of a product, as it is chosen in a dialog. */
export const picture = {
  label: 'الصورة',
  choose: 'اختر صورة',
  other: 'اختر صورة أخرى',
  remove: 'إزالة الصورة',
  help: 'يرسلها الوكيل عندما يطلبها عميل. JPEG أو PNG أو GIF أو WebP، ويمكنك إفلاتها هنا.',
  file: 'ملف الصورة',
  failed: 'لا يمكن عرض الصورة',
}
