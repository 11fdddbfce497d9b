export const graphReasons = {
  graph_token_refused: 'Facebook n’accepte plus le jeton d’accès de cette page. {{next}}',
  graph_app_removed:
    'L’application a été retirée du compte Facebook qui a connecté cette page. {{next}}',
  graph_account_check:
    'Facebook demande au titulaire du compte de se connecter sur facebook.com et de confirmer son identité. {{next}}',
  graph_password_changed:
    'Le mot de passe du compte Facebook a été changé, ce qui a mis fin à la connexion. {{next}}',
  graph_token_expired: 'Le jeton d’accès de cette page a expiré. {{next}}',
  graph_account_unconfirmed: 'Le compte Facebook n’est pas confirmé. {{next}}',
  graph_logged_out:
    'Le compte Facebook a été déconnecté, ce qui a mis fin à la connexion. {{next}}',
  graph_unknown_app:
    'Facebook ne connaît pas cet identifiant et cette clé secrète. Vérifiez les deux dans les Paramètres.',
  graph_wrong_app_secret:
    'La clé secrète des Paramètres n’est pas celle de l’application avec laquelle cette page a été connectée. Saisissez la bonne : la page reste connectée. Pour passer à une autre application, enregistrez ensemble son identifiant et sa clé secrète.',
  graph_permission_missing:
    'La page a été connectée sans une autorisation nécessaire ici. Reconnectez-la et accordez tout ce qui est demandé. Pour les personnes sans rôle dans votre application, Facebook doit d’abord l’avoir examinée.',
  graph_named_permission_missing:
    'La page a été connectée sans l’autorisation {{permission}}. Reconnectez-la et accordez-la.',
  graph_app_review:
    'Tant que Facebook n’a pas examiné votre application, elle n’atteint que les personnes qui y ont un rôle : administrateurs, développeurs et testeurs.',
  graph_no_human_agent:
    'Facebook n’a pas accordé « Human Agent » à votre application (examen de l’application).',
  graph_window_closed:
    'Le délai de 24 heures depuis le dernier message du client est écoulé. Il se rouvre quand le client vous réécrit.',
  graph_person_unavailable:
    'Cette personne est injoignable sur Messenger pour l’instant, ou a bloqué la page.',
  graph_page_restricted:
    'Facebook a restreint cette page pour l’instant : elle ne peut pas envoyer de messages. Voir l’onglet Qualité de la Page sur Facebook.',
  graph_action_blocked:
    'Facebook a bloqué cette action en raison de ses règles. Voir l’onglet Qualité de la Page sur Facebook.',
  graph_spam:
    'Facebook signale que les messages de cette page ressemblent à du spam. L’envoi a été arrêté.',
  graph_rate_limited:
    'Facebook n’autorise plus d’appels pour cette page pendant un moment. PAL Admin continue automatiquement.',
  graph_out_of_budget:
    'Les appels de cette page à Facebook sont épuisés pour l’instant. PAL Admin continue dès que Facebook le permet.',
  graph_fault: 'Facebook a eu un problème de son côté. {{next}}',
  graph_error_page: 'Facebook a répondu par une page d’erreur (HTTP {{status}}). {{next}}',
  graph_unreadable: 'Facebook a envoyé une réponse illisible. {{next}}',
  graph_unreachable: 'Facebook est injoignable. Vérifiez la connexion Internet. {{next}}',
  graph_certificate:
    'Facebook ne peut pas être joint de façon sûre : le certificat de ce qui répond n’est pas valable. Vérifiez la date de cet ordinateur et son antivirus. {{next}}',
  graph_too_slow: 'Facebook n’a pas répondu à temps. {{next}}',
  graph_not_found: 'Facebook ne le trouve pas, ou le compte connecté n’a pas le droit de le voir.',
  graph_customer_unknown: 'Facebook ne connaît pas ce client sur cette page.',
  graph_message_deleted:
    'Le message a été supprimé sur Facebook, ou est trop ancien pour y être lu.',
  graph_file_refused:
    'Facebook n’a pas pu accepter le fichier : son adresse, son type ou sa taille ne convient pas.',
  graph_other_app: 'Une autre application répond actuellement dans cette conversation.',
  graph_profile_hidden: 'Facebook n’affiche pas le profil de ce client.',
  graph_request_refused: 'Facebook a refusé la demande telle quelle.',
  graph_request_refused_code: 'Facebook a refusé la demande (code {{code}}).',
  next_connect_again: 'Reconnectez la page.',
  next_new_token: 'Créez un nouveau jeton d’accès et collez celui-là.',
  next_automatic: 'PAL Admin réessaie automatiquement.',
  next_in_a_moment: 'Réessayez dans un instant.',
}
