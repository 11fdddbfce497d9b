export const campaigns = {
  description: 'What your agent sells, on which page, and how.',
  emptyTitle: 'No campaigns yet',
  needsPage: 'A campaign sells on one of your Facebook pages, so a page has to be connected first.',
  later: 'Facebook is connected. Campaigns cannot be created in this version yet.',
} as const
