export const facebookReasons = {
  page_not_found: 'Die Seite wurde nicht gefunden',
  page_disconnected:
    'Die Seite ist getrennt, deshalb antwortet ihre aktive Kampagne niemandem. Verbinden Sie die Seite wieder, oder halten Sie die Kampagne an.',
  page_not_connected:
    'Diese Seite ist getrennt. Antworten können erst gesendet werden, wenn sie wieder verbunden ist.',
  page_connect_again: 'Verbinden Sie die Seite erneut.',
  page_sending_stopped: 'Das Senden ist angehalten.',
  page_token_to_enter: 'Das Zugriffstoken muss neu eingegeben werden.',
  page_of_other_app:
    'Diese Seite wurde mit einer anderen Facebook-App verbunden als der in den Einstellungen. Verbinden Sie die Seite erneut.',
  app_keys_apart:
    'Laut Facebook gehören diese App-ID und dieser App-Geheimcode nicht zusammen. Kopieren Sie beide aus derselben App und speichern Sie sie zusammen.',
  page_token_not_stored:
    'Das Zugriffstoken dieser Seite ist hier nicht gespeichert. Verbinden Sie die Seite erneut.',
  page_token_not_openable:
    'Das Zugriffstoken ist auf diesem Computer nicht lesbar oder wurde nie gespeichert. Verbinden Sie die Seite erneut.',
  page_token_ends: 'Das Zugriffstoken endet am {{day}}. Verbinden Sie die Seite erneut.',
  page_token_ended: 'Das Zugriffstoken endete am {{day}}. Verbinden Sie die Seite erneut.',
  page_data_access_ends:
    'Facebooks Erlaubnis, die Nachrichten zu lesen, endet am {{day}}. Verbinden Sie die Seite erneut.',
  page_data_access_ended:
    'Facebooks Erlaubnis, die Nachrichten zu lesen, endete am {{day}}. Verbinden Sie die Seite erneut.',
  page_blocked: 'Facebook lässt diese Seite keine Nachrichten senden.',
  page_blocked_saying: 'Facebook lässt diese Seite keine Nachrichten senden ({{words}}).',
  page_warned: 'Facebook hat diese Seite wegen ihrer Nachrichten verwarnt.',
  page_warned_saying: 'Facebook hat diese Seite wegen ihrer Nachrichten verwarnt ({{words}}).',
  page_calls_blocked: 'Facebook erlaubt bis {{until}} keine Aufrufe.',
  page_sends_blocked:
    'Facebook nimmt bis {{until}} keine Nachrichten dieser Seite an. Was wartet, geht dann hinaus.',
  page_calls_scarce:
    '{{share}} % der Aufrufe, die Facebook in 24 Stunden erlaubt, sind verbraucht; Nachrichten werden deshalb seltener abgerufen.',
  page_calls_slow:
    'Facebook erlaubt {{calls}} Aufrufe in 24 Stunden. Nach einer ruhigen Zeit kann eine neue Nachricht {{seconds}} s brauchen. Mit einem Webhook kommt sie sofort.',
  welcome_changed:
    'Dies wurde inzwischen geändert, hier oder von einem anderen Programm. Schließen Sie dies und öffnen Sie es erneut, um den jetzigen Stand zu sehen.',

  token_of_person:
    'Das ist das Zugriffstoken einer Person, nicht einer Seite. Wählen Sie Ihre Seite unter „User or Page“, wo Sie es erzeugt haben, oder melden Sie sich mit Facebook an.',
  token_of_page:
    'Das ist das Zugriffstoken einer Seite, nicht einer Person. Geben Sie es unter „Eine Seite verbinden“, Zugriffstoken der Seite ein.',
  token_unknown:
    'Facebook kennt dieses Zugriffstoken nicht. Kopieren Sie es erneut und vollständig.',
  token_not_checked: 'Das Zugriffstoken konnte gerade nicht geprüft werden: {{problem}}',
  token_lacks_permissions_one:
    'Diesem Token fehlt die Berechtigung {{permissions}}. Erzeugen Sie es neu mit ihr.',
  token_lacks_permissions_other:
    'Diesem Token fehlen die Berechtigungen {{permissions}}. Erzeugen Sie es neu mit ihnen.',
  permissions_missing_one:
    'Diese Berechtigung fehlt: {{permissions}}. Melden Sie sich erneut an und erlauben Sie sie, oder erzeugen Sie das Token neu mit ihr.',
  permissions_missing_other:
    'Diese Berechtigungen fehlen: {{permissions}}. Melden Sie sich erneut an und erlauben Sie sie, oder erzeugen Sie das Token neu mit ihnen.',
  tokens_not_checked: '{{pages}} konnte nicht geprüft werden: {{problem}}',
  login_no_desktop:
    'PAL Admin läuft hier ohne Fenster. Fügen Sie stattdessen ein Nutzer-Zugriffstoken ein.',
  login_no_app_id: 'Geben Sie zuerst die App-ID ein: Facebook fragt, welche App sich anmeldet.',
  login_window_open: 'Das Fenster der Facebook-Anmeldung ist schon offen.',
  login_token_refused:
    'Facebook nimmt dieses Nutzer-Zugriffstoken nicht an: Es ist falsch oder abgelaufen. Melden Sie sich erneut an, oder erzeugen Sie ein neues.',
  login_refused: 'Facebook hat die Anmeldung abgelehnt: {{words}}',
  login_foreign_return: 'Die Antwort gehörte nicht zu dieser Anmeldung. Versuchen Sie es erneut.',
  login_page_not_loaded:
    'Die Anmeldeseite von Facebook konnte nicht geladen werden ({{cause}}). Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  login_page_not_safe:
    'Die Anmeldeseite von Facebook konnte nicht geladen werden ({{cause}}). Die Verbindung ist nicht sicher: Prüfen Sie das Datum dieses Computers, und ob in seinem Netzwerk jemand mitliest.',
  login_window_crashed:
    'Das Fenster der Facebook-Anmeldung funktioniert nicht mehr ({{cause}}). Versuchen Sie es erneut.',
  login_led_away:
    'Die Facebook-Anmeldung führte zu {{address}}, was dieses Fenster nicht öffnet. Fügen Sie stattdessen ein Nutzer-Zugriffstoken ein.',
  port_taken: 'Port {{port}} wird schon von einem anderen Programm verwendet',
  webhook_port_fixed: 'Der Port wurde beim Start von PAL Admin festgelegt.',
  webhook_closed: 'Der Webhook ist aus. Geben Sie zuerst einen Port ein und speichern Sie ihn.',
  webhook_no_address:
    'Geben Sie zuerst die öffentliche Adresse Ihres Tunnels ein und speichern Sie sie.',
  webhook_no_verify_token: 'Erzeugen Sie zuerst oben ein Prüftoken.',
  webhook_reached: '{{host}} führt zu diesem Webhook.',
  webhook_inside_address:
    '{{host}} ist eine Adresse in Ihrem eigenen Netzwerk. Facebook braucht eine, die aus dem Internet erreichbar ist, wie ein Tunnel sie bietet.',
  webhook_wrong_token:
    '{{host}} lehnt das Prüftoken ab: Die Adresse führt zu einem anderen Programm oder einem anderen PAL Admin.',
  webhook_leads_on:
    '{{address}} leitet auf eine andere Adresse weiter (HTTP {{status}}), nicht zu diesem Webhook. Prüfen Sie, wohin der Tunnel führt.',
  webhook_other_answer:
    'Unter {{address}} antwortet etwas anderes, nicht dieser Webhook. Prüfen Sie, wohin der Tunnel führt.',
  webhook_other_status:
    '{{address}} antwortet mit HTTP {{status}}; das ist nicht dieser Webhook. Prüfen Sie, wohin der Tunnel führt.',
  webhook_timeout: '{{host}} hat nicht innerhalb von {{seconds}} Sekunden geantwortet.',
  webhook_unknown_name:
    'Die Adresse {{host}} wurde nicht gefunden. Prüfen Sie sie; ein neuer Tunnel kann eine neue Adresse haben.',
  webhook_certificate:
    'Das Zertifikat von {{host}} wird nicht angenommen ({{cause}}), und Facebook würde es auch nicht annehmen.',
  webhook_refused: 'Keine Verbindung zu {{host}} ({{cause}}). Läuft der Tunnel?',
  send_failed: 'Die Nachricht konnte nicht gesendet werden',
  send_unknown:
    'Es ist nicht bekannt, ob diese Nachricht beim Kunden angekommen ist. Sehen Sie in Messenger nach, bevor Sie sie noch einmal senden.',
  send_part_unknown: 'Es ist nicht bekannt, ob der Teil davor hinausgegangen ist.',
  send_part_failed: 'Der Teil davor ist nicht hinausgegangen.',
  send_not_taken: 'Facebook hat sie nicht angenommen.',
  send_had_not_gone: 'Sie war nicht hinausgegangen und wird noch einmal gesendet.',
  send_crashed: 'Das Programm ist an dieser Nachricht gescheitert. Das Protokoll sagt, woran.',
  send_taken_over: 'Jemand hat die Unterhaltung übernommen, bevor sie hinausgehen konnte.',
  send_superseded:
    'Der Kunde hat wieder geschrieben, bevor sie gesendet werden konnte; der Agent schreibt eine neue Antwort.',
  send_stale:
    'Sie konnte nicht rechtzeitig hinausgehen, und der Agent sieht sich die Unterhaltung neu an.',
  send_picture_gone: 'Das Bild ist nicht mehr gespeichert. Senden Sie es als neue Nachricht.',
  scheduled_late:
    'Ihre Zeit war seit über einer Stunde vorbei. Senden Sie sie jetzt, wenn sie noch passt.',
  scheduled_not_sent: 'Eine geplante Antwort wurde nicht gesendet: {{problem}}',
}
