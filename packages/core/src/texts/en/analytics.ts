export const analytics = {
  description: 'How well the agent sells, computed from what happened.',
  laterTitle: 'The charts are not part of this version yet',
  laterText:
    'Until then the dashboard shows the totals. What happens now is kept, so that the charts can show it.',
  dashboard: 'See the figures of the dashboard',
} as const
