/** How much of each product was sold. */
export const products = {
  title: 'Products sold',
  note: 'Orders of the period that were not cancelled, whoever took them. Value and margin are those of the pieces that were kept, before discounts and delivery.',
  most: 'Shown are the {{number}} sold most of {{all}}.',
  none: 'Nothing was sold in this period.',
  failed: 'The products sold could not be loaded',
  product: 'Product',
  pieces: 'Pieces sold',
  returned: 'Came back',
  value: 'Value',
  margin: 'Margin',
  marginOf: 'value less cost, of the products with a cost price ({{number}} of {{all}})',
  noCost: 'No cost price',
  addCosts: 'Give your products a cost price, and what they earn stands here.',
  all: 'All products',
} as const
