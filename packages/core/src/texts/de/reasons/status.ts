export const statusReasons = {
  status_not_known: 'Das konnte nicht geprüft werden: {{cause}}',
  on_page: '{{page}}: {{reason}}',
  on_pages: '{{count}} Seiten ({{names}}): {{reason}}',
  on_more_pages: '{{count}} Seiten ({{names}} und {{more}} weitere): {{reason}}',
  working_on_some_pages: 'Funktioniert auf {{working}} von {{all}} Seiten. {{reasons}}',
  no_page_connected: 'Keine Facebook-Seite verbunden',
  page_token_waits:
    'Ein Seitentoken wartet auf die Bestätigung durch Facebook. Dann ist seine Seite verbunden.',
  no_campaign_active: 'Keine Kampagne ist aktiv',
  customers_wait: 'Kunden warten auf Sie.',
  store_unreadable: 'Die Datenbank ist nicht lesbar: {{cause}}',
  disk_nearly_full:
    'Auf dem Datenträger sind nur noch {{megabytes}} MB frei. Ist er voll, kann nichts mehr gespeichert werden.',
  clock_slow:
    'Die Uhr dieses Computers geht {{by}} nach. Stellen Sie sie in den Systemeinstellungen richtig: Sonst wirken Nachrichten Ihrer Kunden zu neu oder zu alt für eine Antwort.',
  clock_fast:
    'Die Uhr dieses Computers geht {{by}} vor. Stellen Sie sie in den Systemeinstellungen richtig: Sonst wirken Nachrichten Ihrer Kunden zu neu oder zu alt für eine Antwort.',
  span_days_one: '{{count}} Tag',
  span_days_other: '{{count}} Tage',
  span_hours_one: '{{count}} Stunde',
  span_hours_other: '{{count}} Stunden',
  span_minutes_one: '{{count}} Minute',
  span_minutes_other: '{{count}} Minuten',
  folder_open_to_others:
    'Andere Benutzer dieses Computers sehen die Namen der Dateien in Ihrem Datenordner {{folder}}, aber nicht, was darin steht. Um ihn zu schließen, ändern Sie, wer den Ordner öffnen darf.',
  webhook_optional:
    'Optional: Ohne ihn werden Nachrichten alle paar Sekunden abgerufen, in ruhigen Zeiten etwa einmal pro Minute',
  webhook_not_set_up:
    'Ereignisse an Port {{port}} werden abgelehnt, bis Sie Prüftoken und App-Geheimcode unter Einstellungen, Integrationen eingeben. Bis dahin werden Nachrichten alle paar Sekunden abgerufen.',
  webhook_no_app_id:
    '{{last}} Geben Sie die App-ID unter Einstellungen, Integrationen ein: Ohne sie kann PAL Admin Ihre Seiten nicht für den Webhook anmelden. Bis dahin werden Nachrichten alle paar Sekunden abgerufen.',
  webhook_page_refused:
    'Facebook sendet die Nachrichten von {{pages}} nicht an Ihren Webhook; sie werden stattdessen alle paar Sekunden abgeholt. {{problem}} {{last}}',
  webhook_test_failed: 'Beim Test am {{at}} nicht erreicht: {{result}} {{last}}',
  webhook_works: 'Aus dem Internet erreichbar. {{last}}',
  webhook_untested:
    '{{last}} Testen Sie ihn unter Einstellungen, Integrationen. Bis dahin werden Nachrichten alle paar Sekunden abgerufen.',
  webhook_no_event: 'Noch kein Ereignis angekommen.',
  webhook_last_event: 'Das letzte Ereignis kam am {{at}} an.',
  vault_lost_one:
    '{{secrets}} Es wurde mit einem anderen Schlüssel oder auf einem anderen Computer verschlüsselt; starten Sie mit jenem Schlüssel, dann ist nichts verloren. Alles andere ist unverändert.',
  vault_lost_other:
    '{{secrets}} Sie wurden mit einem anderen Schlüssel oder auf einem anderen Computer verschlüsselt; starten Sie mit jenem Schlüssel, dann ist nichts verloren. Alles andere ist unverändert.',
  vault_enter_verify_token: 'Geben Sie das Prüftoken erneut ein.',
  vault_enter_app_secret: 'Geben Sie den App-Geheimcode erneut ein.',
  vault_enter_app_id: 'Geben Sie die App-ID erneut ein.',
  vault_enter_login: 'Melden Sie sich erneut bei Facebook an.',
  vault_enter_ai_key: 'Geben Sie den KI-Schlüssel erneut ein.',
  vault_enter_server_key: 'Geben Sie den KI-Schlüssel für {{server}} erneut ein.',
  vault_enter_page_token: 'Geben Sie das Zugriffstoken von {{page}} erneut ein.',
  vault_odd_app_id:
    'Die gespeicherte App-ID ist keine: Sie ist eine Zahl mit 5 bis 30 Ziffern. Geben Sie sie erneut ein.',
  vault_memory_only:
    'Geheime Daten liegen nur im Arbeitsspeicher und sind nach einem Neustart weg. Starten Sie mit --key-file DATEI oder mit gesetztem PAL_PASSPHRASE, um sie verschlüsselt zu behalten.',
  vault_no_keyring:
    'Dieses System hat keinen Schlüsselbund, deshalb liegen geheime Daten nur im Arbeitsspeicher und sind nach einem Neustart weg. Installieren und entsperren Sie einen (GNOME Keyring oder KWallet), um sie zu behalten.',
  vault_key_file_readable:
    'Andere Benutzer können die Schlüsseldatei {{path}} lesen. Führen Sie aus: chmod 600 {{path}}',
}
