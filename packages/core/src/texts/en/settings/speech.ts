export const settingsSpeech = {
  title: 'Wording',
  text: 'How freely the agent may write. Promises that bind your shop always come word for word from your cards.',
  review: 'Check each answer for promises',
  reviewHelp:
    'Before an answer goes out, a second AI call looks for promises in it, such as a refund or a delivery date. A promise that none of your cards allows is rewritten, or the chat is handed to you. Each answer costs a little more. Where the check can’t run, customers get approved phrases only. With the check off, whatever sounds like a promise is held back.',
  strictMode: 'Approved phrases only',
  strictModeHelp:
    'The agent writes no words of its own: it picks from ready-made phrases, your cards, product lines and totals. Answers are plainer.',
} as const
