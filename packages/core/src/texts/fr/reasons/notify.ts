export const notifyReasons = {
  notify_order_subject: 'Nouvelle commande {{order}}',
  notify_order_text: '{{customer}} a commandé {{products}} pour {{amount}}.',
  notify_order_more_one: '{{products}} … et {{count}} autre',
  notify_order_more_many: '{{products}} … et {{count}} autres',
  notify_order_more_other: '{{products}} … et {{count}} autres',
  notify_trust_subject: '{{name}} : les réponses repassent en brouillon',
  notify_trust_text:
    '{{corrected}} des {{answers}} dernières réponses que l’agent a envoyées seul ont été corrigées. Il prépare à nouveau des brouillons sur ce sujet ; vous les envoyez.',
  notify_low_stock_subject: '{{name}} : plus que {{pieces}} en stock',
  notify_low_stock_text:
    'Quand il n’y en aura plus, l’agent cessera de le vendre dans {{campaign}}.',
  notify_sold_out_subject: '{{name}} est en rupture',
  notify_sold_out_text:
    'L’agent ne le vend plus dans {{campaign}}. Saisissez la nouvelle quantité quand vous en aurez.',
  notify_page_subject: '{{name}} : l’agent ne peut plus répondre à ses clients',
  notify_budget_subject: '{{name}} est en pause : budget épuisé',
  notify_human_subject: '{{customer}} vous attend',
  notify_draft_subject: 'Réponse à {{customer}} à valider',
  notify_draft_text: 'Question : {{asked}}\n\nRéponse : {{answer}}',
  notify_draft_send: 'Envoyer',
  notify_draft_drop: 'Abandonner',
  notify_draft_sent: 'Envoyé au client.',
  notify_draft_dropped: 'Abandonné. Rien n’a été envoyé.',
  notify_test_subject: 'Test de PAL Admin',
  notify_test_text: 'Les notifications arrivent ici.',
  notify_hand_back: 'Laisser l’agent répondre',
  notify_handed_back: 'L’agent répond de nouveau à ce client.',
  notify_gone: 'Cela n’existe plus.',
  notify_paired: 'Associé. Les notifications de votre boutique arrivent désormais ici.',
  notify_not_paired:
    'Envoyez le code d’association que PAL Admin affiche dans Paramètres, Notifications.',
  notify_sent: 'Envoyé. Regardez s’il est arrivé.',
  notify_needs_email:
    'Saisissez le serveur de messagerie, l’expéditeur et le destinataire, puis enregistrez.',
  notify_needs_sms:
    'Saisissez l’adresse de votre fournisseur de SMS et le numéro de téléphone, puis enregistrez.',
  notify_needs_webhook: 'Saisissez l’adresse à appeler, puis enregistrez.',
  notify_needs_webhook_secret: 'Saisissez la clé qui signe les appels.',
  notify_needs_telegram: 'Saisissez le jeton de votre bot.',
  notify_needs_pairing:
    'Envoyez {{code}} à votre bot dans Telegram pour l’associer à cette boutique.',
  notify_mail_refused: 'Le serveur de messagerie a refusé le message : {{cause}}',
  notify_mail_login:
    'Le serveur de messagerie n’accepte pas ce nom d’utilisateur et ce mot de passe.',
  notify_mail_unreachable: 'Le serveur de messagerie {{server}} est injoignable.',
  notify_mail_silent:
    'Le serveur de messagerie {{server}} n’a pas répondu à temps. Vérifiez le port, souvent 465 ou 587.',
  notify_mail_unencrypted:
    'Le serveur de messagerie {{server}} ne propose pas de connexion chiffrée sur ce port. Rien n’a été envoyé, pas même votre mot de passe. Demandez le port à votre fournisseur, souvent 465 ou 587.',
  notify_mail_certificate:
    'Le serveur de messagerie {{server}} n’a pas prouvé qu’il est bien le vôtre ({{cause}}). Rien n’a été envoyé, pas même votre mot de passe. Vérifiez le nom du serveur.',
  notify_refused: '{{server}} a répondu {{status}} : {{cause}}',
  notify_unreachable: '{{server}} est injoignable.',
  notify_telegram_token: 'Telegram ne connaît pas ce jeton de bot.',
  vault_enter_notify:
    'Saisissez de nouveau le mot de passe ou la clé de {{channel}} dans Paramètres, Notifications.',
}
