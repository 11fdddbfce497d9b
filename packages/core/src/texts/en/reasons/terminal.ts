/** What only a terminal shows, of a program without a window. It is English: nobody has chosen a language there. */
export const terminalReasons = {
  start_no_server: 'No PAL Admin server is running on {{folder}}',
  start_note_unwritable: 'The file {{path}} cannot be written; npm run link needs it',
  start_two_keys: '--key-file and PAL_PASSPHRASE exclude each other',
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
  --new-key-file FILE seals every secret again with this key: name it as --key-file from then on
  --restore FILE      start from this backup; the store that is there is set aside
  --no-open           do not open the browser
Environment: PAL_PASSPHRASE seals secrets with a passphrase instead of a key file,
PAL_NEW_PASSPHRASE seals them again with another one.`,
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

  store_damaged_with_backup:
    '{{problem}} The newest good backup was made at {{madeAt}}: {{backup}}. To go back to it, start with: npm run serve -- --restore "{{backup}}". The damaged store is then set aside, not deleted.',
  store_damaged_with_restored_backup:
    '{{problem}} The newest good backup was made at {{madeAt}}: {{backup}}. To go back to it, delete {{marker}} and start with: npm run serve -- --restore "{{backup}}". The damaged store is then set aside, not deleted.',
} as const
