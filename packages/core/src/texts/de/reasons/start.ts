export const startReasons = {
  start_browser_too_old:
    'Dieser Browser ist zu alt für PAL Admin. Aktualisieren Sie ihn, oder öffnen Sie PAL Admin in einem aktuellen Chrome, Edge, Firefox oder Safari.',
  store_foreign: '{{path}} ist keine Datenbank von PAL Admin. Die Datei blieb unverändert.',
  store_newer:
    'Diese Daten stammen von einer neueren Version von PAL Admin (Version der Daten {{version}}, dieses Programm liest bis {{newest}}). Sie blieben, wie sie sind. Aktualisieren Sie PAL Admin, um sie zu öffnen.',
  store_busy:
    'Ein anderes PAL Admin verwendet die Daten in {{folder}}. Schließen Sie es, oder wählen Sie einen anderen Ordner.',
  store_damaged:
    'Die Datenbank in {{folder}} ist beschädigt und wurde nicht geöffnet ({{cause}}). Sie blieb, wie sie ist.',
  store_damaged_no_backup: '{{problem}} Es gibt keine Sicherung von ihr.',
  restore_state_unreadable:
    '{{path}} lässt sich nicht lesen; wie weit eine Wiederherstellung gekommen war, ist daher nicht bekannt. Nichts wurde verändert.',
  folder_not_made:
    'Die Daten wurden nicht geöffnet: Der Ordner {{folder}} lässt sich nicht anlegen. Nichts wurde geändert. ({{cause}})',
  folder_is_a_file:
    'Die Daten wurden nicht geöffnet: Der Ordner {{folder}} lässt sich nicht anlegen, denn eine Datei hat diesen Namen. Nichts wurde geändert. ({{cause}})',
  folder_below_a_file:
    'Die Daten wurden nicht geöffnet: Der Ordner {{folder}} lässt sich nicht anlegen, denn ein Teil seines Pfads ist eine Datei. Nichts wurde geändert. ({{cause}})',
  folder_not_writable:
    'Die Daten wurden nicht geöffnet: In den Ordner {{folder}} darf nicht geschrieben werden. Nichts wurde geändert. ({{cause}})',
  folder_not_fit:
    'Die Daten wurden nicht geöffnet: Der Ordner {{folder}} eignet sich nicht dafür; er liegt in einem Netzwerk, oder sein Datenträger ist fehlerhaft. Wählen Sie einen Ordner auf diesem Computer. Nichts wurde geändert. ({{cause}})',
  folder_without_locks:
    'Die Daten wurden nicht geöffnet: Der Ordner {{folder}} kennt keine Sperren, die verhindern, dass zwei PAL Admin denselben Kunden antworten. Wählen Sie einen Ordner auf diesem Computer. Nichts wurde geändert. ({{cause}})',
  file_not_writable:
    'Die Daten wurden nicht geöffnet: Sie dürfen die Datei {{path}} nicht lesen und schreiben. Nichts wurde geändert.',
  file_is_a_folder:
    'Die Daten wurden nicht geöffnet: {{path}} ist ein Ordner, aber eine Datei von PAL Admin heißt so. Nichts wurde geändert.',
  folder_disk_read_only:
    'Die Daten wurden nicht geöffnet: Der Ordner {{folder}} liegt auf einem schreibgeschützten Datenträger. Nichts wurde geändert. ({{cause}})',
  folder_disk_full:
    'Die Daten wurden nicht geöffnet: Der Ordner {{folder}} liegt auf einem vollen Datenträger. Nichts wurde geändert. ({{cause}})',
  start_title: 'PAL Admin konnte nicht starten',
  start_no_access: 'PAL Admin darf den Ordner seiner Daten nicht lesen oder nicht beschreiben.',
  start_part_not_loaded:
    'Ein Teil von PAL Admin läuft auf diesem Computer nicht. Installieren Sie PAL Admin neu, in der Version für Ihr System.',
  start_disk_read_only: 'Der Datenträger mit den Daten von PAL Admin ist schreibgeschützt.',
  start_disk_full: 'Der Datenträger mit den Daten von PAL Admin ist voll.',
  start_file_not_opened: 'Die Datei mit den Daten von PAL Admin ließ sich nicht öffnen.',
  start_file_read_only: 'Die Datei mit den Daten von PAL Admin ist schreibgeschützt.',
  start_unexpected:
    'Etwas Unerwartetes ist schiefgegangen. Nichts, was vorher gespeichert war, ist verloren.',
  browser_not_opened: 'Es ließ sich kein Browser öffnen',
  browser_link: 'Der Link führt zu {{address}}',
  rescue_damaged: 'Die Daten von PAL Admin sind beschädigt',
  rescue_made_on: 'Die neueste gute Sicherung stammt vom {{day}}.',
  rescue_set_aside:
    'Was danach kam, ist nicht darin. Die beschädigten Daten werden beiseitegelegt, nicht gelöscht.',
  rescue_go_back: 'Zur Sicherung zurückkehren',
  rescue_quit: 'Beenden',
}
