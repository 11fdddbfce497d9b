export const updateReasons = {
  update_by_store: 'Le Microsoft Store tient PAL Admin à jour',
  update_no_feed: 'Cette copie de PAL Admin a été faite sans mises à jour',
  update_no_key:
    'Cette copie de PAL Admin ne peut pas vérifier qui a fait une mise à jour : elle n’en accepte aucune',
  update_development: 'Une copie de développement n’est pas mise à jour',
  update_not_signed:
    'La mise à jour n’est pas signée par les auteurs de PAL Admin : elle a été refusée. Rien n’a été modifié.',
  update_older: 'La version {{version}} n’est pas plus récente que celle-ci : elle a été refusée.',
  update_cut:
    'La mise à jour n’est pas arrivée entière : elle a été refusée. Rien n’a été modifié.',
  update_feed_unreadable:
    'La réponse du serveur de mises à jour est illisible. PAL Admin regarde plus tard ; rien n’a été modifié.',
  update_unreachable:
    'Le serveur de mises à jour est injoignable. Vérifiez votre connexion ; PAL Admin regarde plus tard.',
  update_failed: 'La mise à jour a échoué, et rien n’a été modifié : {{cause}}',
  update_menu_check: 'Rechercher des mises à jour…',
  update_menu_checking: 'Recherche de mises à jour…',
  update_menu_available: 'Mettre à jour vers {{version}}…',
  update_menu_downloading: 'Téléchargement de la mise à jour : {{percent}} %',
  update_menu_restart: 'Redémarrer pour passer à {{version}}…',
  update_menu_failed: 'Échec de la mise à jour…',
  update_menu_beta: 'Recevoir les versions de test',
  update_menu_licences: 'Licences',
  update_current: 'PAL Admin est à jour',
  update_current_version: 'Vous avez la version {{version}}.',
  update_found: 'PAL Admin {{version}} est disponible',
  update_notified: 'Cliquez pour voir les nouveautés et l’installer.',
  update_by_hand:
    'Cette version ne peut pas être installée d’ici. Téléchargez-la là où vous avez obtenu PAL Admin, et installez-la par-dessus : vos données restent.',
  update_ready: 'PAL Admin {{version}} est prêt à être installé',
  update_ready_detail:
    'PAL Admin redémarre. Ce que fait l’agent est terminé maintenant ou après ; rien n’est perdu.',
  update_now: 'Télécharger',
  update_restart: 'Redémarrer maintenant',
  update_later: 'Plus tard',
  update_again: 'Réessayer',
  update_close: 'Fermer',
}
