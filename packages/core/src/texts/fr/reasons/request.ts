export const requestReasons = {
  address_not_found: 'Cette adresse est introuvable',
  address_target_not_found: 'Ce que désigne cette adresse est introuvable',
  file_not_found: 'Le fichier est introuvable',
  request_too_large: 'La demande dépasse {{megabytes}} Mo',
  body_not_a_file: 'Le contenu doit être application/octet-stream',
  body_not_of_type_json: 'Le contenu doit être application/json',
  body_not_json: 'Le contenu n’est pas du JSON valide',
  host_not_served: 'Cette adresse n’est pas servie ici',
  foreign_window: 'Seule la fenêtre de PAL Admin peut demander cela',
  start_link_used:
    'Ce lien de démarrage a déjà servi ou est trop ancien. Redémarrez PAL Admin ou, s’il fonctionne sans fenêtre, obtenez un nouveau lien avec : npm run link',
  start_link_not_yours:
    'Seul l’utilisateur qui fait fonctionner PAL Admin peut demander un lien de démarrage',
  no_session:
    'Cette fenêtre n’a pas de session. Redémarrez PAL Admin ou, s’il fonctionne sans fenêtre, ouvrez un nouveau lien de démarrage : npm run link',
  window_files_missing: 'Les fichiers de la fenêtre ne sont pas encore prêts',
  unexpected_failure:
    'Une erreur s’est produite dans PAL Admin. Rien n’a été modifié à moitié. Les détails sont dans le journal système.',
  unknown_reason: '{{text}}',
  earlier_text: '{{text}}',
  several_reasons: '{{reasons}}',
}
