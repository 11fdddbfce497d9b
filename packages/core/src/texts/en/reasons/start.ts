/** Why the program cannot start, or start like this; some of it is read in a terminal. */
export const startReasons = {
  start_browser_too_old:
    'This browser is too old for PAL Admin. Update it, or open PAL Admin in a current Chrome, Edge, Firefox or Safari.',
  start_no_server: 'No PAL Admin server is running on {{folder}}',
  start_note_unwritable: 'The file {{path}} cannot be written; npm run link needs it',
  start_two_new_keys: '--new-key-file and PAL_NEW_PASSPHRASE exclude each other',
  start_restore_with_new_key: 'Restore first, with the key of the backup, then change it',
  start_bad_arguments: '{{cause}}\n{{usage}}',
  start_bad_port:
    "{{name}} must be a whole number from {{least}} to 65535, not '{{text}}'\n{{usage}}",
  start_bad_address: '{{name}} is not an address: {{text}}',

  start_usage: `Usage: npm run serve -- [options]
  --port N            port of the window's address (0 picks a free one)      default 4780
  --webhook-port N    port for Facebook's webhook; without it the one saved in Settings, if any
  --data-dir DIR      where everything is stored
  --key-file FILE     seals secrets with the key in FILE, made when missing
  --new-key-file FILE seals every secret anew with this key: name it as --key-file from then on
  --restore FILE      start from this backup; the store that is there is set aside
  --no-open           do not open the browser
Environment: PAL_PASSPHRASE seals secrets with a passphrase instead of a key file,
PAL_NEW_PASSPHRASE seals them anew with another one.`,
  start_restored_before:
    'The backup of --restore took its place at an earlier start and was not restored again. To restore it again, delete {{marker}} first.',

  key_changed_one:
    '{{count}} secret is sealed with the new key. From now on start with {{next}}. Backups made before need the old key.',
  key_changed_other:
    '{{count}} secrets are sealed with the new key. From now on start with {{next}}. Backups made before need the old key.',
  key_opens_neither: 'Neither key opens these; enter them again in Settings: {{secrets}}',
  key_seals_nothing: 'The new key seals nothing: name a key file or a passphrase',
  key_does_not_open: 'The new key does not open what it sealed: {{secret}}',
  key_secret_damaged:
    'The stored secret {{secret}} is damaged, so no key was changed. Start without a new key, enter it again in Settings, and then change the key.',
  key_file_foreign: '{{path}} holds no key of PAL Admin: {{bytes}} bytes in base64 are expected',
  key_file_unreadable: 'You may not read the key file {{path}}, or it is no file',
  key_file_unwritable: 'The key file {{path}} cannot be written',

  store_foreign: '{{path}} is not a store of PAL Admin. It was not touched.',
  store_newer:
    'This store was written by a newer version of PAL Admin (store version {{version}}, this program reads up to {{newest}}). It was left as it is. Update PAL Admin to open it.',
  store_busy:
    'Another PAL Admin is using the data in {{folder}}. Close it, or choose another folder.',
  store_damaged:
    'The store in {{folder}} is damaged and was not opened ({{cause}}). It was left as it is.',
  store_damaged_no_backup: '{{problem}} There is no backup of it.',
  store_damaged_with_backup:
    '{{problem}} The newest good backup was made at {{madeAt}}: {{backup}}. To go back to it, start with: npm run serve -- --restore "{{backup}}". The damaged store is then set aside, not deleted.',
  store_damaged_with_restored_backup:
    '{{problem}} The newest good backup was made at {{madeAt}}: {{backup}}. To go back to it, delete {{marker}} and start with: npm run serve -- --restore "{{backup}}". The damaged store is then set aside, not deleted.',
  restore_state_unreadable:
    '{{path}} cannot be read, so it is not known how far a restore had come. Nothing was touched.',
  folder_not_made:
    'The store was not opened: the folder {{folder}} cannot be created. Nothing was changed. ({{cause}})',
  folder_is_a_file:
    'The store was not opened: the folder {{folder}} cannot be created: a file has this name. Nothing was changed. ({{cause}})',
  folder_below_a_file:
    'The store was not opened: the folder {{folder}} cannot be created: a part of its path is a file. Nothing was changed. ({{cause}})',
  folder_not_writable:
    'The store was not opened: the folder {{folder}} may not be written. Nothing was changed. ({{cause}})',
  folder_not_fit:
    'The store was not opened: the folder {{folder}} does not work as a store needs it: it is on a network, or its disk fails. Choose a folder on this computer. Nothing was changed. ({{cause}})',
  folder_without_locks:
    'The store was not opened: the folder {{folder}} knows no locks, which keep two PAL Admins from answering the same customers. Choose a folder on this computer. Nothing was changed. ({{cause}})',
  file_not_writable:
    'The store was not opened: you may not read and write the file {{path}}. Nothing was changed.',
  file_is_a_folder:
    'The store was not opened: {{path}} is a folder; a file of PAL Admin has this name. Nothing was changed.',
  folder_disk_read_only:
    'The store was not opened: the folder {{folder}} is on a disk that cannot be written. Nothing was changed. ({{cause}})',
  folder_disk_full:
    'The store was not opened: the folder {{folder}} is on a disk that is full. Nothing was changed. ({{cause}})',

  start_title: 'PAL Admin could not start',
  start_no_access: 'PAL Admin may not read or write the folder that holds its data.',
  start_part_not_loaded:
    'A part of PAL Admin does not run on this computer. Install PAL Admin again, in the version for your system.',
  start_disk_read_only: 'The disk that holds PAL Admin’s data cannot be written.',
  start_disk_full: 'The disk that holds PAL Admin’s data is full.',
  start_file_not_opened: 'The file that holds PAL Admin’s data could not be opened.',
  start_file_read_only: 'The file that holds PAL Admin’s data cannot be written.',
  start_unexpected: 'Something unexpected went wrong. Nothing that was stored before is lost.',
  browser_not_opened: 'No browser could be opened',
  browser_link: 'The link leads to {{address}}',
  rescue_damaged: 'PAL Admin’s data is damaged',
  rescue_made_on: 'The newest good backup was made on {{day}}.',
  rescue_set_aside: 'What came after it is not in it. The damaged data is set aside, not deleted.',
  rescue_go_back: 'Go back to the backup',
  rescue_quit: 'Quit',
} as const
