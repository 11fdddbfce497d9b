/** Closed lists that only the store knows; the tables' CHECK constraints repeat them. */
export const tokenStates = ['ok', 'expired', 'missing_permissions', 'invalid', 'unknown'] as const
export type TokenState = (typeof tokenStates)[number]

export type JobState = 'waiting' | 'running' | 'failed'

/** All that `app_state` holds. */
export type AppStateKey =
  | 'facebook_session'
  | 'campaign_draft'
  | 'launch_draft'
  | 'model_capabilities'
  | 'webhook_setup'
  | 'webhook_contact'
  | 'webhook_refused'
  | 'agent_tried'
  | 'notified'
  | 'gaps_answered'
  | 'few_left'
  | 'unfinished_files'
