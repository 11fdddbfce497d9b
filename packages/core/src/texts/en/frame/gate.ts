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

export const connection = { connect: 'Connect Facebook' } as const

/** Of where its tokens are kept. */
export const vault = { title: 'Keys and tokens need attention' } as const

/** The way out where the agent has spent what it may. */
export const ofBudgets = { raiseBudget: 'Raise budget' } as const
