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
  changed: 'This note was changed in another window. It now says:',
  removed: 'This note was removed in another window.',
  useNewer: 'Use the newer one',
  saveMine: 'Save mine instead',
  rehearse: {
    title: 'Rehearsal',
    text: 'Keep this chat, and try changed settings or another model on it whenever you like.',
    kept: 'Kept. You find it under Kept in every rehearsal.',
    keep: 'Keep to rehearse',
    remove: 'Keep no longer',
    failed: 'Nothing was changed',
  },
} as const
