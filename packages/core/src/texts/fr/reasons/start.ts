export const startReasons = {
  start_browser_too_old:
    'Ce navigateur est trop ancien pour PAL Admin. Mettez-le à jour, ou ouvrez PAL Admin dans une version actuelle de Chrome, Edge, Firefox ou Safari.',
  store_foreign: '{{path}} n’est pas une base de données de PAL Admin. Elle n’a pas été touchée.',
  store_newer:
    'Ces données viennent d’une version plus récente de PAL Admin (version des données {{version}} ; ce programme lit jusqu’à {{newest}}). Elles sont restées telles quelles. Mettez PAL Admin à jour pour les ouvrir.',
  store_busy:
    'Un autre PAL Admin utilise les données de {{folder}}. Fermez-le, ou choisissez un autre dossier.',
  store_damaged:
    'La base de données de {{folder}} est endommagée et n’a pas été ouverte ({{cause}}). Elle est restée telle quelle.',
  store_damaged_no_backup: '{{problem}} Il n’en existe aucune sauvegarde.',
  restore_state_unreadable:
    'Impossible de lire {{path}} : on ne sait donc pas où en était une restauration. Rien n’a été touché.',
  folder_not_made:
    'Les données n’ont pas été ouvertes : impossible de créer le dossier {{folder}}. Rien n’a été modifié. ({{cause}})',
  folder_is_a_file:
    'Les données n’ont pas été ouvertes : impossible de créer le dossier {{folder}}, car un fichier porte ce nom. Rien n’a été modifié. ({{cause}})',
  folder_below_a_file:
    'Les données n’ont pas été ouvertes : impossible de créer le dossier {{folder}}, car une partie de son chemin est un fichier. Rien n’a été modifié. ({{cause}})',
  folder_not_writable:
    'Les données n’ont pas été ouvertes : l’écriture dans le dossier {{folder}} n’est pas permise. Rien n’a été modifié. ({{cause}})',
  folder_not_fit:
    'Les données n’ont pas été ouvertes : le dossier {{folder}} ne convient pas pour les garder ; il est sur un réseau, ou son disque est défaillant. Choisissez un dossier de cet ordinateur. Rien n’a été modifié. ({{cause}})',
  folder_without_locks:
    'Les données n’ont pas été ouvertes : le dossier {{folder}} ne permet pas les verrous, qui empêchent deux PAL Admin de répondre aux mêmes clients. Choisissez un dossier de cet ordinateur. Rien n’a été modifié. ({{cause}})',
  file_not_writable:
    'Les données n’ont pas été ouvertes : vous n’avez pas le droit de lire et d’écrire le fichier {{path}}. Rien n’a été modifié.',
  file_is_a_folder:
    'Les données n’ont pas été ouvertes : {{path}} est un dossier, alors qu’un fichier de PAL Admin porte ce nom. Rien n’a été modifié.',
  folder_disk_read_only:
    'Les données n’ont pas été ouvertes : le dossier {{folder}} est sur un disque protégé en écriture. Rien n’a été modifié. ({{cause}})',
  folder_disk_full:
    'Les données n’ont pas été ouvertes : le dossier {{folder}} est sur un disque plein. Rien n’a été modifié. ({{cause}})',
  start_title: 'PAL Admin n’a pas pu démarrer',
  start_no_access: 'PAL Admin n’a pas le droit de lire ou d’écrire dans le dossier de ses données.',
  start_part_not_loaded:
    'Une partie de PAL Admin ne fonctionne pas sur cet ordinateur. Réinstallez PAL Admin, dans la version pour votre système.',
  start_disk_read_only: 'Le disque qui contient les données de PAL Admin est protégé en écriture.',
  start_disk_full: 'Le disque qui contient les données de PAL Admin est plein.',
  start_file_not_opened: 'Impossible d’ouvrir le fichier qui contient les données de PAL Admin.',
  start_file_read_only:
    'Impossible d’écrire dans le fichier qui contient les données de PAL Admin.',
  start_unexpected:
    'Un problème inattendu est survenu. Rien de ce qui était enregistré n’est perdu.',
  browser_not_opened: 'Aucun navigateur n’a pu être ouvert',
  browser_link: 'Le lien mène à {{address}}',
  rescue_damaged: 'Les données de PAL Admin sont endommagées',
  rescue_made_on: 'La dernière sauvegarde en bon état date du {{day}}.',
  rescue_set_aside:
    'Ce qui est venu après n’y figure pas. Les données endommagées sont mises de côté, pas supprimées.',
  rescue_go_back: 'Revenir à la sauvegarde',
  rescue_quit: 'Quitter',
}
