export const settingsFollowUps = {
  title: 'Nachfassen',
  text: 'Einem Kunden, der nicht mehr antwortet, noch einmal schreiben.',
  enabled: 'Automatisches Nachfassen',
  enabledHelp:
    'Auch in der Kampagne muss es eingeschaltet sein. Eine einzige Nachricht, und keine nach einer Bestellung, einer Absage, Ihrer Übernahme oder dem Wort „stopp“. Eine Woche nach einem Probepaket bekommen Sie eine als Entwurf.',
  delay: 'Wartezeit (Stunden)',
  delayHelp:
    'Nach der letzten Antwort des Agenten. Was sonst Facebooks 24-Stunden-Frist verpassen würde, geht eine halbe Stunde vor ihrem Ende hinaus.',
  quietFrom: 'Ruhe ab',
  quietUntil: 'Ruhe bis',
  quietHelp:
    'Nach der Uhr Ihres Shops. In diesen Stunden wird nicht nachgefasst; dauern sie länger als Facebooks Frist, bekommen Sie die Nachricht als Entwurf. Zweimal dieselbe Zeit: keine Ruhezeit.',
}
