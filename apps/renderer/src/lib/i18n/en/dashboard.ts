export const dashboard = {
  description: 'Your agent, your sales and what needs you.',
  readyTitle: 'Facebook is connected',
  readyText:
    'All credentials are stored and sealed on this computer. Campaigns cannot be created in this version yet.',
  readyAction: 'See what the system is doing',
} as const
