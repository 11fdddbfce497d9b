/** What is to be packed, and what is still to be paid. */
export const ledger = {
  payment: { label: 'Payment', all: 'Any payment', due: 'Cash on delivery due' },
  courier: { label: 'Courier', all: 'Any courier', none: 'No courier' },
  unprinted: 'Slip not printed',
  dates: { from: 'From', to: 'Until' },
  sums: {
    label: 'Sums of these orders',
    total: 'Total {{amount}}',
    sold: 'Total without cancelled orders {{amount}}',
    due: 'Still due {{amount}}',
    atLeast: 'These are the sums of {{count}} orders; there are more.',
  },
  couriers: {
    open: 'Courier payments',
    text: 'Cash that couriers have collected at the door and not yet paid to you.',
    orders: 'Orders',
    due: 'Owes you',
    show: 'Show the orders: {{courier}}',
    none: 'No courier owes you anything',
    noneText:
      'Delivered orders with cash on delivery are listed here until they are marked as paid.',
    failed: 'Couldn’t load what couriers owe',
  },
  file: { pathao: 'Parcels for Pathao (CSV)', steadfast: 'Parcels for Steadfast (CSV)' },
} as const
