export const shopReasons = {
  card_not_found: 'La fiche est introuvable',
  card_is_made:
    'Cette fiche vient de vos paramètres, de la campagne ou du stock. Modifiez-la là-bas.',
  cards_too_many:
    'Il n’y a plus de place pour une fiche. Supprimez-en une dans Paramètres, Tactiques de vente.',
  campaign_gone: 'La campagne « {{campaign}} » a été supprimée',
  campaign_not_found: 'La campagne est introuvable',
  campaign_file_too_many:
    'Cette campagne a plus de {{most}} produits, et son fichier ne pourrait pas être importé de nouveau. Supprimez-en, ou répartissez-les entre deux campagnes.',
  campaign_file_too_large:
    'Le fichier de cette campagne dépasserait {{megabytes}} Mo et ne pourrait pas être importé de nouveau. Raccourcissez des descriptions ou supprimez des produits.',
  campaign_file_value:
    'Le fichier de cette campagne ne pourrait pas être importé de nouveau : un élément de « {{name}} » {{why}}. Modifiez-le d’abord.',
  campaign_offer_over:
    'L’offre de cette campagne est terminée. Modifiez la campagne et indiquez une fin plus tardive, ou aucune, pour la reprendre.',
  campaign_offer_end_past: 'Ce moment est passé : choisissez-en un plus tard, ou laissez vide',
  campaign_already_active:
    'La campagne « {{name}} » est active sur cette page. Arrêtez-la d’abord : une page a une seule campagne active à la fois.',
  campaign_keeps_currency:
    'Une campagne garde sa devise dès qu’elle a des produits, des commandes ou des montants : ils ne vaudraient plus la même chose. Créez une nouvelle campagne pour l’autre devise.',
  campaign_keeps_page:
    'Une campagne reste sur sa page, avec ses conversations. Créez une nouvelle campagne pour l’autre page.',
  campaign_over_budget:
    'La campagne « {{name}} » est en pause : le budget IA de ce mois est épuisé. Augmentez-le, ou elle reprendra seule le mois prochain.',
  page_not_selectable: 'Choisissez une page Facebook valide',
  product_picture_not_found:
    'L’image de ce produit ne peut pas être affichée : rien à son adresse, ce n’est pas une image ou elle dépasse 5 Mo.',
  product_not_found: 'Le produit est introuvable',
  product_gone: 'La campagne ne vend plus « {{product}} »',
  product_not_sold: 'La campagne ne vend pas ce produit',
  products_other_currency:
    '« {{name}} » vend en {{currency}} : ses prix seraient une autre somme dans cette campagne',
  product_out_of_stock: 'Le stock de « {{product}} » ne suffit pas',
  import_already_there: 'dans cette campagne',
  import_already_on_line: 'comme la ligne {{line}}',
  import_other_price: 'comme la ligne {{line}}, à un autre prix : gardez l’une des deux',
  import_extra_picture: 'Seulement une image de plus du produit ci-dessus',
  import_not_for_sale: 'Pas en vente dans Shopify : {{status}}',
  order_not_found: 'La commande est introuvable',
  order_advance_asked:
    'Un paiement d’avance a été demandé. Commandes revenues : {{cameBack}} sur {{finished}} terminées ({{percent}} %).',
  order_cannot_become: 'Une commande « {{from}} » ne peut pas devenir « {{to}} »',
  order_state_confirmed: 'Confirmée',
  order_state_processing: 'En préparation',
  order_state_shipped: 'Expédiée',
  order_state_delivered: 'Livrée',
  order_state_cancelled: 'Annulée',
  return_not_delivered: 'Seule une commande livrée peut être retournée',
  return_empty: 'Choisissez ce qui est revenu',
  return_too_many_one: 'Il ne peut pas en revenir plus de {{count}}',
  return_too_many_many: 'Il ne peut pas en revenir plus de {{count}}',
  return_too_many_other: 'Il ne peut pas en revenir plus de {{count}}',
  return_amount_too_large: 'C’est plus que ce qui reste de la commande',
  pdf_no_desktop:
    'Seul le programme de bureau crée lui-même un PDF. Imprimez et choisissez d’enregistrer en PDF.',
  pdf_failed: 'Impossible de créer le PDF : {{cause}}',
  order_not_set_back:
    'Cette commande ne peut pas revenir en arrière : son dernier changement a eu des suites',
  order_move_final: 'Un changement peut être annulé pendant 10 secondes, et elles sont écoulées',
  sent_voice: 'A envoyé un message vocal, que l’agent ne peut pas écouter',
  sent_picture: 'A envoyé une image que l’agent n’a pas pu voir',
  sent_file: 'A envoyé une vidéo, un fichier ou autre chose que l’agent ne peut pas ouvrir',
  wants_human: 'Veut parler à une personne',
  waits_for_you: 'Attend votre réponse. L’agent est en pause dans cette conversation.',
  wants_order_cancelled: 'Parle de la commande {{number}}, que l’agent ne peut plus annuler',
  wants_order_changed:
    'Veut modifier la commande {{number}}, ce que l’agent ne peut pas faire seul',
  reacted_to_offer:
    'A réagi par {{emoji}} à la question de passer la commande : ce n’est ni oui ni non.',
  wants_many: 'Veut {{quantity}} × {{product}} : plus qu’une commande ne peut contenir',
  wants_unknown_order: 'Parle d’une commande qui n’est pas parmi les siennes',
  order_not_amendable:
    'La commande a été modifiée, payée ou expédiée entre-temps : l’agent ne la modifie plus',
  order_has_left: 'Une commande expédiée ou annulée garde son client et son adresse',
  order_empty: 'Une commande a besoin d’un produit',
  order_quantity: 'Une quantité doit être un nombre entier positif',
  order_discount: 'La remise dépasse le prix des articles',
  order_too_large:
    'Les articles coûtent plus que ce qu’une commande peut contenir : vérifiez prix et quantité',
  order_part_amount: 'Une partie doit être supérieure à zéro et inférieure au total de {{total}}',
  order_nothing_due: 'Rien n’est dû pour cette commande',
  order_received: 'Indiquez plus de zéro et au plus ce qui reste dû : {{due}}',
  order_no_tracking: 'La liste ne donne pas de numéro de suivi pour cette commande',
  order_tracking_shortened:
    'Un tableur a raccourci ce numéro. Affichez-y sa colonne en nombre sans décimales, puis copiez à nouveau la liste',
  order_is_cancelled: 'Cette commande est annulée',
  order_listed_twice: 'Cette commande figure deux fois dans la liste',
  order_items_final: 'Les articles ne peuvent être modifiés qu’avant l’expédition de la commande',
  order_total_changed:
    'Un prix ou des frais ont changé entre-temps : regardez le nouveau total, puis appuyez encore une fois',
  order_client_id_used:
    'Ceci a déjà été enregistré comme commande {{number}}, avec d’autres données. Modifiez-la ; changez quelque chose ici pour en enregistrer une autre.',
  order_product_twice: 'Chaque produit ne va que sur une ligne',
  order_items_unclear:
    'Cette commande ne peut pas être modifiée : un produit y figure deux fois, ou a été supprimé du catalogue',
  order_paid_too_much: 'C’est plus que le total de {{total}}',
  order_refund_amount: 'Saisissez plus de zéro et au plus {{paid}}, la somme payée',
  order_paid_less: 'Le paiement complet est d’au moins {{total}}',
  order_paid_at_future: 'Le paiement ne peut pas dater du futur',
  order_paid_at_early: 'Le paiement ne peut pas dater de plus d’un an avant la commande',
  card_day_over: 'Ce jour est déjà passé',
  order_other_page: 'Cette campagne est celle d’une autre page que la conversation',
  order_currency: 'La campagne vend en {{currency}}',
  customer_not_found: 'Le client est introuvable',
  customer_of_two_pages:
    'Deux pages connaissent un client sous cet identifiant. Précisez laquelle : pageId.',
  correction_waits:
    'Une correction attend : le délai de réponse était écoulé quand vous l’avez écrite',
  rehearsal_kept_full:
    'On garde au plus {{most}} conversations d’une campagne pour répéter. Retirez-en une d’abord.',
  rehearsal_offer_not_found: 'Cette proposition de répétition est introuvable',
  rehearsal_running: 'Une répétition est en cours : arrêtez-la d’abord',
  rehearsal_broke:
    'La répétition a été interrompue par une erreur du programme. Le journal en dit plus.',
  conversation_not_found: 'La conversation est introuvable',
  import_not_undone: 'Cet import ne peut plus être annulé',
  courier_file_not_found:
    'Ce fichier n’existe plus : il a été retiré, ou un plus récent contient ses commandes',
  changed_meanwhile:
    'Une autre fenêtre a modifié ceci entre-temps. Rien n’a été écrasé. Vérifiez, puis enregistrez à nouveau.',
  message_not_found: 'Le message est introuvable',
  message_erased: 'Le message a été effacé pendant son envoi',
  message_same_id: 'Facebook a donné le même identifiant à deux messages',
  message_too_long_one: 'Un message doit compter moins de {{count}} caractère',
  message_too_long_many: 'Un message doit compter moins de {{count}} de caractères',
  message_too_long_other: 'Un message doit compter moins de {{count}} caractères',
  decision_log_not_found: 'Rien n’est enregistré au sujet de cette réponse',
  scheduled_reply_not_found: 'La réponse programmée est introuvable',
  reply_not_resendable: 'Seules vos propres réponses non envoyées peuvent être renvoyées',
  reply_client_id_used:
    'Ceci a déjà été envoyé, avec un autre texte ou d’autres images. Regardez la conversation et modifiez le texte pour envoyer un autre message.',
  agent_found_no_answer:
    'L’agent n’a trouvé aucune réponse que vos règles autorisent. Répondez vous-même à ce client.',
  agent_needs_you: 'Répondez à ce client, s’il vous plaît. {{why}}',
  no_agent_here:
    'Aucune campagne n’est active sur cette page. Reprenez-en une ou créez-en une, et l’agent répondra.',
  agent_hands_over: '{{words}}',
  agent_hands_over_for: '{{why}}. Dans les mots de l’agent : « {{words}} »',
  hands_over_complaint: 'Se plaint : quelque chose est en retard, manque, est cassé ou ne va pas',
  hands_over_return: 'Veut être remboursé, ou rendre ou échanger quelque chose',
  hands_over_discount: 'Veut un prix ou des conditions que vos règles ne permettent pas',
  hands_over_delivery: 'Pose sur la livraison une question que l’agent ne peut pas régler',
  hands_over_payment: 'Pose sur un paiement une question que l’agent ne peut pas régler',
  hands_over_question: 'Demande quelque chose à quoi l’agent ne peut pas répondre',
  hands_over_special_order: 'Veut quelque chose fait sur mesure ou une grosse commande',
  hands_over_safety: 'Parle de santé, de danger ou de détresse',
  hands_over_stuck: 'L’agent ne peut pas continuer seul ici',
  agent_handed_over: 'L’agent vous passe la conversation.',
  agent_held:
    'Ce texte dit peut-être quelque chose que votre boutique n’a pas défini. Lisez-le avant de l’envoyer.',
  agent_overtaken:
    'Quelque chose a changé pendant que l’agent réfléchissait. Lisez ce texte avant de l’envoyer. {{why}}',
  agent_stopped_here:
    'Deux fois de suite, l’agent n’a trouvé aucune réponse que vos règles permettent ; il s’est arrêté dans cette conversation. Répondez ici, ou rendez-la à l’agent.',
  draft_unreadable: 'Ce brouillon ne peut plus être lu. Écrivez vous-même la réponse.',
  draft_not_found: 'Le brouillon est introuvable',
  proposal_not_found: 'La proposition est introuvable',
  proposal_settled:
    'Cette proposition n’est plus valable : elle a été traitée, ou les chiffres ont changé.',
  drafts_not_trusted:
    'Trop peu de ces brouillons sont partis tels quels pour que l’agent les envoie seul.',
  draft_gone:
    'Ce brouillon n’est plus à jour : il a été traité, ou quelque chose a été dit depuis.',
  draft_price_changed:
    'Le prix de {{product}} a changé depuis que ceci a été écrit, de {{from}} à {{to}}.',
  draft_fee_changed:
    'Les frais de livraison ont changé depuis que ceci a été écrit, de {{from}} à {{to}}.',
  draft_stock_changed: 'Le stock de {{product}} a changé depuis que ceci a été écrit.',
  draft_product_changed:
    'Le nom ou la description de {{product}} a changé depuis que ceci a été écrit.',
  draft_product_gone: 'Un produit de ce brouillon n’est plus dans la campagne.',
  draft_words_changed: 'Votre boutique ne dit plus ceci : « {{words}} »',
  draft_terms_changed:
    'Les conditions de livraison, la remise ou la fin de l’offre de ce brouillon ont changé depuis qu’il a été écrit.',
  draft_not_renewed:
    'L’agent ne répond pas dans cette conversation en ce moment. Modifiez le brouillon ou écrivez votre propre réponse.',
  drafted_for_you:
    'Dans cette campagne, l’agent prépare des brouillons. Celui-ci partira quand vous l’enverrez.',
  answer_not_allowed:
    'Facebook n’autorise pas de réponse dans cette conversation pour le moment. Le client a peut-être bloqué votre page, ou Facebook l’a restreinte : regardez dans Messenger.',
  agent_window_closed:
    'Le client attend toujours, mais l’agent ne peut plus répondre : le délai de 24 heures est écoulé.',
  follow_up_window_closed:
    'L’agent ne peut pas relancer de lui-même : le délai de 24 heures est écoulé.',
  follow_up_quiet_hours:
    'L’agent ne peut pas relancer de lui-même : vos heures de silence durent plus longtemps que le délai de réponse.',
  follow_up_taken_over:
    'L’agent ne peut pas relancer de lui-même : vous vous occupez de cette conversation.',
  order_to_tell:
    'Le délai de réponse était écoulé : prévenez vous-même ce client au sujet de {{order}}. Relisez, modifiez à votre guise et envoyez.',
  product_back:
    '{{product}} est de nouveau disponible : ce client avait appris la rupture de stock.',
  example_not_found: 'Cet exemple est introuvable : il est peut-être déjà retiré',
  task_scheduled: 'Une réponse part à l’heure prévue',
  task_unsent: 'Une réponse n’a pas été envoyée',
  task_draft: 'Un brouillon vous attend',
  task_not_found: 'Cette tâche est introuvable : elle est peut-être déjà faite',
  reply_sent_already: 'Cette réponse a déjà été envoyée.',
  reply_time_past: 'Ce moment est passé. Choisissez-en un plus tard.',
  scheduled_before_restore:
    'Elle devait partir avant la restauration de la sauvegarde et a peut-être déjà été envoyée. Vérifiez la conversation, puis réécrivez-la ou supprimez-la.',
  order_changed_after_slip:
    'La commande {{order}} a changé après l’impression de son bon de livraison. Imprimez-le à nouveau avant d’emballer.',
  order_cancelled_after_slip:
    'La commande {{order}} a été annulée après l’impression de son bon de livraison. Ne l’envoyez pas.',
  order_changed_after_file:
    'La commande {{order}} a changé après avoir été mise dans un fichier pour un transporteur. Prévenez le transporteur avant que le colis ne parte.',
  order_cancelled_after_file:
    'La commande {{order}} a été annulée après avoir été mise dans un fichier pour un transporteur. Annulez aussi son colis chez lui.',
  reply_time_after_window:
    'Le délai de 24 heures sera alors écoulé. Choisissez un moment plus tôt.',
  window_closed: 'Le délai de 24 heures est écoulé. Il se rouvre quand le client vous réécrit.',
  window_closed_for_you:
    'Le délai de 24 heures est écoulé. Vous pourrez répondre quand le client vous réécrira.',
  window_closed_human_agent:
    'Le délai de 7 jours pour ce que vous écrivez vous-même est écoulé. Vous pourrez répondre quand le client vous réécrira.',
  page_token_missing_for_reading: 'La page de cette conversation est déconnectée. Reconnectez-la.',
  picture_gone: 'L’image n’est plus là. Choisissez-la de nouveau.',
  picture_too_large: 'Facebook accepte les images jusqu’à {{megabytes}} Mo',
  picture_empty: 'Le fichier est vide',
  picture_wrong_kind:
    'Ce fichier n’est pas une image acceptée par Messenger : JPEG, PNG, GIF ou WebP',
  picture_cut_off: 'L’image n’a pas été envoyée en entier',
}
