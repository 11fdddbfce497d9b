/** How the program comes to a newer version of itself. */
export const updateReasons = {
  update_by_store: 'The Microsoft Store keeps PAL Admin up to date',
  update_no_feed: 'This copy of PAL Admin was made without updates',
  update_no_key: 'This copy of PAL Admin cannot check who made an update, so it takes none',
  update_development: 'A copy for development is not updated',
  update_not_signed:
    'The update is not signed by the makers of PAL Admin, so it was refused. Nothing was changed.',
  update_older: 'Version {{version}} is not newer than this one, so it was refused.',
  update_cut: 'The update did not arrive whole, so it was refused. Nothing was changed.',
  update_feed_unreadable:
    'What the update server says could not be read. PAL Admin looks again later; nothing was changed.',
  update_unreachable:
    'The update server could not be reached. Check your connection; PAL Admin looks again later.',
  update_failed: 'The update failed, and nothing was changed: {{cause}}',

  update_menu_check: 'Check for updates…',
  update_menu_checking: 'Checking for updates…',
  update_menu_available: 'Update to {{version}}…',
  update_menu_downloading: 'Downloading update: {{percent}} %',
  update_menu_restart: 'Restart to update to {{version}}…',
  update_menu_failed: 'Update failed…',
  update_menu_beta: 'Get test versions',
  update_menu_licences: 'Licences',
  update_current: 'PAL Admin is up to date',
  update_current_version: 'You have version {{version}}.',
  update_found: 'PAL Admin {{version}} is available',
  update_notified: 'Click to see what is new and to install it.',
  update_by_hand:
    'This version cannot be installed from here. Download it where you got PAL Admin, and install it over this one: your data stays.',
  update_ready: 'PAL Admin {{version}} is ready to install',
  update_ready_detail:
    'PAL Admin restarts. What the agent is doing is finished or done afterwards; nothing is lost.',
  update_now: 'Download',
  update_restart: 'Restart now',
  update_later: 'Later',
  update_again: 'Try again',
  update_close: 'Close',
} as const
