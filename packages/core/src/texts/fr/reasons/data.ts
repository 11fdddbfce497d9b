export const dataReasons = {
  job_not_found: 'La tâche est introuvable',
  job_days_must_end:
    'Les chiffres quotidiens doivent être recalculés pour le fuseau horaire des Paramètres',
  job_index_must_end: 'La recherche dans les messages doit être mise à jour',
  job_file_must_go_whole: 'Le retrait d’un fichier doit aller jusqu’au bout',
  job_cancelled: 'Annulé. Rien n’a été gardé.',
  program_ending: 'PAL Admin se ferme',
  store_thread_down: 'La base de données se remet d’un problème. Réessayez dans un instant.',
  busy_backup:
    'Une sauvegarde est en cours. Rien n’a été modifié ; réessayez quand elle sera terminée.',
  busy_restore:
    'Une sauvegarde est vérifiée avant d’être restaurée. Rien n’a été modifié ; réessayez quand ce sera terminé.',
  busy_check:
    'La base de données est en cours de vérification. Rien n’a été modifié ; réessayez quand ce sera terminé.',
  busy_erase: 'Un effacement est en cours. Rien n’a été modifié ; réessayez quand il sera terminé.',
  backup_not_found: 'La sauvegarde est introuvable',
  backup_missing: 'Il n’y a pas de sauvegarde {{path}}.',
  backup_not_ours:
    'La sauvegarde {{path}} est inutilisable : ce n’est pas une sauvegarde de PAL Admin.',
  backup_unknown_version:
    'La sauvegarde {{path}} est inutilisable : elle vient d’une version que ce programme ne connaît pas.',
  backup_unusable: 'La sauvegarde {{path}} est inutilisable : {{cause}}.',
  backup_part_missing: 'La sauvegarde {{path}} est inutilisable : {{file}} manque ou est tronqué.',
  backup_part_changed:
    'La sauvegarde {{path}} est inutilisable : {{file}} a été modifié ou est endommagé.',
  backup_part_damaged:
    'La sauvegarde {{path}} est inutilisable : {{file}} est endommagé ({{cause}}).',
  backup_unpacked_gone:
    'La sauvegarde {{path}} est inutilisable : ce qui en a été extrait a disparu. Vos données sont restées telles quelles ; relancez pour les ouvrir.',
  backup_tampered:
    'La sauvegarde {{path}} est inutilisable : quelqu’un l’a modifiée ({{name}} n’est pas tel que PAL Admin le crée). Vos données sont restées telles quelles.',
  backup_without_store: 'La sauvegarde {{path}} est inutilisable : elle ne contient pas {{file}}.',
  backup_store_empty:
    'La sauvegarde {{path}} est inutilisable : la base de données qu’elle contient est vide.',
  backup_newer:
    'La sauvegarde {{path}} vient d’une version plus récente de PAL Admin. Rien n’a été modifié. Mettez PAL Admin à jour pour la restaurer.',
  backup_store_damaged:
    'Aucune sauvegarde n’a été faite : {{file}} est endommagé ({{cause}}). Les sauvegardes antérieures ont été gardées.',
  restart_not_possible:
    'Cette copie de PAL Admin ne peut pas redémarrer seule. Fermez-la et relancez-la.',

  memory_store_no_backups: 'Une base de données en mémoire n’a pas de sauvegardes',
  memory_store_no_files: 'Une base de données en mémoire n’a pas de fichiers',
  store_gone:
    'Le dossier des données de PAL Admin a été déplacé ou supprimé alors que PAL Admin était ouvert. Rien de nouveau n’est gardé tant qu’il n’est pas revenu. Remettez-le à sa place, ou quittez PAL Admin et relancez-le.',
  backup_failed: 'La dernière sauvegarde n’a pas été faite : {{cause}}',
  store_held:
    'Un autre programme retient les données de PAL Admin : rien de nouveau ne peut être enregistré. Fermez-le, par exemple une sauvegarde ou un outil de base de données, et réessayez.',
  disk_full: 'Le disque est plein. Rien n’est perdu ; libérez de l’espace et réessayez.',
  backup_folder_unwritable: 'PAL Admin ne peut pas écrire dans le dossier des sauvegardes.',
  store_damage_found: '{{cause}}',
  page_to_disconnect: 'Déconnectez d’abord {{page}} : elle reçoit encore des messages.',
  erasure_not_finished:
    'C’est effacé, mais une copie dans un fichier temporaire n’a pas encore pu être nettoyée. PAL Admin réessaie dans une minute.',
}
