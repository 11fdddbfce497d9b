export const aiReasons = {
  answers_per_day_one:
    'L’agent a répondu à ce client une fois en 24 heures, le maximum que vos paramètres permettent',
  answers_per_day_many:
    'L’agent a répondu à ce client {{count}} de fois en 24 heures, le maximum que vos paramètres permettent',
  answers_per_day_other:
    'L’agent a répondu à ce client {{count}} fois en 24 heures, le maximum que vos paramètres permettent',
  agent_broke: 'L’agent s’est arrêté à cause d’une erreur du programme. Le journal en dit plus.',
  ai_no_key: 'Aucune clé IA n’est définie. Saisissez-la dans Paramètres, Configuration de l’IA.',
  ai_no_server_key:
    'Ce serveur n’a pas encore de clé. Saisissez-la dans Paramètres, Configuration de l’IA.',
  ai_key_lost:
    'La clé IA doit être saisie de nouveau : elle a été chiffrée avec une autre clé ou sur un autre ordinateur.',
  ai_key_odd:
    'La clé API contient des caractères qu’aucune clé n’a. Copiez-la de nouveau, sans rien autour.',
  ai_key_refused:
    'Le fournisseur d’IA n’accepte pas la clé API. Copiez la clé de nouveau ou créez-en une chez le fournisseur, et saisissez-la dans Paramètres, Configuration de l’IA.',
  ai_key_lacks_scopes:
    'Il manque une autorisation à la clé API : {{scopes}}. Copiez la clé de nouveau ou créez-en une chez le fournisseur, et saisissez-la dans Paramètres, Configuration de l’IA.',
  ai_key_lacks_right:
    'Il manque une autorisation à la clé API. Copiez la clé de nouveau ou créez-en une chez le fournisseur, et saisissez-la dans Paramètres, Configuration de l’IA.',
  ai_key_not_for_model:
    'La clé API ne peut pas utiliser {{model}}. Copiez la clé de nouveau ou créez-en une chez le fournisseur, et saisissez-la dans Paramètres, Configuration de l’IA.',
  ai_key_other_organization:
    'La clé API n’appartient pas à cette organisation ou à ce projet. Copiez la clé de nouveau ou créez-en une chez le fournisseur, et saisissez-la dans Paramètres, Configuration de l’IA.',
  ai_key_other_network:
    'La clé API ne peut pas être utilisée depuis ce réseau. Copiez la clé de nouveau ou créez-en une chez le fournisseur, et saisissez-la dans Paramètres, Configuration de l’IA.',
  ai_account_closed:
    'Le compte IA de cette clé est fermé. Copiez la clé de nouveau ou créez-en une chez le fournisseur, et saisissez-la dans Paramètres, Configuration de l’IA.',
  ai_account_unverified:
    'Le compte IA doit être vérifié pour utiliser {{model}}. Vérifiez-le chez le fournisseur, ou choisissez un autre modèle dans les Paramètres.',
  ai_no_credit:
    'Le compte IA n’a plus de crédit, ou sa limite de dépenses est atteinte. Ajoutez du crédit ou augmentez la limite dans votre compte chez le fournisseur.',
  ai_slow_down:
    'Le fournisseur d’IA limite les demandes. Cela passe en quelques minutes ; si c’est fréquent, augmentez les limites de votre compte.',
  ai_translation_unsound:
    'La réponse n’était pas une traduction fidèle : elle changeait un chiffre ou oubliait une valeur. Choisissez de nouveau « Proposer une traduction », ou écrivez-la vous-même.',
  ai_timeout:
    'Le modèle n’a pas répondu à temps. Il est peut-être surchargé ; si c’est fréquent, allongez le délai de réponse ou choisissez un autre modèle dans Paramètres, Configuration de l’IA.',
  ai_unreachable:
    'Le fournisseur d’IA est injoignable. Vérifiez la connexion Internet et, le cas échéant, l’URL de base.',
  ai_certificate:
    'Le fournisseur d’IA n’a pas pu être joint de façon sûre : son certificat n’est pas valable pour cette adresse. Vérifiez la connexion Internet et, le cas échéant, l’URL de base.',
  ai_name_unknown:
    'Le fournisseur d’IA est injoignable : son adresse est introuvable. Vérifiez le réseau et l’URL de base.',
  ai_nothing_listens:
    'Le fournisseur d’IA est injoignable : aucun serveur ne fonctionne à son adresse. Vérifiez la connexion Internet et, le cas échéant, l’URL de base.',
  ai_redirected:
    'Le fournisseur d’IA est injoignable : son adresse redirige vers une autre. Saisissez celle-ci comme URL de base, si c’est la sienne.',
  ai_unsafe_base_url:
    'L’adresse doit commencer par https:// (http:// seulement pour cet ordinateur).',
  ai_other_protocol:
    'Le serveur à cette adresse n’est pas compatible avec OpenAI. Vérifiez le réseau et l’URL de base ; la plupart se terminent par /v1.',
  ai_nothing_there:
    'Aucun serveur compatible avec OpenAI à cette adresse. Vérifiez l’URL de base dans Paramètres, Configuration de l’IA ; la plupart se terminent par /v1.',
  ai_fault:
    'Le fournisseur d’IA a un problème en ce moment. Vous n’y êtes pour rien ; cela passe en général en quelques minutes.',
  ai_answer_unreadable:
    'La réponse du fournisseur d’IA est illisible. Vous n’y êtes pour rien ; cela passe en général en quelques minutes.',
  ai_models_unreadable:
    'La liste des modèles est illisible. Vous n’y êtes pour rien ; cela passe en général en quelques minutes.',
  ai_provider_answer_too_long:
    'La réponse du fournisseur d’IA est plus longue que possible. Vous n’y êtes pour rien ; cela passe en général en quelques minutes.',
  ai_answer_too_long:
    'La réponse du modèle est plus longue que possible. Vous n’y êtes pour rien ; cela passe en général en quelques minutes.',
  ai_answer_empty:
    'Le modèle a envoyé une réponse vide. Vous n’y êtes pour rien ; cela passe en général en quelques minutes.',
  ai_answer_cut_off:
    'La réponse du modèle a été coupée. Augmentez « Nombre maximal de tokens » dans Paramètres, Configuration de l’IA.',
  ai_declined: 'Le modèle a refusé de répondre à cette conversation.',
  ai_conversation_too_long: 'Cette conversation est trop longue pour {{model}}.',
  ai_too_many_tokens:
    '{{model}} n’accepte pas autant de tokens. Modifiez « Nombre maximal de tokens » dans Paramètres, Configuration de l’IA.',
  ai_country:
    'Le fournisseur d’IA ne dessert pas ce pays ou cette région. Choisissez un autre modèle ou fournisseur dans Paramètres, Configuration de l’IA.',
  ai_request_refused:
    'Le fournisseur d’IA a refusé la demande pour {{model}}. Choisissez un autre modèle ou fournisseur dans Paramètres, Configuration de l’IA.',
  ai_parameter_refused:
    'Le fournisseur d’IA a refusé la demande pour {{model}} ({{parameter}}). Choisissez un autre modèle ou fournisseur dans Paramètres, Configuration de l’IA.',
  ai_model_gone:
    'Le modèle {{model}} n’est pas disponible. Choisissez-en un autre dans les Paramètres.',
  ai_model_retired:
    'Le modèle {{model}} a été retiré le {{day}}. Choisissez-en un autre, par exemple {{other}}.',
  ai_model_retiring:
    '{{model}} sera retiré le {{day}}. Choisissez d’ici là un autre modèle, par exemple {{other}}.',
  ai_openai_retired: 'OpenAI a retiré {{model}} le {{day}}. Choisissez un autre modèle.',
  ai_openai_retiring: 'OpenAI retire {{model}} le {{day}}. Choisissez d’ici là un autre modèle.',
}
