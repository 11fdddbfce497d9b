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
  payTitle: 'What came in',
  payText:
    'Each order counts as paid in full. Where a courier handed over less, enter what you got: the rest stays due. Enter 0 where nothing came.',
  received: 'Received',
  receivedOf: 'Received for {{order}}',
  receivedMost: 'At most {{amount}} is due.',
  receivedSum: 'Received {{amount}}',
  slips: 'Packing slips',
}
