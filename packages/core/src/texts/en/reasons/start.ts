/** Why the program cannot start, or why a page of it cannot be shown: read in a dialog of the desktop. */
export const startReasons = {
  start_browser_too_old:
    'This browser is too old for PAL Admin. Update it, or open PAL Admin in a current Chrome, Edge, Firefox or Safari.',

  store_foreign: '{{path}} is not a store of PAL Admin. It was not touched.',
  store_newer:
    'This store was written by a newer version of PAL Admin (store version {{version}}, this program reads up to {{newest}}). It was left as it is. Update PAL Admin to open it.',
  store_busy:
    'Another PAL Admin is using the data in {{folder}}. Close it, or choose another folder.',
  store_damaged:
    'The store in {{folder}} is damaged and was not opened ({{cause}}). It was left as it is.',
  store_damaged_no_backup: '{{problem}} There is no backup of it.',
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
