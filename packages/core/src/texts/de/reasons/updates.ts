export const updateReasons = {
  update_by_store: 'Der Microsoft Store hält PAL Admin aktuell',
  update_no_feed: 'Diese Kopie von PAL Admin wurde ohne Updates erstellt',
  update_no_key:
    'Diese Kopie von PAL Admin kann nicht prüfen, von wem ein Update stammt, deshalb nimmt sie keines an',
  update_development: 'Eine Entwicklungskopie wird nicht aktualisiert',
  update_not_signed:
    'Das Update ist nicht von den Machern von PAL Admin signiert und wurde abgelehnt. Nichts wurde geändert.',
  update_older: 'Version {{version}} ist nicht neuer als diese und wurde abgelehnt.',
  update_cut: 'Das Update kam nicht vollständig an und wurde abgelehnt. Nichts wurde geändert.',
  update_feed_unreadable:
    'Die Antwort des Updateservers war nicht lesbar. PAL Admin sieht später nach; nichts wurde geändert.',
  update_unreachable:
    'Der Updateserver war nicht erreichbar. Prüfen Sie Ihre Verbindung; PAL Admin sieht später nach.',
  update_failed: 'Das Update ist fehlgeschlagen, und nichts wurde geändert: {{cause}}',
  update_menu_check: 'Nach Updates suchen …',
  update_menu_checking: 'Suche nach Updates …',
  update_menu_available: 'Auf {{version}} aktualisieren …',
  update_menu_downloading: 'Update wird heruntergeladen: {{percent}} %',
  update_menu_restart: 'Neu starten für {{version}} …',
  update_menu_failed: 'Update fehlgeschlagen …',
  update_menu_beta: 'Testversionen erhalten',
  update_menu_licences: 'Lizenzen',
  update_current: 'PAL Admin ist aktuell',
  update_current_version: 'Sie haben Version {{version}}.',
  update_found: 'PAL Admin {{version}} ist verfügbar',
  update_notified: 'Klicken Sie, um zu sehen, was neu ist, und sie zu installieren.',
  update_by_hand:
    'Diese Version lässt sich von hier nicht installieren. Laden Sie sie dort, wo Sie PAL Admin herhaben, und installieren Sie sie über diese: Ihre Daten bleiben.',
  update_ready: 'PAL Admin {{version}} ist bereit zur Installation',
  update_ready_detail:
    'PAL Admin startet neu. Was der Agent gerade tut, wird vorher oder danach fertig; nichts geht verloren.',
  update_now: 'Herunterladen',
  update_restart: 'Jetzt neu starten',
  update_later: 'Später',
  update_again: 'Erneut versuchen',
  update_close: 'Schließen',
}
