/** Parcels are given to a courier as a file, each once. */
export const courierFile = {
  text: 'Laden Sie diese Datei auf der Seite des Versanddienstes hoch. Ihre Bestellungen werden gekennzeichnet, damit kein Paket zweimal gebucht wird.',
  inFile: 'In dieser Datei: {{orders}}',
  nothing: 'Für diese Datei ist keine Bestellung übrig.',
  before_one: '{{count}} davon war schon in einer Datei (zuletzt: {{time}}).',
  before_other: '{{count}} davon waren schon in einer Datei (zuletzt: {{time}}).',
  again: 'Auch was schon in einer Datei war',
  againHelp: 'Der Versanddienst bekommt diese Pakete dann ein zweites Mal.',
  changed_one: '{{count}} davon wurde seitdem geändert. Sagen Sie es dem Versanddienst.',
  changed_other: '{{count}} davon wurden seitdem geändert. Sagen Sie es dem Versanddienst.',
  make: 'Datei herunterladen',
  redo: 'Noch einmal herunterladen',
  failed: 'Die Datei wurde nicht erstellt',
  in: 'In einer Datei für {{courier}}',
  badge: 'Datei veraltet',
  changedTitle: 'Seit der Datei für {{courier}} geändert',
  changedText:
    'Sagen Sie dem Versanddienst, was anders ist, oder nehmen Sie sie in eine neue Datei.',
}
