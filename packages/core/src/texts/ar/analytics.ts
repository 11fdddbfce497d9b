export const analytics = {
  period: {
    '7days': 'آخر 7 أيام',
    '30days': 'آخر 30 يومًا',
  },
  orders_zero: 'لا طلبات',
  orders_one: 'طلب واحد',
  orders_two: 'طلبان',
  orders_few: '{{count}} طلبات',
  orders_many: '{{count}} طلبًا',
  orders_other: '{{count}} طلب',
  conversations_zero: 'لا محادثات',
  conversations_one: 'محادثة واحدة',
  conversations_two: 'محادثتان',
  conversations_few: '{{count}} محادثات',
  conversations_many: '{{count}} محادثة',
  conversations_other: '{{count}} محادثة',
  measure: {
    conversations: 'المحادثات',
    orders: 'الطلبات',
    revenue: 'الإيرادات',
  },
  setPrice: 'تحديد الأسعار',
  currency: 'العملة',
  chart: {
    total: 'الإجمالي',
  },
  funnel: {
    stage: 'المرحلة',
  },
  campaigns: {
    title: 'الحملات',
    all: 'كل الحملات',
    campaign: 'الحملة',
  },
}
