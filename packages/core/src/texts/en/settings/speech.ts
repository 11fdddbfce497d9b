export const settingsSpeech = {
  title: 'Words',
  text: 'How freely the agent may word its answers. What binds your shop leaves only as a card, in every case.',
  review: 'Second look at each answer',
  reviewHelp:
    'A second, small call lists what an answer promises. What no card covers is rewritten or left to you. It costs more; where it cannot run, only approved phrases are spoken.',
  strictMode: 'Approved phrases only',
  strictModeHelp:
    'The agent writes no words of its own: it picks from ready-made phrases, your cards, product lines and totals. It sounds plainer, and says nothing you have not approved.',
} as const
