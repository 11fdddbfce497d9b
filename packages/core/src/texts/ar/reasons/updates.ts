export const updateReasons = {
  update_now: 'تنزيل',
  update_again: 'إعادة المحاولة',
  update_close: 'إغلاق',
}
