export const help = {
  description:
    'Eine Datei, die zeigt, wie es um PAL Admin steht, für alle, die Ihnen helfen. Sie sehen sie vorher; nichts wird gesendet.',
  make: 'Datei erstellen',
  again: 'Neu erstellen',
  save: 'Datei speichern …',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Das Kopieren ging nicht. Markieren Sie den Text und kopieren Sie ihn.',
  checking: 'Datenbank wird geprüft',
  skip: 'Prüfung überspringen',
  failed: 'Die Datei konnte nicht erstellt werden',
  what: 'Sie enthält Versionen, Status, Einstellungen, die Prüfung der Datenbank, Abstürze und die neuesten Protokolleinträge.',
  never:
    'Schlüssel, Telefonnummern und Nachrichten sind nicht darin. Von dem, was Sie in den Einstellungen geschrieben haben, nur die Länge.',
  title: 'PAL Admin, Hilfedatei vom {{time}}',
  content: 'Inhalt der Datei',
  none: 'Keine',
  sections: {
    versions: 'Versionen',
    status: 'Zustand',
    store: 'Datenbank',
    settings: 'Einstellungen',
    crashes: 'Abstürze',
    program: 'Protokoll des Programms',
    log: 'Systemprotokoll',
  },
}
