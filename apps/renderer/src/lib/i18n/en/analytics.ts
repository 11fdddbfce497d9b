export const analytics = {
  description: 'How well the agent sells, computed from what happened.',
  laterTitle: 'The charts are not part of this version yet',
  laterText:
    'What happens is kept from the first message on. Until they come, the dashboard shows the totals.',
  dashboard: 'See the figures of the dashboard',
} as const
