/** What was moved by mistake is what it was again. */
export const setBack = {
  to: 'Zurück auf {{status}}',
  title: '{{order}} zurück auf {{status}}?',
  text: 'Der Verlauf behält beides. Der Kunde wird nicht benachrichtigt.',
  cancelledText:
    'Die Artikel verlassen den Bestand wieder, und sie zählt wieder zum Umsatz. Was zurückgegeben wurde, ist wieder zu kassieren. Der Verlauf behält beides. Der Kunde wird nicht benachrichtigt.',
}
