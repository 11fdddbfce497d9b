export const statusReasons = {
  status_not_known: 'Vérification impossible : {{cause}}',
  on_page: '{{page}} : {{reason}}',
  on_pages: '{{count}} pages ({{names}}) : {{reason}}',
  on_more_pages: '{{count}} pages ({{names}} et {{more}} de plus) : {{reason}}',
  working_on_some_pages: 'Fonctionne sur {{working}} des {{all}} pages. {{reasons}}',
  no_page_connected: 'Aucune page Facebook n’est connectée',
  page_token_waits:
    'Un jeton de page attend la confirmation de Facebook. Sa page sera alors connectée.',
  no_campaign_active: 'Aucune campagne n’est active',
  customers_wait: 'Des clients vous attendent.',
  store_unreadable: 'La base de données est illisible : {{cause}}',
  disk_nearly_full:
    'Il ne reste que {{megabytes}} Mo sur le disque. Une fois plein, plus rien ne peut être enregistré.',
  clock_slow:
    'L’horloge de cet ordinateur retarde de {{by}}. Réglez-la dans les paramètres du système : à cause d’elle, les messages de vos clients paraissent trop récents ou trop anciens pour recevoir une réponse.',
  clock_fast:
    'L’horloge de cet ordinateur avance de {{by}}. Réglez-la dans les paramètres du système : à cause d’elle, les messages de vos clients paraissent trop récents ou trop anciens pour recevoir une réponse.',
  span_days_one: '{{count}} jour',
  span_days_many: '{{count}} de jours',
  span_days_other: '{{count}} jours',
  span_hours_one: '{{count}} heure',
  span_hours_many: '{{count}} d’heures',
  span_hours_other: '{{count}} heures',
  span_minutes_one: '{{count}} minute',
  span_minutes_many: '{{count}} de minutes',
  span_minutes_other: '{{count}} minutes',
  folder_open_to_others:
    'D’autres utilisateurs de cet ordinateur voient les noms des fichiers de votre dossier de données, {{folder}}, mais pas leur contenu. Pour le fermer, changez qui peut ouvrir le dossier.',
  webhook_optional:
    'Facultatif : sans lui, les messages sont relevés toutes les quelques secondes, et environ une fois par minute dans les moments calmes',
  webhook_not_set_up:
    'Les événements sur le port {{port}} sont refusés tant que vous n’avez pas saisi le jeton de vérification et la clé secrète dans Paramètres, Intégrations. D’ici là, les messages sont relevés toutes les quelques secondes.',
  webhook_no_app_id:
    '{{last}} Saisissez l’identifiant de l’application dans Paramètres, Intégrations : sans lui, PAL Admin ne peut pas abonner vos pages au webhook. D’ici là, les messages sont relevés toutes les quelques secondes.',
  webhook_page_refused:
    'Facebook n’envoie pas les messages de {{pages}} à votre webhook ; ils sont donc relevés toutes les quelques secondes. {{problem}} {{last}}',
  webhook_test_failed: 'Injoignable lors du test du {{at}} : {{result}} {{last}}',
  webhook_works: 'Accessible depuis Internet. {{last}}',
  webhook_untested:
    '{{last}} Testez-le dans Paramètres, Intégrations. D’ici là, les messages sont relevés toutes les quelques secondes.',
  webhook_no_event: 'Aucun événement n’est encore arrivé.',
  webhook_last_event: 'Le dernier événement est arrivé le {{at}}.',
  vault_lost_one:
    '{{secrets}} Cette donnée a été chiffrée avec une autre clé ou sur un autre ordinateur ; démarrez avec cette clé et rien n’est perdu. Tout le reste est inchangé.',
  vault_lost_many:
    '{{secrets}} Ces données ont été chiffrées avec une autre clé ou sur un autre ordinateur ; démarrez avec cette clé et rien n’est perdu. Tout le reste est inchangé.',
  vault_lost_other:
    '{{secrets}} Ces données ont été chiffrées avec une autre clé ou sur un autre ordinateur ; démarrez avec cette clé et rien n’est perdu. Tout le reste est inchangé.',
  vault_enter_verify_token: 'Saisissez de nouveau le jeton de vérification.',
  vault_enter_app_secret: 'Saisissez de nouveau la clé secrète de l’application.',
  vault_enter_app_id: 'Saisissez de nouveau l’identifiant de l’application.',
  vault_enter_login: 'Reconnectez-vous à Facebook.',
  vault_enter_ai_key: 'Saisissez de nouveau la clé IA.',
  vault_enter_server_key: 'Saisissez de nouveau la clé IA de {{server}}.',
  vault_enter_page_token: 'Saisissez de nouveau le jeton d’accès de {{page}}.',
  vault_odd_app_id:
    'L’identifiant d’application enregistré n’en est pas un : c’est un nombre de 5 à 30 chiffres. Saisissez-le de nouveau.',
  vault_memory_only:
    'Les données secrètes ne sont gardées qu’en mémoire et disparaissent au redémarrage. Lancez avec --key-file FICHIER, ou avec PAL_PASSPHRASE défini, pour les garder chiffrées.',
  vault_no_keyring:
    'Ce système n’a pas de trousseau : les données secrètes ne sont gardées qu’en mémoire et disparaissent au redémarrage. Installez-en un et déverrouillez-le (GNOME Keyring ou KWallet) pour les garder.',
  vault_key_file_readable:
    'D’autres utilisateurs peuvent lire le fichier de clé {{path}}. Exécutez : chmod 600 {{path}}',
}
