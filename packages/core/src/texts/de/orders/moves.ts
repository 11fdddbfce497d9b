/** What was moved by mistake is what it was again. */
export const setBack = {
  to: 'Zurück auf {{status}}',
  title: '{{order}} zurück auf {{status}}?',
  text: 'Der Verlauf behält beides. Der Kunde wird nicht benachrichtigt.',
  cancelledText:
    'Die Artikel verlassen den Bestand wieder, und sie zählt wieder zum Umsatz. Was erstattet wurde, ist wieder zu kassieren. Der Verlauf behält beides. Der Kunde wird nicht benachrichtigt.',
}

/** Why an order is cancelled, and what its customer is told. */
export const cancelling = {
  label: 'Storniert, weil',
  all: 'Jeder Grund',
  reasonField: 'Grund',
  noReason: 'Kein Grund',
  reason: {
    in_chat: 'Kunde hat im Chat storniert',
    changed_mind: 'Kunde hat es sich anders überlegt',
    unreachable: 'Kunde nicht erreichbar',
    out_of_stock: 'Nicht auf Lager',
    suspected_fake: 'Verdacht auf Scherzbestellung',
    other: 'Anderer Grund',
  },
  note: 'Notiz',
  help: 'Grund und Notiz sehen nur Sie, im Verlauf der Bestellung.',
  promise: 'Dem Kunden sagen, dass {{amount}} zurückgezahlt werden',
}

/** Asked where an order is shipped without a courier. */
export const ship = {
  title: '{{order}} versenden',
  text: 'Die Nachricht an den Kunden nennt beides. Was Sie noch nicht wissen, kann leer bleiben.',
}

export const shipping = {
  title: 'Versand',
  edit: 'Versand bearbeiten',
  courier: 'Versanddienst',
  tracking: 'Sendungsnummer',
  none: 'Noch kein Versanddienst.',
  copy: 'Sendungsnummer kopieren',
  copied: 'Sendungsnummer kopiert',
  notCopied: 'Das Kopieren ging nicht. Markieren Sie die Nummer und kopieren Sie sie.',
  saved: 'Versand gespeichert',
}
