export const settingsSpeech = {
  title: 'Wortwahl',
  text: 'Wie frei der Agent schreiben darf. Zusagen, die Ihren Shop binden, kommen immer Wort für Wort aus Ihren Karten.',
  review: 'Jede Antwort auf Zusagen prüfen',
  reviewHelp:
    'Bevor eine Antwort hinausgeht, sucht ein zweiter KI-Aufruf darin nach Zusagen, etwa einer Rückerstattung oder einem Liefertermin. Eine Zusage, die keine Ihrer Karten erlaubt, wird umgeschrieben, oder die Unterhaltung wird Ihnen übergeben. Jede Antwort kostet etwas mehr. Ist die Prüfung nicht möglich, erhalten Kunden nur geprüfte Sätze. Ohne Prüfung wird alles zurückgehalten, was nach einer Zusage klingt.',
  strictMode: 'Nur geprüfte Sätze',
  strictModeHelp:
    'Der Agent schreibt nichts Eigenes: Er wählt aus fertigen Sätzen, Ihren Karten, Produktzeilen und Summen. Die Antworten sind schlichter.',
} as const
