export const settingsSpeech = {
  title: 'Wortwahl',
  text: 'Wie frei der Agent seine Antworten formulieren darf. Was Ihren Shop bindet, geht immer nur als Karte hinaus.',
  review: 'Zweiter Blick auf jede Antwort',
  reviewHelp:
    'Ein zweiter, kurzer Aufruf listet auf, was eine Antwort verspricht. Was keine Karte deckt, wird neu geschrieben oder Ihnen überlassen. Das kostet mehr; wo er nicht möglich ist, werden nur geprüfte Sätze gesagt.',
  strictMode: 'Nur geprüfte Sätze',
  strictModeHelp:
    'Der Agent schreibt nichts Eigenes: Er wählt aus fertigen Sätzen, Ihren Karten, Produktzeilen und Summen. Das klingt schlichter, und er sagt nichts, was Sie nicht freigegeben haben.',
} as const
