/** What is to be packed, and what is still to be paid. */
export const ledger = {
  payment: { label: 'الدفع', all: 'أي دفع', due: 'دفع عند الاستلام مستحق' },
  courier: { label: 'شركة الشحن', all: 'أي شركة شحن', none: 'بلا شركة شحن' },
  unprinted: 'قائمة لم تُطبع',
  dates: { from: 'من', to: 'حتى' },
  sums: {
    label: 'مجاميع هذه الطلبات',
    total: 'الإجمالي {{amount}}',
    sold: 'الإجمالي دون الطلبات الملغاة {{amount}}',
    due: 'المتبقي للدفع {{amount}}',
    atLeast: 'هذه مجاميع {{count}} من الطلبات، وهناك المزيد.',
  },
  couriers: {
    open: 'مدفوعات شركات الشحن',
    text: 'مبالغ حصّلتها شركات الشحن عند الباب ولم تدفعها لك بعد.',
    orders: 'الطلبات',
    due: 'مستحق لك',
    show: 'عرض الطلبات: {{courier}}',
    none: 'لا توجد شركة شحن مدينة لك',
    noneText: 'الطلبات المسلّمة بالدفع عند الاستلام تظهر هنا حتى تُعلَّم كمدفوعة.',
    failed: 'تعذّر تحميل ما على شركات الشحن',
  },
  file: { pathao: 'طرود Pathao (CSV)', steadfast: 'طرود Steadfast (CSV)' },
}
