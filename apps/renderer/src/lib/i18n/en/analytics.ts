export const analytics = {
  description: 'How well the agent sells, computed from what happened.',
  emptyTitle: 'Nothing to compute yet',
  needsPage: 'Figures come from real conversations, so a Facebook page has to be connected first.',
  later: 'Facebook is connected. Analytics is not part of this version yet.',
} as const
