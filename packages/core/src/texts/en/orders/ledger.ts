/** What is to be packed, and what is still to be paid. */
export const ledger = {
  payment: {
    label: 'Payment',
    all: 'Any payment',
    due: 'Cash on delivery due',
    advanceDue: 'Advance payment due',
  },
  courier: { label: 'Courier', all: 'Any courier', none: 'No courier' },
  unprinted: 'Slip not printed',
  unfiled: 'Not in a courier file',
  returned: 'With returns',
  dates: { from: 'From', to: 'Until' },
  sums: {
    label: 'Sums of these orders',
    total: 'Total {{amount}}',
    sold: 'Total without cancelled orders {{amount}}',
    returned: 'Returned {{amount}}',
    net: 'Revenue after returns {{amount}}',
    due: 'Still due {{amount}}',
    giveBack: 'To give back {{amount}}',
    atLeast: 'These are the sums of {{count}} orders; there are more.',
  },
  couriers: { open: 'Courier payments' },
  tracking: { open: 'Add tracking numbers' },
  items: {
    edit: 'Edit items',
    title: 'Edit items of {{order}}',
    help: 'The history keeps the previous items.',
    campaignGone:
      'The campaign of this order was deleted, and its products with it: none can be added. What is in the order can still be changed.',
    saved: '{{order}}: items saved',
    before: 'Items changed, before: {{what}}',
    was: 'Before: {{amount}}',
  },
  file: { pathao: 'Parcels for Pathao (CSV)', steadfast: 'Parcels for Steadfast (CSV)' },
} as const
