export const products = {
  description: 'The catalogue of each campaign: prices, stock, descriptions.',
  emptyTitle: 'No products yet',
  needsPage: 'Products belong to a campaign, and a campaign needs a connected Facebook page.',
  later: 'Facebook is connected. Adding products is not part of this version yet.',
} as const
