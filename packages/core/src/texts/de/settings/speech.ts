export const settingsSpeech = {
  title: 'Wortwahl',
  text: 'Wie frei der Agent schreiben darf. Zusagen, die Ihren Shop binden, kommen immer Wort für Wort aus Ihren Karten.',
  review: 'Jede Antwort auf Zusagen prüfen',
  reviewHelp:
    'Bevor eine Antwort hinausgeht, sucht ein zweiter KI-Aufruf darin nach Zusagen, etwa einer Rückerstattung oder einem Liefertermin. Eine Zusage, die keine Ihrer Karten erlaubt, wird umgeschrieben, oder die Unterhaltung geht an Sie: Kunden lesen keine Zusage, die nicht von Ihnen ist. Jede Antwort kostet etwas mehr. Ist die Prüfung nicht möglich, erhalten Kunden nur geprüfte Sätze. Ohne Prüfung wird alles zurückgehalten, was nach einer Zusage klingt, manchmal mehr als nötig.',
  strictMode: 'Nur geprüfte Sätze',
  strictModeHelp:
    'Der Agent schreibt nichts Eigenes: Er wählt aus fertigen Sätzen, Ihren Karten, Produktzeilen und Summen. Kunden erhalten schlichtere Antworten und lesen nichts, was Sie nicht freigegeben haben.',
} as const
