export const shopReasons = {
  card_not_found: 'Die Karte wurde nicht gefunden',
  card_is_made:
    'Diese Karte entsteht aus Ihren Einstellungen, der Kampagne oder dem Bestand. Ändern Sie sie dort.',
  cards_too_many:
    'Für eine weitere Karte ist kein Platz. Löschen Sie eine in Einstellungen, Verkaufstaktiken.',
  campaign_gone: 'Die Kampagne „{{campaign}}“ wurde gelöscht',
  campaign_not_found: 'Die Kampagne wurde nicht gefunden',
  campaign_file_too_many:
    'Diese Kampagne hat mehr als {{most}} Produkte; ihre Datei ließe sich nicht wieder importieren. Löschen Sie einige, oder verteilen Sie sie auf zwei Kampagnen.',
  campaign_file_too_large:
    'Die Datei dieser Kampagne wäre größer als {{megabytes}} MB und ließe sich nicht wieder importieren. Kürzen Sie Beschreibungen, oder löschen Sie Produkte.',
  campaign_file_value:
    'Die Datei dieser Kampagne ließe sich nicht wieder importieren: Eine Angabe von „{{name}}“ {{why}}. Ändern Sie sie zuerst.',
  campaign_offer_over:
    'Das Angebot dieser Kampagne ist beendet. Bearbeiten Sie die Kampagne und setzen Sie ein späteres Ende oder keines, um sie fortzusetzen.',
  campaign_offer_end_past:
    'Dieser Zeitpunkt ist vorbei: wählen Sie einen späteren oder lassen Sie ihn leer',
  campaign_already_active:
    'Die Kampagne „{{name}}“ ist auf dieser Seite aktiv. Halten Sie sie zuerst an: Eine Seite hat immer nur eine aktive Kampagne.',
  campaign_keeps_currency:
    'Eine Kampagne behält ihre Währung, sobald sie Produkte, Bestellungen oder Beträge hat: Sie wären sonst anderes Geld. Legen Sie für die andere Währung eine neue Kampagne an.',
  campaign_keeps_page:
    'Eine Kampagne bleibt mit ihren Unterhaltungen auf ihrer Seite. Legen Sie für die andere Seite eine neue Kampagne an.',
  campaign_over_budget:
    'Die Kampagne „{{name}}“ ist pausiert: Das KI-Budget dieses Monats ist aufgebraucht. Erhöhen Sie es, sonst geht sie nächsten Monat von selbst weiter.',
  page_not_selectable: 'Wählen Sie eine gültige Facebook-Seite',
  product_picture_not_found:
    'Das Bild dieses Produkts lässt sich nicht zeigen: Unter seiner Adresse ist nichts zu finden, es ist kein Bild, oder es ist größer als 5 MB.',
  product_not_found: 'Das Produkt wurde nicht gefunden',
  product_gone: 'Die Kampagne verkauft „{{product}}“ nicht mehr',
  product_not_sold: 'Die Kampagne verkauft dieses Produkt nicht',
  products_other_currency:
    '„{{name}}“ verkauft in {{currency}}: Die Preise wären in dieser Kampagne anderes Geld',
  product_out_of_stock: 'Von „{{product}}“ ist nicht genug auf Lager',
  import_already_there: 'in dieser Kampagne',
  import_already_on_line: 'wie Zeile {{line}}',
  import_other_price: 'wie Zeile {{line}}, zu einem anderen Preis: Behalten Sie eine von beiden',
  import_extra_picture: 'Nur ein weiteres Bild des Produkts darüber',
  import_not_for_sale: 'In Shopify nicht zu verkaufen: {{status}}',
  order_not_found: 'Die Bestellung wurde nicht gefunden',
  order_advance_asked:
    'Um Vorauszahlung wurde gebeten. Von {{finished}} abgeschlossenen Bestellungen kamen {{cameBack}} zurück ({{percent}} %).',
  order_cannot_become: 'Eine Bestellung mit dem Status {{from}} lässt sich nicht auf {{to}} setzen',
  order_state_confirmed: '„Bestätigt“',
  order_state_processing: '„In Bearbeitung“',
  order_state_shipped: '„Versandt“',
  order_state_delivered: '„Zugestellt“',
  order_state_cancelled: '„Storniert“',
  return_not_delivered: 'Nur eine zugestellte Bestellung kann zurückkommen',
  return_empty: 'Wählen Sie, was zurückkam',
  return_too_many_one: 'Mehr als {{count}} davon kann nicht zurückkommen',
  return_too_many_other: 'Mehr als {{count}} davon können nicht zurückkommen',
  return_amount_too_large: 'Das ist mehr, als von der Bestellung übrig ist',
  pdf_no_desktop:
    'Nur das Desktop-Programm erzeugt selbst ein PDF. Drucken Sie stattdessen, und wählen Sie „Als PDF speichern“.',
  pdf_failed: 'Das PDF konnte nicht erstellt werden: {{cause}}',
  order_not_set_back:
    'Diese Bestellung lässt sich nicht zurücksetzen: Auf ihre letzte Änderung ist etwas gefolgt',
  order_move_final:
    'Eine Änderung lässt sich 10 Sekunden lang rückgängig machen, und diese Zeit ist vorbei',
  sent_voice: 'Hat eine Sprachnachricht geschickt, die der Agent nicht hören kann',
  sent_picture: 'Hat ein Bild geschickt, das der Agent nicht sehen konnte',
  sent_file:
    'Hat ein Video, eine Datei oder etwas anderes geschickt, das der Agent nicht öffnen kann',
  wants_human: 'Möchte mit einem Menschen sprechen',
  waits_for_you: 'Wartet auf Ihre Antwort. Der Agent pausiert in dieser Unterhaltung.',
  wants_order_cancelled:
    'Fragt nach Bestellung {{number}}, die der Agent nicht mehr stornieren darf',
  wants_order_changed: 'Möchte Bestellung {{number}} ändern, was der Agent nicht allein darf',
  reacted_to_offer:
    'Hat auf die Frage, ob bestellt werden soll, mit {{emoji}} reagiert: weder ja noch nein.',
  wants_many: 'Möchte {{quantity}} × {{product}}: mehr, als eine Bestellung fassen darf',
  wants_unknown_order: 'Fragt nach einer Bestellung, die nicht unter den eigenen ist',
  order_not_amendable:
    'Die Bestellung wurde inzwischen geändert, bezahlt oder verschickt: Der Agent ändert sie nicht mehr',
  order_has_left:
    'Bei einer versandten oder stornierten Bestellung bleiben Kunde und Adresse, wie sie sind',
  order_empty: 'Eine Bestellung braucht ein Produkt',
  order_quantity: 'Eine Menge muss eine positive ganze Zahl sein',
  order_discount: 'Der Rabatt ist höher als der Preis der Artikel',
  order_too_large:
    'Die Artikel kosten mehr, als eine Bestellung haben kann: Prüfen Sie Preis und Menge',
  order_part_amount: 'Ein Teilbetrag liegt über null und unter der Summe von {{total}}',
  order_nothing_due: 'Für diese Bestellung ist nichts offen',
  order_received: 'Geben Sie mehr als null und höchstens den offenen Betrag ein: {{due}}',
  order_no_tracking: 'Die Liste nennt keine Sendungsnummer für diese Bestellung',
  order_tracking_shortened:
    'Eine Tabelle hat diese Nummer gekürzt. Zeigen Sie die Spalte dort als Zahl ohne Nachkommastellen an, und kopieren Sie die Liste erneut',
  order_is_cancelled: 'Diese Bestellung ist storniert',
  order_listed_twice: 'Diese Bestellung steht zweimal in der Liste',
  order_items_final: 'Artikel lassen sich nur ändern, bevor eine Bestellung versandt ist',
  order_total_changed:
    'Ein Preis oder eine Gebühr hat sich inzwischen geändert: Sehen Sie sich die neue Summe an und drücken Sie noch einmal',
  order_client_id_used:
    'Das wurde schon als Bestellung {{number}} aufgenommen, mit anderen Angaben. Bearbeiten Sie diese; ändern Sie hier etwas, um eine weitere aufzunehmen.',
  order_product_twice: 'Jedes Produkt gehört nur in eine Zeile',
  order_items_unclear:
    'Diese Bestellung lässt sich nicht bearbeiten: Ein Produkt steht zweimal darin oder wurde aus dem Katalog gelöscht',
  order_paid_too_much: 'Das ist mehr als die Summe von {{total}}',
  order_refund_amount: 'Geben Sie mehr als null und höchstens {{paid}} ein: so viel wurde bezahlt',
  order_paid_less: 'Voll bezahlt sind mindestens {{total}}',
  order_paid_at_future: 'Die Zahlung kann nicht in der Zukunft liegen',
  order_paid_at_early: 'Die Zahlung kann nicht mehr als ein Jahr vor der Bestellung liegen',
  card_day_over: 'Dieser Tag ist schon vorbei',
  order_other_page: 'Diese Kampagne gehört zu einer anderen Seite als der Chat',
  order_currency: 'Die Kampagne verkauft in {{currency}}',
  customer_not_found: 'Der Kunde wurde nicht gefunden',
  customer_of_two_pages:
    'Zwei Seiten kennen einen Kunden mit dieser Kennung. Geben Sie an, welche: pageId.',
  correction_waits:
    'Eine Korrektur wartet: Die Antwortfrist war abgelaufen, als Sie sie geschrieben haben',
  rehearsal_kept_full:
    'Von einer Kampagne werden höchstens {{most}} Unterhaltungen für Proben gemerkt. Nehmen Sie zuerst eine heraus.',
  rehearsal_offer_not_found: 'Dieser Vorschlag einer Probe wurde nicht gefunden',
  rehearsal_running: 'Eine Probe läuft schon: beenden Sie diese zuerst',
  rehearsal_broke: 'Die Probe brach durch einen Fehler des Programms ab. Das Protokoll sagt mehr.',
  conversation_not_found: 'Die Unterhaltung wurde nicht gefunden',
  import_not_undone: 'Dieser Import kann nicht mehr rückgängig gemacht werden',
  courier_file_not_found:
    'Diese Datei gibt es nicht mehr: Sie wurde zurückgenommen, oder eine neuere hat ihre Bestellungen',
  changed_meanwhile:
    'Ein anderes Fenster hat dies inzwischen geändert. Nichts wurde überschrieben. Prüfen Sie es, und speichern Sie noch einmal.',
  message_not_found: 'Die Nachricht wurde nicht gefunden',
  message_erased: 'Die Nachricht wurde während des Sendens gelöscht',
  message_same_id: 'Facebook hat zwei Nachrichten dieselbe Kennung gegeben',
  message_too_long_one: 'Eine Nachricht muss weniger als {{count}} Zeichen haben',
  message_too_long_other: 'Eine Nachricht muss weniger als {{count}} Zeichen haben',
  decision_log_not_found: 'Zu dieser Antwort ist nichts gespeichert',
  scheduled_reply_not_found: 'Die geplante Antwort wurde nicht gefunden',
  reply_not_resendable:
    'Nur eigene Antworten, die nicht gesendet wurden, lassen sich erneut senden',
  reply_client_id_used:
    'Das wurde schon gesendet, mit anderem Text oder anderen Bildern. Sehen Sie im Chat nach und ändern Sie den Text, um eine weitere Nachricht zu senden.',
  agent_found_no_answer:
    'Der Agent hat keine Antwort gefunden, die Ihre Regeln erlauben. Bitte antworten Sie diesem Kunden selbst.',
  agent_needs_you: 'Bitte antworten Sie diesem Kunden. {{why}}',
  no_agent_here:
    'Auf dieser Seite ist keine Kampagne aktiv. Setzen Sie eine fort oder erstellen Sie eine, dann antwortet der Agent.',
  agent_hands_over: '{{words}}',
  agent_hands_over_for: '{{why}}. In den Worten des Agenten: „{{words}}“',
  hands_over_complaint: 'Beschwert sich: etwas kam zu spät, fehlt, ist kaputt oder falsch',
  hands_over_return: 'Möchte Geld zurück oder etwas zurückgeben oder umtauschen',
  hands_over_discount: 'Möchte einen Preis oder Bedingungen, die Ihre Regeln nicht erlauben',
  hands_over_delivery: 'Fragt zur Lieferung etwas, das der Agent nicht klären kann',
  hands_over_payment: 'Fragt zu einer Zahlung etwas, das der Agent nicht klären kann',
  hands_over_question: 'Fragt etwas, das der Agent nicht beantworten kann',
  hands_over_special_order: 'Möchte eine Sonderanfertigung oder eine große Bestellung',
  hands_over_safety: 'Schreibt von Gesundheit, Gefahr oder Not',
  hands_over_stuck: 'Der Agent kommt hier allein nicht weiter',
  agent_handed_over: 'Der Agent übergibt Ihnen die Unterhaltung.',
  agent_held:
    'Darin steht vielleicht etwas, das Ihr Shop nicht festgelegt hat. Lesen Sie es, bevor Sie es senden.',
  agent_overtaken:
    'Während der Agent überlegte, hat sich etwas geändert. Lesen Sie es, bevor Sie es senden. {{why}}',
  agent_stopped_here:
    'Der Agent hat zweimal hintereinander keine Antwort gefunden, die Ihre Regeln erlauben, und ist in dieser Unterhaltung angehalten. Antworten Sie hier, oder geben Sie sie an den Agenten zurück.',
  draft_unreadable:
    'Dieser Entwurf lässt sich nicht mehr lesen. Bitte schreiben Sie die Antwort selbst.',
  draft_not_found: 'Der Entwurf wurde nicht gefunden',
  proposal_not_found: 'Der Vorschlag wurde nicht gefunden',
  proposal_settled:
    'Dieser Vorschlag ist überholt: Er wurde erledigt, oder die Zahlen haben sich geändert.',
  drafts_not_trusted:
    'Zu wenige dieser Entwürfe gingen unverändert hinaus, als dass der Agent sie selbst senden könnte.',
  draft_gone:
    'Dieser Entwurf ist überholt: Er wurde schon erledigt, oder seitdem wurde etwas geschrieben.',
  draft_price_changed:
    'Der Preis von {{product}} hat sich geändert, seit dies geschrieben wurde, von {{from}} auf {{to}}.',
  draft_fee_changed:
    'Die Liefergebühr hat sich geändert, seit dies geschrieben wurde, von {{from}} auf {{to}}.',
  draft_stock_changed:
    'Der Bestand von {{product}} hat sich geändert, seit dies geschrieben wurde.',
  draft_product_changed:
    'Name oder Beschreibung von {{product}} hat sich geändert, seit dies geschrieben wurde.',
  draft_product_gone: 'Ein Produkt in diesem Entwurf ist nicht mehr in der Kampagne.',
  draft_words_changed: 'Ihr Shop sagt das nicht mehr: „{{words}}“',
  draft_terms_changed:
    'Die Lieferbedingungen, der Rabatt oder das Ende des Angebots in diesem Entwurf haben sich geändert, seit er geschrieben wurde.',
  draft_not_renewed:
    'Der Agent antwortet in dieser Unterhaltung gerade nicht. Bearbeiten Sie den Entwurf oder schreiben Sie selbst.',
  drafted_for_you:
    'In dieser Kampagne schreibt der Agent nur Entwürfe. Er geht hinaus, sobald Sie ihn senden.',
  answer_not_allowed:
    'Facebook erlaubt in diesem Chat zurzeit keine Antwort. Vielleicht hat der Kunde Ihre Seite blockiert, oder Facebook hat sie eingeschränkt: Sehen Sie im Messenger nach.',
  agent_window_closed:
    'Der Kunde wartet noch, aber der Agent darf nicht mehr antworten: Die 24-Stunden-Frist ist abgelaufen.',
  follow_up_window_closed:
    'Der Agent darf nicht von selbst nachfassen: Die 24-Stunden-Frist ist abgelaufen.',
  follow_up_quiet_hours:
    'Der Agent darf nicht von selbst nachfassen: Ihre Ruhezeit dauert länger als die Antwortfrist.',
  follow_up_taken_over:
    'Der Agent darf nicht von selbst nachfassen: Sie betreuen diese Unterhaltung.',
  order_to_tell:
    'Die Antwortfrist war abgelaufen: Informieren Sie diesen Kunden selbst über {{order}}. Lesen Sie den Text, ändern Sie ihn nach Belieben, und senden Sie ihn.',
  product_back:
    '{{product}} ist wieder zu haben: Diesem Kunden wurde gesagt, dass es ausverkauft ist.',
  example_not_found: 'Dieses Beispiel wurde nicht gefunden: Vielleicht ist es schon entfernt',
  task_scheduled: 'Eine Antwort wird zu ihrer Zeit gesendet',
  task_unsent: 'Eine Antwort wurde nicht gesendet',
  task_draft: 'Ein Entwurf wartet auf Sie',
  task_not_found: 'Diese Aufgabe wurde nicht gefunden: Vielleicht ist sie schon erledigt',
  reply_sent_already: 'Diese Antwort wurde schon gesendet.',
  reply_time_past: 'Dieser Zeitpunkt ist vorbei. Wählen Sie einen späteren.',
  scheduled_before_restore:
    'Diese Antwort war vor dem Wiederherstellen der Sicherung fällig und ging vielleicht schon hinaus. Sehen Sie im Chat nach, und schreiben Sie sie neu oder entfernen Sie sie.',
  order_changed_after_slip:
    'Bestellung {{order}} wurde geändert, nachdem ihr Lieferschein gedruckt war. Drucken Sie ihn vor dem Packen neu.',
  order_cancelled_after_slip:
    'Bestellung {{order}} wurde storniert, nachdem ihr Lieferschein gedruckt war. Senden Sie sie nicht ab.',
  order_changed_after_file:
    'Bestellung {{order}} wurde geändert, nachdem sie in eine Datei für einen Versanddienst gekommen war. Sagen Sie es dem Versanddienst, bevor das Paket geht.',
  order_cancelled_after_file:
    'Bestellung {{order}} wurde storniert, nachdem sie in eine Datei für einen Versanddienst gekommen war. Stornieren Sie das Paket auch dort.',
  reply_time_after_window:
    'Bis dahin ist die 24-Stunden-Frist abgelaufen. Wählen Sie einen früheren Zeitpunkt.',
  window_closed:
    'Die 24-Stunden-Frist ist abgelaufen. Sie beginnt neu, wenn der Kunde Ihnen schreibt.',
  window_closed_for_you:
    'Die 24-Stunden-Frist ist abgelaufen. Sie können antworten, wenn der Kunde Ihnen wieder schreibt.',
  window_closed_human_agent:
    'Die 7-Tage-Frist für das, was Sie selbst schreiben, ist abgelaufen. Sie können antworten, wenn der Kunde Ihnen wieder schreibt.',
  page_token_missing_for_reading:
    'Die Seite dieser Unterhaltung ist getrennt. Verbinden Sie sie erneut.',
  picture_gone: 'Das Bild ist nicht mehr da. Wählen Sie es erneut.',
  picture_too_large: 'Facebook nimmt Bilder bis {{megabytes}} MB an',
  picture_empty: 'Die Datei ist leer',
  picture_wrong_kind: 'Diese Datei ist kein Bild, das Messenger annimmt: JPEG, PNG, GIF oder WebP',
  picture_cut_off: 'Das Bild wurde nicht vollständig gesendet',
}
