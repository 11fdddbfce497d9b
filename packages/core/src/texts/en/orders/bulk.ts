/** Of several orders at once. */
export const bulkOrders = {
  label: 'Selected orders',
  select: 'Select order {{order}}',
  selectColumn: 'Selected',
  chosen_one: '{{count}} selected',
  chosen_other: '{{count}} selected',
  all: 'Select all {{count}}',
  clear: 'Clear selection',
  failed: 'The orders were not changed',
  moved_one: '{{count}} order: {{status}}',
  moved_other: '{{count}} orders: {{status}}',
  left_one: '{{count}} was not changed. {{reason}}',
  left_other: '{{count}} were not changed. {{reason}}',
  pay: 'Mark as paid',
  payTitle: 'Mark these orders as paid?',
  payText: 'They count as paid in full: {{amount}} in all. Each can be changed again in its order.',
  slips: 'Packing slips',
}
