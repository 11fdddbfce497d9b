export const requestReasons = {
  address_not_found: 'Diese Adresse wurde nicht gefunden',
  address_target_not_found: 'Wofür diese Adresse steht, wurde nicht gefunden',
  file_not_found: 'Die Datei wurde nicht gefunden',
  request_too_large: 'Die Anfrage ist größer als {{megabytes}} MB',
  body_not_a_file: 'Der Inhalt muss application/octet-stream sein',
  body_not_of_type_json: 'Der Inhalt muss application/json sein',
  body_not_json: 'Der Inhalt ist kein gültiges JSON',
  host_not_served: 'Diese Adresse wird hier nicht bedient',
  foreign_window: 'Das darf nur das eigene Fenster von PAL Admin',
  start_link_used:
    'Dieser Startlink wurde schon benutzt oder ist zu alt. Starten Sie PAL Admin neu, oder holen Sie, wo es ohne Fenster läuft, einen neuen Link mit: npm run link',
  start_link_not_yours: 'Nur der Benutzer, der PAL Admin ausführt, darf einen Startlink anfordern',
  no_session:
    'Dieses Fenster hat keine Sitzung. Starten Sie PAL Admin neu, oder öffnen Sie, wo es ohne Fenster läuft, einen neuen Startlink: npm run link',
  window_files_missing: 'Die Dateien des Fensters sind noch nicht fertig',
  unexpected_failure:
    'In PAL Admin ist etwas schiefgegangen. Nichts wurde nur halb geändert. Details stehen im Systemprotokoll.',
  unknown_reason: '{{text}}',
  earlier_text: '{{text}}',
  several_reasons: '{{reasons}}',
}
