export const settingsPrices = {
  title: 'Preise der KI-Modelle',
  text: 'US-Dollar pro Million Tokens. Gelten für Kosten ab jetzt; frühere Kosten bleiben, wie sie sind.',
  none: 'Noch keine Preise, deshalb sind die Kosten der Antworten nicht bekannt.',
  model: 'Modell',
  modelHelp: 'Der Name, wie der Anbieter ihn schreibt.',
  modelNeeded: 'Geben Sie den Namen des Modells ein.',
  modelKnown: 'Dieses Modell hat schon einen Preis.',
  input: 'Eingabe',
  inputHelp: 'Was das Modell liest: Ihre Regeln, der Katalog und die Unterhaltung.',
  cachedInput: 'Eingabe aus dem Zwischenspeicher',
  cachedInputHelp:
    'Was der Anbieter noch zwischengespeichert hat. Leer lassen, um den Eingabepreis zu verwenden.',
  output: 'Ausgabe',
  outputHelp: 'Was das Modell schreibt.',
  amountWrong: 'Geben Sie einen Betrag von 0 bis 10.000 ein.',
  cachedWrong: 'Geben Sie einen Betrag von 0 bis zum Eingabepreis ein.',
  published: 'wie veröffentlicht',
  actions: 'Aktionen',
  add: 'Preis hinzufügen',
  set: 'Preis festlegen',
  edit: 'Preis von {{model}}',
  remove: 'Preis von {{model}} entfernen',
  reset: 'Zurück zum veröffentlichten Preis von {{model}}',
  lacking_one: 'kein Preis bekannt, deshalb fehlt {{count}} Antwort in den Kosten.',
  lacking_other: 'kein Preis bekannt, deshalb fehlen {{count}} Antworten in den Kosten.',
}

export const settingsRates = {
  title: 'Wechselkurse des US-Dollars',
  text: 'Die KI wird in US-Dollar bezahlt. Nur mit einem Kurs gelten Budgets und erscheinen Kosten in einer anderen Währung.',
  rate: '1 US-Dollar in {{currency}}',
}
