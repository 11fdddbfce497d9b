export const sources = {
  title: 'Woher die Kunden kommen',
  note: 'Die Anzeige, der Link oder der Kommentar, über den jeder Kunde zuerst kam. Ein Klick auf eine Zahl zeigt, wer dahintersteht.',
  noWebhook:
    'Facebook nennt Anzeige oder Link nur per Webhook, und zurzeit läuft keiner. Richten Sie ihn unter Einstellungen, Integrationen ein: Ab dann werden neue Kunden nach Herkunft gezählt.',
  none: 'In diesem Zeitraum hat niemand eine Unterhaltung begonnen.',
  failed: 'Die Herkunft der Kunden konnte nicht geladen werden',
  source: 'Herkunft',
  unknown: 'Nicht bekannt',
  kind: { ad: 'Anzeige', link: 'Link', comment: 'Kommentar', other: 'Anderer Weg' },
}
