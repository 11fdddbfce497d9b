export const notifyReasons = {
  notify_order_subject: 'Neue Bestellung {{order}}',
  notify_order_text: '{{customer}} hat {{products}} für {{amount}} bestellt.',
  notify_order_more_one: '{{products}} … und {{count}} weiteres',
  notify_order_more_other: '{{products}} … und {{count}} weitere',
  notify_trust_subject: '{{name}}: Antworten sind wieder Entwürfe',
  notify_trust_text:
    '{{corrected}} der letzten {{answers}} Antworten, die der Agent selbst gesendet hat, wurden berichtigt. Er entwirft zu diesem Thema wieder; Sie senden.',
  notify_low_stock_subject: '{{name}}: nur noch {{pieces}} auf Lager',
  notify_low_stock_text:
    'Wenn nichts mehr da ist, verkauft der Agent es in {{campaign}} nicht mehr.',
  notify_sold_out_subject: '{{name}} ist ausverkauft',
  notify_sold_out_text:
    'Der Agent verkauft es in {{campaign}} nicht mehr. Tragen Sie die neue Menge ein, sobald Sie wieder welche haben.',
  notify_page_subject: '{{name}}: Der Agent kann den Kunden nicht antworten',
  notify_budget_subject: '{{name}} ist pausiert: Budget aufgebraucht',
  notify_human_subject: '{{customer}} wartet auf Sie',
  notify_draft_subject: 'Antwort an {{customer}} wartet auf Ihr Ja',
  notify_draft_text: 'Frage: {{asked}}\n\nAntwort: {{answer}}',
  notify_draft_send: 'Senden',
  notify_draft_drop: 'Verwerfen',
  notify_draft_sent: 'An den Kunden gesendet.',
  notify_draft_dropped: 'Verworfen. Nichts wurde gesendet.',
  notify_test_subject: 'Test von PAL Admin',
  notify_test_text: 'Benachrichtigungen kommen hier an.',
  notify_hand_back: 'Agenten antworten lassen',
  notify_handed_back: 'Der Agent antwortet diesem Kunden wieder.',
  notify_gone: 'Das gibt es nicht mehr.',
  notify_paired: 'Gekoppelt. Benachrichtigungen Ihres Shops kommen ab jetzt hier an.',
  notify_not_paired:
    'Senden Sie den Kopplungscode, den PAL Admin unter Einstellungen, Benachrichtigungen anzeigt.',
  notify_sent: 'Gesendet. Sehen Sie nach, ob es angekommen ist.',
  notify_needs_email: 'Geben Sie Mailserver, Absender und Empfänger ein, und speichern Sie.',
  notify_needs_sms:
    'Geben Sie die Adresse Ihres SMS-Anbieters und die Telefonnummer ein, und speichern Sie.',
  notify_needs_webhook: 'Geben Sie die Adresse ein, die aufgerufen werden soll, und speichern Sie.',
  notify_needs_webhook_secret: 'Geben Sie den Schlüssel ein, mit dem die Aufrufe signiert werden.',
  notify_needs_telegram: 'Geben Sie das Token Ihres Bots ein.',
  notify_needs_pairing:
    'Senden Sie in Telegram {{code}} an Ihren Bot, um ihn mit diesem Shop zu koppeln.',
  notify_mail_refused: 'Der Mailserver hat die Nachricht abgelehnt: {{cause}}',
  notify_mail_login: 'Der Mailserver nimmt diesen Benutzernamen und dieses Passwort nicht an.',
  notify_mail_unreachable: 'Der Mailserver {{server}} war nicht erreichbar.',
  notify_mail_silent:
    'Der Mailserver {{server}} hat nicht rechtzeitig geantwortet. Prüfen Sie den Port, oft 465 oder 587.',
  notify_mail_unencrypted:
    'Der Mailserver {{server}} bietet an diesem Port keine verschlüsselte Verbindung. Nichts wurde gesendet, auch nicht Ihr Passwort. Fragen Sie Ihren Anbieter nach dem Port, oft 465 oder 587.',
  notify_mail_certificate:
    'Der Mailserver {{server}} konnte nicht nachweisen, dass er Ihrer ist ({{cause}}). Nichts wurde gesendet, auch nicht Ihr Passwort. Prüfen Sie den Namen des Servers.',
  notify_refused: '{{server}} antwortete mit {{status}}: {{cause}}',
  notify_unreachable: '{{server}} war nicht erreichbar.',
  notify_telegram_token: 'Telegram kennt dieses Bot-Token nicht.',
  vault_enter_notify:
    'Geben Sie die geheimen Daten für {{channel}} unter Einstellungen, Benachrichtigungen erneut ein.',
}
