/** What the seller writes down about a conversation. */
export const notes = {
  title: 'Note and tags',
  tags: 'Tags',
  add: 'Add a tag',
  all: 'All chats with the tag {{tag}}',
  remove: 'Remove the tag {{tag}}',
  note: 'Note',
  placeholder: 'Write a note',
  help: 'Only for you: neither the customer nor the agent reads it.',
  failed: 'Couldn’t save the note or tags',
} as const
