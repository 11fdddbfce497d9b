export const orders = {
  description: 'What was sold, to whom, and where it is now.',
  emptyTitle: 'No orders yet',
  needsPage: 'Orders are taken in conversations, so a Facebook page has to be connected first.',
  later: 'Facebook is connected. Taking orders is not part of this version yet.',
} as const
