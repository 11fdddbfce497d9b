export const graphReasons = {
  graph_token_refused: 'Facebook nimmt das Zugriffstoken dieser Seite nicht mehr an. {{next}}',
  graph_app_removed:
    'Die App wurde aus dem Facebook-Konto entfernt, das diese Seite verbunden hat. {{next}}',
  graph_account_check:
    'Facebook möchte, dass sich der Inhaber des Kontos auf facebook.com anmeldet und sich ausweist. {{next}}',
  graph_password_changed:
    'Das Passwort des Facebook-Kontos wurde geändert; das hat die Verbindung beendet. {{next}}',
  graph_token_expired: 'Das Zugriffstoken dieser Seite ist abgelaufen. {{next}}',
  graph_account_unconfirmed: 'Das Facebook-Konto ist nicht bestätigt. {{next}}',
  graph_logged_out: 'Das Facebook-Konto wurde abgemeldet; das hat die Verbindung beendet. {{next}}',
  graph_unknown_app:
    'Facebook kennt diese App-ID und diesen App-Geheimcode nicht. Prüfen Sie beide in den Einstellungen.',
  graph_wrong_app_secret:
    'Der App-Geheimcode in den Einstellungen gehört nicht zu der App, mit der diese Seite verbunden wurde. Geben Sie den richtigen ein: Die Seite bleibt verbunden. Um zu einer anderen App zu wechseln, speichern Sie deren App-ID und App-Geheimcode zusammen.',
  graph_permission_missing:
    'Die Seite wurde ohne eine hier nötige Berechtigung verbunden. Verbinden Sie sie erneut und erlauben Sie alles, worum gebeten wird. Für Personen ohne Rolle in Ihrer App muss Facebook sie vorher geprüft haben.',
  graph_named_permission_missing:
    'Die Seite wurde ohne die Berechtigung {{permission}} verbunden. Verbinden Sie sie erneut und erlauben Sie diese.',
  graph_app_review:
    'Solange Facebook Ihre App nicht geprüft hat, erreicht sie nur Personen mit einer Rolle darin: Administratoren, Entwickler und Tester.',
  graph_no_human_agent: 'Facebook hat Ihrer App „Human Agent“ nicht gewährt (App-Prüfung).',
  graph_window_closed:
    'Die 24-Stunden-Frist seit der letzten Nachricht des Kunden ist abgelaufen. Sie beginnt neu, wenn der Kunde Ihnen schreibt.',
  graph_person_unavailable:
    'Diese Person ist gerade nicht über Messenger erreichbar oder hat die Seite blockiert.',
  graph_page_restricted:
    'Facebook hat diese Seite vorerst eingeschränkt: Sie darf keine Nachrichten senden. Siehe den Tab Seitenqualität bei Facebook.',
  graph_action_blocked:
    'Facebook hat diese Aktion wegen seiner Richtlinien blockiert. Siehe den Tab Seitenqualität bei Facebook.',
  graph_spam:
    'Facebook warnt, dass die Nachrichten dieser Seite wie Spam aussehen. Das Senden wurde angehalten.',
  graph_rate_limited:
    'Facebook erlaubt dieser Seite für eine Weile keine Aufrufe mehr. PAL Admin macht automatisch weiter.',
  graph_out_of_budget:
    'Die Aufrufe dieser Seite bei Facebook sind vorerst verbraucht. PAL Admin macht weiter, sobald Facebook es erlaubt.',
  graph_fault: 'Facebook hatte selbst ein Problem. {{next}}',
  graph_error_page: 'Facebook antwortete mit einer Fehlerseite (HTTP {{status}}). {{next}}',
  graph_unreadable: 'Facebook sandte eine Antwort, die nicht lesbar ist. {{next}}',
  graph_unreachable: 'Facebook ist nicht erreichbar. Prüfen Sie die Internetverbindung. {{next}}',
  graph_certificate:
    'Facebook ist nicht sicher erreichbar: Das Zertifikat der Gegenstelle ist nicht gültig. Prüfen Sie das Datum dieses Computers und seinen Virenschutz. {{next}}',
  graph_too_slow: 'Facebook hat nicht rechtzeitig geantwortet. {{next}}',
  graph_not_found: 'Facebook findet das nicht, oder das verbundene Konto darf es nicht sehen.',
  graph_customer_unknown: 'Facebook kennt diesen Kunden auf dieser Seite nicht.',
  graph_message_deleted:
    'Die Nachricht wurde bei Facebook gelöscht oder ist zu alt, um dort gelesen zu werden.',
  graph_file_refused:
    'Facebook konnte die Datei nicht annehmen: Adresse, Art oder Größe passt nicht.',
  graph_other_app: 'In dieser Unterhaltung antwortet gerade eine andere App.',
  graph_profile_hidden: 'Facebook zeigt das Profil dieses Kunden nicht.',
  graph_request_refused: 'Facebook hat die Anfrage so abgelehnt.',
  graph_request_refused_code: 'Facebook hat die Anfrage abgelehnt (Code {{code}}).',
  next_connect_again: 'Verbinden Sie die Seite erneut.',
  next_new_token: 'Erzeugen Sie ein neues Zugriffstoken und fügen Sie dieses ein.',
  next_automatic: 'PAL Admin versucht es automatisch erneut.',
  next_in_a_moment: 'Versuchen Sie es gleich noch einmal.',
}
