import { because, type Reason } from '@pal/core/texts/reason'

/** What a failure is about. */
export type GraphErrorKind =
  | 'token'
  | 'app_secret'
  | 'permission'
  | 'review'
  | 'window'
  | 'unavailable_person'
  | 'restricted'
  | 'rate'
  | 'spam'
  | 'transient'
  | 'unreachable'
  | 'not_found'
  | 'deleted'
  | 'media'
  | 'other_app'
  | 'profile'
  | 'bad_request'

/**
 * What the program does about it: try again with growing waits; wait until Facebook allows it (the
 * block ends, the customer writes); ask the seller to connect the page again; stop all sending of
 * the page; give this one thing up.
 */
export type Reaction = 'retry' | 'wait' | 'reconnect' | 'stop_page' | 'give_up'

export interface Verdict {
  readonly kind: GraphErrorKind
  readonly reaction: Reaction
  readonly reason: Reason
}

interface Row extends Verdict {
  /**
   * A code alone is a code with any subcode that no other row names; one of a million and more says
   * the same as a subcode, whatever the code is.
   */
  readonly codes: readonly (number | readonly [code: number, subcode: number])[]
}

/** What is done by itself or by the seller; to whoever waits for the answer it is put in other words. */
const next = { reconnect: because('next_connect_again'), again: because('next_automatic') }

const deadToken = (codes: Row['codes'], reason: Reason): Row => ({
  codes,
  kind: 'token',
  reaction: 'reconnect',
  reason,
})

const notReviewed = 2_018_028

/** The Messenger Platform's table, with what each line means to a seller. */
export const graphErrorTable: readonly Row[] = [
  deadToken([190, 102, 104, 463, 467], because('graph_token_refused', { next: next.reconnect })),
  deadToken([[190, 458]], because('graph_app_removed', { next: next.reconnect })),
  deadToken([[190, 459]], because('graph_account_check', { next: next.reconnect })),
  deadToken([[190, 460]], because('graph_password_changed', { next: next.reconnect })),
  deadToken([[190, 463]], because('graph_token_expired', { next: next.reconnect })),
  deadToken([[190, 464]], because('graph_account_unconfirmed', { next: next.reconnect })),
  deadToken([[190, 467]], because('graph_logged_out', { next: next.reconnect })),
  {
    codes: [101],
    kind: 'app_secret',
    reaction: 'reconnect',
    reason: because('graph_unknown_app'),
  },
  {
    codes: [3, 10, ...range(200, 299)],
    kind: 'permission',
    reaction: 'reconnect',
    reason: because('graph_permission_missing'),
  },
  {
    codes: [notReviewed],
    kind: 'review',
    reaction: 'give_up',
    reason: because('graph_app_review'),
  },
  {
    codes: [2_018_278, 2_534_022, 2_018_065],
    kind: 'window',
    reaction: 'wait',
    reason: because('graph_window_closed'),
  },
  {
    codes: [551, 1_545_041, 2_018_108],
    kind: 'unavailable_person',
    reaction: 'give_up',
    reason: because('graph_person_unavailable'),
  },
  {
    codes: [1_893_063],
    kind: 'restricted',
    reaction: 'stop_page',
    reason: because('graph_page_restricted'),
  },
  {
    codes: [368],
    kind: 'restricted',
    reaction: 'stop_page',
    reason: because('graph_action_blocked'),
  },
  {
    codes: [2_018_338],
    kind: 'spam',
    reaction: 'stop_page',
    reason: because('graph_spam'),
  },
  {
    codes: [4, 17, 32, 341, 613, 80_001, 80_006],
    kind: 'rate',
    reaction: 'wait',
    reason: because('graph_rate_limited'),
  },
  {
    codes: [1, 2],
    kind: 'transient',
    reaction: 'retry',
    reason: because('graph_fault', { next: next.again }),
  },
  {
    codes: [[100, 33], 803],
    kind: 'not_found',
    reaction: 'give_up',
    reason: because('graph_not_found'),
  },
  {
    codes: [2_018_001],
    kind: 'not_found',
    reaction: 'give_up',
    reason: because('graph_customer_unknown'),
  },
  {
    codes: [9_000_001],
    kind: 'deleted',
    reaction: 'give_up',
    reason: because('graph_message_deleted'),
  },
  {
    codes: [2_018_008, 2_018_047, 2_018_109],
    kind: 'media',
    reaction: 'give_up',
    reason: because('graph_file_refused'),
  },
  {
    codes: [2_018_300],
    kind: 'other_app',
    reaction: 'give_up',
    reason: because('graph_other_app'),
  },
  {
    codes: [2_018_218, 2_018_247],
    kind: 'profile',
    reaction: 'give_up',
    reason: because('graph_profile_hidden'),
  },
  {
    codes: [100, 2500],
    kind: 'bad_request',
    reaction: 'give_up',
    reason: because('graph_request_refused'),
  },
]

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n)
}

const verdicts = new Map<string, Verdict>(
  graphErrorTable.flatMap(({ codes, ...verdict }) =>
    codes.map((code) => [typeof code === 'number' ? `${code}` : code.join('/'), verdict] as const),
  ),
)

export interface FacebookError {
  readonly code: number
  readonly subcode: number | null
  readonly text: string
  readonly transient: boolean
}

export function judge({ code, subcode, text, transient }: FacebookError): Verdict {
  // This one has no code of its own.
  if (code === 100 && subcode === null && text.includes('appsecret_proof')) return badSecret
  const exact = verdicts.get(`${code}/${subcode}`) ?? ofSubcode(subcode)
  if (exact) return exact
  const verdict = verdicts.get(`${code}`)
  // A feature is granted to the app by Facebook, not to the page by its owner.
  if (verdict?.kind === 'permission' && /human_agent/i.test(text)) return noHumanAgent
  // It comes without its subcode, too, and is about this person: the page is allowed what it was.
  const ofReview = /\btesters\b/i.test(text) ? verdicts.get(`${notReviewed}`) : undefined
  if (verdict?.kind === 'permission' && ofReview) return ofReview
  if (verdict?.kind === 'permission') return { ...verdict, reason: missing(text) }
  if (verdict && !(verdict.kind === 'bad_request' && transient)) return verdict
  return transient
    ? { ...serviceProblem }
    : {
        kind: 'bad_request',
        reaction: 'give_up',
        reason: because('graph_request_refused_code', { code }),
      }
}

/** Those of the Messenger Platform, which come with more codes than are written down anywhere. */
const ofSubcode = (subcode: number | null) =>
  subcode !== null && subcode >= 1_000_000 ? verdicts.get(`${subcode}`) : undefined

const badSecret: Verdict = {
  kind: 'app_secret',
  reaction: 'reconnect',
  reason: because('graph_wrong_app_secret'),
}

const noHumanAgent: Verdict = {
  kind: 'review',
  reaction: 'give_up',
  reason: because('graph_no_human_agent'),
}

const serviceProblem: Verdict = {
  kind: 'transient',
  reaction: 'retry',
  reason: because('graph_fault', { next: next.again }),
}

function missing(text: string): Reason {
  const permission = /\b(?:pages?_[a-z_]+|business_management)\b/.exec(text)?.[0]
  return permission === undefined
    ? because('graph_permission_missing')
    : because('graph_named_permission_missing', { permission })
}

/** For an answer that holds no error of Graph's own: a proxy's page, a broken body. */
export function judgeStatus(status: number): Verdict {
  if (status === 429) return judge({ code: 4, subcode: null, text: '', transient: false })
  return {
    ...serviceProblem,
    reason:
      status >= 400
        ? because('graph_error_page', { status, next: next.again })
        : because('graph_unreadable', { next: next.again }),
  }
}

export const noConnection: Verdict = {
  kind: 'unreachable',
  reaction: 'retry',
  reason: because('graph_unreachable', { next: next.again }),
}

export const wrongCertificate: Verdict = {
  kind: 'unreachable',
  reaction: 'retry',
  reason: because('graph_certificate', { next: next.again }),
}

export const tooSlow: Verdict = {
  kind: 'unreachable',
  reaction: 'retry',
  reason: because('graph_too_slow', { next: next.again }),
}

export const outOfBudget: Verdict = {
  kind: 'rate',
  reaction: 'wait',
  reason: because('graph_out_of_budget'),
}

/**
 * The table speaks of a page that is connected and of work that continues by itself. Here somebody has
 * just pasted a token, and waits.
 */
export function toWaiting(reason: Reason): Reason {
  const { next: after, ...rest } = reason.params ?? {}
  if (typeof after !== 'object' || !('code' in after)) return reason
  const now = after.code === next.again.code ? 'next_in_a_moment' : 'next_new_token'
  return { ...reason, params: { ...rest, next: because(now) } }
}
