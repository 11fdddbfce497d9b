/** What the local server itself refuses. */
export const requestReasons = {
  address_not_found: 'This address was not found',
  address_target_not_found: 'What this address refers to was not found',
  file_not_found: 'The file was not found',
  request_too_large: 'The request is larger than {{megabytes}} MB',
  body_not_a_file: 'The body must be application/octet-stream',
  body_not_of_type_json: 'The body must be application/json',
  body_not_json: 'The body is not valid JSON',
  host_not_served: 'This address is not served here',
  foreign_window: 'Only PAL Admin’s own window may ask this',
  start_link_used:
    'This start link was used before or is too old. Restart PAL Admin, or where it runs without a window, get a new link with: npm run link',
  start_link_not_yours: 'Only the user who runs PAL Admin may ask for a start link',
  no_session:
    'This window has no session. Restart PAL Admin, or where it runs without a window, open a new start link: npm run link',
  window_files_missing: 'The window’s files are not built yet',
  unexpected_failure:
    'Something went wrong in PAL Admin. Nothing was half changed. The system log has the details.',

  /** For what the store holds and no code of this program stands for. */
  unknown_reason: '{{text}}',
  /** A sentence that an older version stored as it was. */
  earlier_text: '{{text}}',
  several_reasons: '{{reasons}}',
} as const
