export const facebookReasons = {
  page_not_found: 'La page est introuvable',
  page_disconnected:
    'La page est déconnectée : sa campagne active ne répond à personne. Reconnectez la page, ou arrêtez la campagne.',
  page_not_connected:
    'Cette page est déconnectée : aucune réponse ne peut être envoyée tant qu’elle n’est pas reconnectée.',
  page_connect_again: 'Reconnectez la page.',
  page_sending_stopped: 'L’envoi est arrêté.',
  page_token_to_enter: 'Le jeton d’accès doit être saisi de nouveau.',
  page_of_other_app:
    'Cette page a été connectée avec une autre application Facebook que celle des Paramètres. Reconnectez la page.',
  app_keys_apart:
    'Facebook indique que cet identifiant et cette clé secrète ne sont pas ceux d’une même application. Copiez les deux depuis la même application et enregistrez-les ensemble.',
  page_token_not_stored:
    'Le jeton d’accès de cette page n’est pas enregistré ici. Reconnectez la page.',
  page_token_not_openable:
    'Le jeton d’accès est illisible sur cet ordinateur, ou n’a jamais été enregistré. Reconnectez la page.',
  page_token_ends: 'Le jeton d’accès expire le {{day}}. Reconnectez la page.',
  page_token_ended: 'Le jeton d’accès a expiré le {{day}}. Reconnectez la page.',
  page_data_access_ends:
    'L’autorisation de Facebook de lire les messages se termine le {{day}}. Reconnectez la page.',
  page_data_access_ended:
    'L’autorisation de Facebook de lire les messages s’est terminée le {{day}}. Reconnectez la page.',
  page_blocked: 'Facebook empêche cette page d’envoyer des messages.',
  page_blocked_saying: 'Facebook empêche cette page d’envoyer des messages ({{words}}).',
  page_warned: 'Facebook a averti cette page au sujet de ses messages.',
  page_warned_saying: 'Facebook a averti cette page au sujet de ses messages ({{words}}).',
  page_calls_blocked:
    'Facebook n’autorise aucun appel pour l’instant. Il les autorise de nouveau : {{until}}.',
  page_sends_blocked:
    'Facebook n’accepte aucun message de cette page pour l’instant. Il les accepte de nouveau : {{until}}. Ce qui attend partira alors.',
  page_calls_scarce:
    '{{share}} % des appels que Facebook autorise en 24 heures sont utilisés : les messages sont relevés moins souvent.',
  page_calls_slow:
    'Facebook autorise {{calls}} appels en 24 heures. Après une période calme, un nouveau message peut mettre {{seconds}} s à arriver. Avec un webhook, il arrive aussitôt.',
  welcome_changed:
    'Ceci a changé entre-temps, ici ou par un autre programme. Fermez puis rouvrez pour le voir tel qu’il est maintenant.',

  token_of_person:
    'C’est le jeton d’accès d’une personne, pas d’une page. Choisissez votre page sous « User or Page » là où vous l’avez créé, ou connectez-vous avec Facebook.',
  token_of_page:
    'C’est le jeton d’accès d’une page, pas d’une personne. Saisissez-le sous Connecter une page, Jeton d’accès de la page.',
  token_unknown: 'Facebook ne connaît pas ce jeton d’accès. Copiez-le de nouveau, en entier.',
  token_not_checked: 'Impossible de vérifier le jeton d’accès pour l’instant : {{problem}}',
  token_lacks_permissions_one:
    'Il manque à ce jeton l’autorisation {{permissions}}. Recréez-le avec elle.',
  token_lacks_permissions_many:
    'Il manque à ce jeton les autorisations {{permissions}}. Recréez-le avec elles.',
  token_lacks_permissions_other:
    'Il manque à ce jeton les autorisations {{permissions}}. Recréez-le avec elles.',
  permissions_missing_one:
    'Cette autorisation manque : {{permissions}}. Reconnectez-vous et accordez-la, ou recréez le jeton avec elle.',
  permissions_missing_many:
    'Ces autorisations manquent : {{permissions}}. Reconnectez-vous et accordez-les, ou recréez le jeton avec elles.',
  permissions_missing_other:
    'Ces autorisations manquent : {{permissions}}. Reconnectez-vous et accordez-les, ou recréez le jeton avec elles.',
  tokens_not_checked: 'Impossible de vérifier {{pages}} : {{problem}}',
  login_no_desktop:
    'PAL Admin fonctionne ici sans fenêtre. Collez plutôt un jeton d’accès utilisateur.',
  login_no_app_id:
    'Saisissez d’abord l’identifiant de l’application : Facebook demande quelle application se connecte.',
  login_window_open: 'La fenêtre de connexion Facebook est déjà ouverte.',
  login_token_refused:
    'Facebook n’accepte pas ce jeton d’accès de personne : il est faux ou a expiré. Reconnectez-vous, ou créez-en un nouveau.',
  login_refused: 'Facebook a refusé la connexion : {{words}}',
  login_foreign_return: 'La réponse ne correspondait pas à cette connexion. Réessayez.',
  login_page_not_loaded:
    'Impossible de charger la page de connexion Facebook ({{cause}}). Vérifiez la connexion et réessayez.',
  login_page_not_safe:
    'Impossible de charger la page de connexion Facebook ({{cause}}). La connexion n’est pas sûre : vérifiez la date de cet ordinateur, et si quelqu’un écoute sur son réseau.',
  login_window_crashed:
    'La fenêtre de connexion Facebook a cessé de fonctionner ({{cause}}). Réessayez.',
  login_led_away:
    'La connexion Facebook a mené à {{address}}, que cette fenêtre n’ouvre pas. Collez plutôt un jeton d’accès utilisateur.',
  port_taken: 'Le port {{port}} est déjà pris par un autre programme',
  webhook_port_fixed: 'Le port a été défini au lancement de PAL Admin.',
  webhook_closed: 'Le webhook est désactivé. Saisissez d’abord un port et enregistrez-le.',
  webhook_no_address: 'Saisissez d’abord l’adresse publique de votre tunnel et enregistrez-la.',
  webhook_no_verify_token: 'Créez d’abord un jeton de vérification ci-dessus.',
  webhook_reached: '{{host}} mène à ce webhook.',
  webhook_inside_address:
    '{{host}} est une adresse de votre propre réseau. Facebook en a besoin d’une accessible depuis Internet, comme en donne un tunnel.',
  webhook_wrong_token:
    '{{host}} refuse le jeton de vérification : il mène à un autre programme, ou à un autre PAL Admin.',
  webhook_leads_on:
    '{{address}} redirige vers une autre adresse (HTTP {{status}}), pas vers ce webhook. Vérifiez où mène le tunnel.',
  webhook_other_answer:
    'Autre chose répond à {{address}}, pas ce webhook. Vérifiez où mène le tunnel.',
  webhook_other_status:
    '{{address}} répond avec HTTP {{status}} ; ce n’est pas ce webhook. Vérifiez où mène le tunnel.',
  webhook_timeout: '{{host}} n’a pas répondu en {{seconds}} secondes.',
  webhook_unknown_name:
    'L’adresse {{host}} est introuvable. Vérifiez-la ; un nouveau tunnel peut avoir une nouvelle adresse.',
  webhook_certificate:
    'Le certificat de {{host}} n’est pas accepté ({{cause}}), et Facebook ne l’accepterait pas non plus.',
  webhook_refused: 'Impossible de se connecter à {{host}} ({{cause}}). Le tunnel fonctionne-t-il ?',
  send_failed: 'Le message n’a pas pu être envoyé',
  send_unknown:
    'On ne sait pas si ce message est arrivé chez le client. Regardez dans Messenger avant de le renvoyer.',
  send_part_unknown: 'On ne sait pas si la partie précédente est partie.',
  send_part_failed: 'La partie précédente n’est pas partie.',
  send_not_taken: 'Facebook ne l’a pas accepté.',
  send_had_not_gone: 'Il n’était pas parti et est envoyé une nouvelle fois.',
  send_crashed: 'Le programme a échoué sur ce message. Le journal dit pourquoi.',
  send_taken_over: 'Une personne a repris la conversation avant qu’il ne puisse partir.',
  send_superseded:
    'Le client a réécrit avant qu’il ne puisse partir : l’agent rédige une nouvelle réponse.',
  send_stale: 'Il n’a pas pu partir à temps ; l’agent reprend la conversation.',
  send_picture_gone: 'L’image n’est plus enregistrée. Envoyez-la dans un nouveau message.',
  scheduled_late:
    'Son heure était passée depuis plus d’une heure. Envoyez-la maintenant si elle convient encore.',
  scheduled_not_sent: 'Une réponse programmée n’a pas été envoyée : {{problem}}',
}
