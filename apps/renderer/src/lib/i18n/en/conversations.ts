export const conversations = {
  description: 'What customers write, and what your agent answers.',
  emptyTitle: 'No conversations to show',
  needsPage: 'Messages are read from your Facebook page. Connect it, and they are shown here.',
  later: 'Facebook is connected. Reading conversations is not part of this version yet.',
} as const
