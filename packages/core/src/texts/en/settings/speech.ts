export const settingsSpeech = {
  title: 'Words',
  text: 'How freely the agent may word its answers. What binds your shop leaves only as a card, in every case.',
  strictSpeech: 'Approved phrases only',
  strictSpeechHelp:
    'The agent writes no words of its own: it chooses from a fixed list of phrases, your cards, product lines and totals. Dull and certain.',
} as const
