/** What was moved by mistake is what it was again. */
export const setBack = {
  to: 'إرجاع إلى {{status}}',
  title: 'إرجاع {{order}} إلى {{status}}؟',
  text: 'يحتفظ السجل بكليهما. لا يُبلَّغ العميل.',
  cancelledText:
    'تخرج أصنافه من المخزون مجددًا ويُحتسب إيرادًا من جديد، ويصير ما رُدّ من ثمنه مستحق التحصيل مجددًا. يحتفظ السجل بكليهما. لا يُبلَّغ العميل.',
}
