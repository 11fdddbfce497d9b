/** What works and what does not. */
export const statusReasons = {
  status_not_known: 'This could not be checked: {{cause}}',
  on_page: '{{page}}: {{reason}}',
  on_pages: '{{count}} pages ({{names}}): {{reason}}',
  on_more_pages: '{{count}} pages ({{names}} and {{more}} more): {{reason}}',
  working_on_some_pages: 'Working on {{working}} of {{all}} pages. {{reasons}}',
  no_page_connected: 'No Facebook page is connected',
  page_token_waits:
    'A page access token is waiting for Facebook to confirm it. Its page is connected then.',
  no_campaign_active: 'No campaign is active',
  customers_wait: 'Customers are waiting for you.',

  store_unreadable: 'The database cannot be read: {{cause}}',
  disk_nearly_full:
    'Only {{megabytes}} MB are free on the disk. When it is full, nothing more can be saved.',

  clock_slow:
    'This computer’s clock is {{by}} slow. Set it right in the system’s settings: by it your customers’ messages look too new or too old to be answered.',
  clock_fast:
    'This computer’s clock is {{by}} fast. Set it right in the system’s settings: by it your customers’ messages look too new or too old to be answered.',
  span_days_one: '{{count}} day',
  span_days_other: '{{count}} days',
  span_hours_one: '{{count}} hour',
  span_hours_other: '{{count}} hours',
  span_minutes_one: '{{count}} minute',
  span_minutes_other: '{{count}} minutes',
  folder_open_to_others:
    'Other users of this computer can see the names of the files in your data folder, {{folder}}, but not what is in them. To close it, change who may open the folder.',

  webhook_optional:
    'Optional: without it messages are fetched every few seconds, in quiet times about once a minute',
  webhook_not_set_up:
    'Events at port {{port}} are refused until you enter the verify token and the app secret in Settings, Integrations. Until then messages are checked every few seconds.',
  webhook_no_app_id:
    '{{last}} Enter the App ID in Settings, Integrations: without it PAL Admin cannot subscribe your pages to the webhook. Until then messages are checked every few seconds.',
  webhook_page_refused:
    'Facebook does not send the messages of {{pages}} to your webhook, so they are fetched every few seconds instead. {{problem}} {{last}}',
  webhook_test_failed: 'Not reached when it was tested {{at}}: {{result}} {{last}}',
  webhook_works: 'Reachable from the internet. {{last}}',
  webhook_untested:
    '{{last}} Test it in Settings, Integrations. Until then messages are checked every few seconds.',
  webhook_no_event: 'No event has arrived yet.',
  webhook_last_event: 'The last event arrived {{at}}.',

  vault_lost_one:
    '{{secrets}} It was sealed with another key or on another computer; start with that key, and nothing is lost. Everything else is as it was.',
  vault_lost_other:
    '{{secrets}} They were sealed with another key or on another computer; start with that key, and nothing is lost. Everything else is as it was.',
  vault_enter_verify_token: 'Enter the verify token again.',
  vault_enter_app_secret: 'Enter the app secret again.',
  vault_enter_app_id: 'Enter the app ID again.',
  vault_enter_login: 'Log in to Facebook again.',
  vault_enter_ai_key: 'Enter the AI key again.',
  vault_enter_server_key: 'Enter the AI key for {{server}} again.',
  vault_enter_page_token: 'Enter the access token of {{page}} again.',
  vault_odd_app_id:
    'The stored app ID is not one: it is a number of 5 to 30 digits. Enter it again.',
  vault_memory_only:
    'Secrets are kept in memory only and are gone after a restart. Start with --key-file FILE, or with PAL_PASSPHRASE set, to keep them sealed.',
  vault_no_keyring:
    'This system has no keyring, so secrets are kept in memory only and are gone after a restart. Install and unlock one (GNOME Keyring or KWallet) to keep them.',
  vault_key_file_readable: 'Other users can read the key file {{path}}. Run: chmod 600 {{path}}',
} as const
