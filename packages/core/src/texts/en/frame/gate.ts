/** Of what Facebook is connected with. */
export const gate = {
  pageToken: 'Page Access Token',
  verifyToken: 'Verify Token',
  appSecret: 'App Secret',
  appId: 'App ID',
  set: '✓ Set',
  missing: '✗ Missing',
  failedTitle: 'Couldn’t check the connection',
} as const
