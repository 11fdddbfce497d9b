export const settingsLearning = {
  title: 'Lernen',
  text: 'Wie der Agent aus dem besser wird, was in Ihrem Shop geschieht.',
  enableLearning: 'Aus Ihren Antworten lernen',
  enableLearningHelp:
    'Der Agent sieht bis zu 3 Antworten, die Sie oder Ihr Team auf ähnliche Fragen anderer Kunden gegeben haben. Sie gehen mit diesen Fragen an Ihren KI-Anbieter; ausgelassen wird, was eine lange Nummer, eine Adresse, einen Link oder einen Teil des Kundennamens enthält.',
  autoOptimize: 'Automatisch optimieren',
  autoOptimizeHelp:
    'In jeder Unterhaltung bekommt der Agent eine Nachricht aus jeder Liste der Verkaufstaktiken, alle gleich oft. Verkauft eine deutlich weniger, schlagen die KI-Analysen vor, sie nicht mehr zu verwenden; ohne Ihre Zustimmung ändert sich nichts.',
}
