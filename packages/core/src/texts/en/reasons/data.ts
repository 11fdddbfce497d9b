/** Backups, restores, erasures, and the store as files. */
export const dataReasons = {
  job_not_found: 'The job was not found',
  job_days_must_end: 'Daily figures must be recalculated for the time zone in Settings',
  job_index_must_end: 'Message search must be brought up to date',
  job_file_must_go_whole: 'A file that is being taken back must be taken back whole',
  job_cancelled: 'Cancelled. Nothing was kept.',
  program_ending: 'PAL Admin is closing',
  store_thread_down: 'The database is recovering from a problem. Try again in a moment.',

  busy_backup: 'A backup is being made. Nothing was changed; try again when it is done.',
  busy_restore:
    'A backup is being checked before it is restored. Nothing was changed; try again when it is done.',
  busy_check: 'The database is being checked. Nothing was changed; try again when it is done.',
  busy_erase: 'Something is being erased. Nothing was changed; try again when it is done.',

  backup_not_found: 'The backup was not found',
  backup_missing: 'There is no backup {{path}}.',
  backup_not_ours: 'The backup {{path}} cannot be used: it is not a backup of PAL Admin.',
  backup_unknown_version:
    'The backup {{path}} cannot be used: it was made by a version this program does not know.',
  backup_unusable: 'The backup {{path}} cannot be used: {{cause}}.',
  backup_part_missing: 'The backup {{path}} cannot be used: {{file}} is missing or cut off.',
  backup_part_changed: 'The backup {{path}} cannot be used: {{file}} was changed or is damaged.',
  backup_part_damaged: 'The backup {{path}} cannot be used: {{file}} in it is damaged ({{cause}}).',
  backup_unpacked_gone:
    'The backup {{path}} cannot be used: what was unpacked of it is gone. The store was left as it is; start again to open it.',
  backup_tampered:
    'The backup {{path}} cannot be used: somebody has changed it ({{name}} is not as PAL Admin makes it). The store was left as it is.',
  backup_without_store: 'The backup {{path}} cannot be used: it holds no {{file}}.',
  backup_store_empty: 'The backup {{path}} cannot be used: the store in it is empty.',
  backup_newer:
    'The backup {{path}} was made by a newer version of PAL Admin. Nothing was changed. Update PAL Admin to restore it.',
  backup_store_damaged:
    'No backup was made: {{file}} is damaged ({{cause}}). The earlier backups were kept.',
  restart_not_possible:
    'This copy of PAL Admin cannot start again by itself. Close it and start it again.',

  memory_store_no_backups: 'A store in memory has no backups',
  memory_store_no_files: 'A store in memory has no files',
  store_gone:
    'The folder of PAL Admin’s data was moved or deleted while PAL Admin was running. Nothing new is kept until it is back. Put it back, or quit PAL Admin and start it again.',
  backup_failed: 'The last backup was not made: {{cause}}',
  store_held:
    'Another program holds PAL Admin’s data, so nothing new can be stored. Close it, such as a backup or a database tool, and try again.',
  disk_full: 'The disk is full. Nothing is lost; free up space and try again.',
  backup_folder_unwritable: 'PAL Admin cannot write to the backup folder.',
  store_damage_found: '{{cause}}',

  page_to_disconnect: 'Disconnect {{page}} first: it still receives messages.',
  erasure_not_finished:
    'It is erased, but a copy in a temporary file could not be wiped yet. PAL Admin tries again in a minute.',
} as const
