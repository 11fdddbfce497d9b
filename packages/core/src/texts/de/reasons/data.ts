export const dataReasons = {
  job_not_found: 'Der Vorgang wurde nicht gefunden',
  job_days_must_end:
    'Die Tageszahlen müssen für die Zeitzone der Einstellungen neu berechnet werden',
  job_index_must_end: 'Die Nachrichtensuche muss aktualisiert werden',
  job_file_must_go_whole: 'Eine Datei, die zurückgenommen wird, muss ganz zurückgenommen werden',
  job_cancelled: 'Abgebrochen. Nichts wurde behalten.',
  program_ending: 'PAL Admin wird beendet',
  store_thread_down:
    'Die Datenbank erholt sich von einem Problem. Versuchen Sie es gleich noch einmal.',
  busy_backup:
    'Gerade wird eine Sicherung erstellt. Nichts wurde geändert; versuchen Sie es danach erneut.',
  busy_restore:
    'Gerade wird eine Sicherung vor dem Wiederherstellen geprüft. Nichts wurde geändert; versuchen Sie es danach erneut.',
  busy_check:
    'Gerade wird die Datenbank geprüft. Nichts wurde geändert; versuchen Sie es danach erneut.',
  busy_erase: 'Gerade wird etwas gelöscht. Nichts wurde geändert; versuchen Sie es danach erneut.',
  backup_not_found: 'Die Sicherung wurde nicht gefunden',
  backup_missing: 'Es gibt keine Sicherung {{path}}.',
  backup_not_ours:
    'Die Sicherung {{path}} ist nicht verwendbar: Sie ist keine Sicherung von PAL Admin.',
  backup_unknown_version:
    'Die Sicherung {{path}} ist nicht verwendbar: Sie stammt von einer Version, die dieses Programm nicht kennt.',
  backup_unusable: 'Die Sicherung {{path}} ist nicht verwendbar: {{cause}}.',
  backup_part_missing:
    'Die Sicherung {{path}} ist nicht verwendbar: {{file}} fehlt oder ist unvollständig.',
  backup_part_changed:
    'Die Sicherung {{path}} ist nicht verwendbar: {{file}} wurde verändert oder ist beschädigt.',
  backup_part_damaged:
    'Die Sicherung {{path}} ist nicht verwendbar: {{file}} darin ist beschädigt ({{cause}}).',
  backup_unpacked_gone:
    'Die Sicherung {{path}} ist nicht verwendbar: Was daraus entpackt wurde, ist weg. Ihre Daten blieben, wie sie sind; starten Sie erneut, um sie zu öffnen.',
  backup_tampered:
    'Die Sicherung {{path}} ist nicht verwendbar: Jemand hat sie verändert ({{name}} ist nicht so, wie PAL Admin es anlegt). Ihre Daten blieben, wie sie sind.',
  backup_without_store: 'Die Sicherung {{path}} ist nicht verwendbar: Sie enthält kein {{file}}.',
  backup_store_empty: 'Die Sicherung {{path}} ist nicht verwendbar: Die Datenbank darin ist leer.',
  backup_newer:
    'Die Sicherung {{path}} stammt von einer neueren Version von PAL Admin. Nichts wurde geändert. Aktualisieren Sie PAL Admin, um sie wiederherzustellen.',
  backup_store_damaged:
    'Es wurde keine Sicherung erstellt: {{file}} ist beschädigt ({{cause}}). Die früheren Sicherungen wurden behalten.',
  restart_not_possible:
    'Dieses PAL Admin kann nicht von selbst neu starten. Schließen Sie es und starten Sie es neu.',

  memory_store_no_backups: 'Eine Datenbank im Arbeitsspeicher hat keine Sicherungen',
  memory_store_no_files: 'Eine Datenbank im Arbeitsspeicher hat keine Dateien',
  store_gone:
    'Der Ordner mit den Daten von PAL Admin wurde verschoben oder gelöscht, während PAL Admin lief. Neues wird nicht gespeichert, bis er wieder da ist. Legen Sie ihn zurück, oder beenden Sie PAL Admin und starten Sie es neu.',
  backup_failed: 'Die letzte Sicherung wurde nicht gemacht: {{cause}}',
  store_held:
    'Ein anderes Programm hält die Daten von PAL Admin fest, deshalb lässt sich nichts Neues speichern. Schließen Sie es, etwa eine Sicherung oder ein Datenbankprogramm, und versuchen Sie es erneut.',
  disk_full:
    'Der Datenträger ist voll. Nichts ist verloren; schaffen Sie Platz und versuchen Sie es erneut.',
  backup_folder_unwritable: 'PAL Admin kann nicht in den Sicherungsordner schreiben.',
  store_damage_found: '{{cause}}',
  page_to_disconnect: 'Trennen Sie zuerst {{page}}: Dort kommen noch Nachrichten an.',
  erasure_not_finished:
    'Es ist gelöscht, aber eine Kopie in einer temporären Datei konnte noch nicht überschrieben werden. PAL Admin versucht es in einer Minute erneut.',
}
