/** Closed lists that only the store knows; the tables' CHECK constraints repeat them. */
export const tokenStates = ['ok', 'expired', 'missing_permissions', 'invalid', 'unknown'] as const
export type TokenState = (typeof tokenStates)[number]
/** Without a permission something may still go out. */
export const sendingStates: readonly TokenState[] = ['ok', 'missing_permissions']

/**
 * What a job does; its key makes it at most one unfinished job for each key.
 *
 * - `answer`: the agent replies to what a customer wrote; no payload.
 * - `send`: a stored message goes out to Facebook; `{ messageId }`.
 * - `typed`: the same of one that a human has just typed, which waits for none of the others.
 * - `scheduled`: a reply that a human scheduled becomes due; `{ replyId }`.
 * - `order_notice`: a customer is notified of a change of an order; `{ eventId }`.
 * - `follow_up`: whoever went silent is written to once more; a `FollowUpAbout`.
 * - `notify`: the seller is notified elsewhere; `{ channel, kind, id }`.
 */
export const jobKinds = [
  'answer',
  'send',
  'typed',
  'scheduled',
  'order_notice',
  'follow_up',
  'notify',
] as const
export type JobKind = (typeof jobKinds)[number]

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
