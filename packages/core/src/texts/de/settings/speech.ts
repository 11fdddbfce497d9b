export const settingsSpeech = {
  title: 'Wortwahl',
  text: 'Wie frei der Agent seine Antworten formulieren darf. Was Ihren Shop bindet, geht immer nur als Karte hinaus.',
  strictSpeech: 'Nur geprüfte Sätze',
  strictSpeechHelp:
    'Der Agent schreibt nichts Eigenes: Er wählt aus einer festen Liste von Sätzen, Ihren Karten, Produktzeilen und Summen. Eintönig und sicher.',
} as const
