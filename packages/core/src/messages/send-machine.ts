import { exponentialBackoff } from '../backoff.ts'
import type { SendState } from '../domain/entities.ts'
import { minuteMs } from '../durations.ts'
import { because, type Reason } from '../texts/reason.ts'

/** What happens to a message that goes out to Facebook. */
export const sendEvents = {
  attempted: 'It is handed to Facebook, and marked before.',
  arrived: 'Facebook has it: it said so, or an echo or the read thread shows it.',
  unanswered: 'Nobody knows yet: Facebook did not answer, or the thread could not be read.',
  undecided: 'The thread was read, and does not say yet.',
  missing: 'The thread says that it is not there. It goes out at once.',
  missing_again: 'The thread says that it is not there, for the third time. It pauses.',
  waited: 'Something else comes first: an earlier message, or a page that is to work again.',
  retried: 'Facebook did not take it this time.',
  held: 'Its page cannot send for now.',
  refused: 'Facebook does not take it, or takes it no more.',
  lost: 'Nobody will know whether it went out.',
  stopped: 'It can be neither sent nor looked for any more.',
  cancelled: 'It was taken back before it went out.',
  requested: 'A person asks for it again.',
  delivered: 'It is on the customer’s device.',
  read: 'The customer has read it.',
} as const
export type SendEvent = keyof typeof sendEvents

/** What goes along with a move, in its transaction. */
export const sendEffects = {
  place: 'takes its place in the conversation',
  settle: 'counts as said, and is one with its echo',
  uncount: 'its template was not used',
  drop_rest: 'its later parts are cancelled',
  ask_human: 'a human is asked to look',
  ask_human_unless_typed: 'a human is asked to look, unless one has just typed it',
} as const
export type SendEffect = keyof typeof sendEffects

/** What becomes of the job that sends it. */
export const sendJobs = {
  done: 'ends',
  fails: 'later, as a failure',
  waits: 'later',
  goes_on: 'goes on',
  none: '',
} as const

export interface SendMove {
  readonly to: SendState
  readonly job: keyof typeof sendJobs
  readonly effects: readonly SendEffect[]
}

const move = (
  to: SendState,
  job: SendMove['job'],
  ...effects: readonly SendEffect[]
): SendMove => ({ to, job, effects })

const fails = move('failed', 'done', 'uncount', 'drop_rest', 'ask_human_unless_typed')
const isLost = move('unknown', 'done', 'drop_rest', 'ask_human')
const arrives = move('sent', 'done', 'settle')

/** Every move that there is: what is not here is refused. */
export const sendMoves: {
  readonly [E in SendEvent]: { readonly [S in SendState]?: SendMove }
} = {
  attempted: { queued: move('sending', 'goes_on', 'place') },
  arrived: { queued: arrives, sending: arrives, unknown: arrives, failed: arrives },
  unanswered: { queued: move('queued', 'fails'), sending: move('sending', 'fails') },
  undecided: { sending: move('sending', 'waits') },
  missing: { sending: move('queued', 'goes_on') },
  missing_again: { sending: move('queued', 'waits') },
  waited: { queued: move('queued', 'waits'), sending: move('sending', 'waits') },
  retried: { queued: move('queued', 'fails'), sending: move('queued', 'fails') },
  held: { queued: move('queued', 'waits'), sending: move('queued', 'fails', 'ask_human') },
  refused: { queued: fails, sending: fails },
  lost: { sending: isLost },
  stopped: { queued: fails, sending: isLost },
  cancelled: { queued: move('failed', 'none', 'uncount') },
  requested: { failed: move('queued', 'none') },
  delivered: { sent: move('delivered', 'none') },
  read: { sent: move('read', 'none'), delivered: move('read', 'none') },
}

/** Null where this cannot happen to a message in this state, and changes nothing. */
export function nextMove(state: SendState, event: SendEvent): SendMove | null {
  return sendMoves[event][state] ?? null
}

/** Which states an event leads out of. */
export function statesBefore(event: SendEvent): SendState[] {
  return Object.keys(sendMoves[event]) as SendState[]
}

/** Where nobody knows whether it went out: for the person, and for its later parts. */
export const unknownReason = because('send_unknown')

/** What follows from an attempt, or from looking for an earlier one. */
export interface SendStep {
  readonly event: SendEvent
  /** How long the job pauses. */
  readonly pauseMs?: number
  /** For whoever sees the message; and for the job. */
  readonly reason?: Reason
  /** Facebook's id of a message that arrived. */
  readonly mid?: string
  /** What it says of the page or of the conversation: its token is dead, it may not send, … */
  readonly about?: 'token' | 'page' | 'window' | 'thread'
}

export interface SendFacts {
  readonly now: number
  /** Since when it is tried, and how often its job has failed. */
  readonly since: number
  readonly failures: number
  /** A person has just typed it, and sees what becomes of it. */
  readonly typed: boolean
}

/** How soon a thread is read again for a message whose sending was never answered. */
export const lookUpPauseMs = 2_000
/** How soon it is looked whether a page that may not send may again; nobody asks Facebook for it. */
const holdPauseMs = 15_000
const retryPauseMs = 2_000
const longestPauseMs = minuteMs
/** After that an answer comes too late to be of use. */
const longestTryingMs = 15 * minuteMs
const mostHolds = 5
/** So often a message that was not there goes out again at once. */
const mostAtOnce = 2

const backoff = (failures: number) => exponentialBackoff(failures, retryPauseMs, longestPauseMs)
const isTooLate = ({ now, since }: SendFacts) => now - since >= longestTryingMs

/** What Facebook answered instead of taking it. */
interface Refusal {
  readonly reason: Reason
  readonly reaction: 'retry' | 'wait' | 'reconnect' | 'stop_page' | 'give_up'
  readonly kind: string
  /** It may have taken it all the same. */
  readonly ambiguous: boolean
  readonly retryAfterMs: number | null
}

/** `replaced`: the page has another token since, and this one is not to blame. */
export function stepAfterRefusal(
  refusal: Refusal,
  facts: SendFacts,
  { replaced = false }: { readonly replaced?: boolean } = {},
): SendStep {
  const { reason, kind, retryAfterMs } = refusal
  const pauseMs = backoff(facts.failures)
  if (refusal.ambiguous) return { event: 'unanswered', reason, pauseMs: lookUpPauseMs }
  switch (refusal.reaction) {
    case 'retry':
      return { event: isTooLate(facts) ? 'refused' : 'retried', reason, pauseMs }
    case 'wait':
      return kind === 'rate'
        ? { event: 'retried', reason, pauseMs: retryAfterMs ?? pauseMs }
        : { event: 'refused', reason, about: 'window' }
    case 'reconnect':
      if (replaced) return { event: 'retried', reason, pauseMs: 0 }
      return kind === 'permission'
        ? { event: 'refused', reason, about: 'token' }
        : { ...stepWhileHeld(reason, facts), about: 'token' }
    case 'stop_page':
      return { ...stepWhileHeld(reason, facts), about: 'page' }
    case 'give_up':
      return { event: 'refused', reason, ...(kind === 'other_app' && { about: 'thread' }) }
  }
}

/**
 * The page cannot send: the agent's words wait for it, as does what was scheduled; what a person has
 * just typed comes back with the reason.
 */
function stepWhileHeld(reason: Reason, { typed, failures }: SendFacts): SendStep {
  if (typed || failures >= mostHolds) return { event: 'refused', reason }
  return { event: 'held', reason, pauseMs: holdPauseMs }
}

/** It waits for its page as long as the customer may still be answered. */
export function stepWhileClosed(
  state: SendState,
  facts: SendFacts,
  { reason, over }: { readonly reason: Reason; readonly over: boolean },
): SendStep {
  if (over) return { event: 'stopped', reason }
  // What may be out already is settled once the page works again.
  if (state === 'sending') return { event: 'waited', reason, pauseMs: lookUpPauseMs * 5 }
  return stepWhileHeld(reason, facts)
}

/** What a read thread says of a message; `absent` is sure: it did not go out and may be sent again. */
export type Delivery =
  | { readonly outcome: 'found'; readonly mid: string }
  | { readonly outcome: 'absent' }
  /** Null where reading again will tell no more. */
  | { readonly outcome: 'undecided'; readonly againAt: number | null }

export function stepAfterLookUp(
  delivery: Delivery,
  facts: SendFacts,
  lastError: Reason | null,
): SendStep {
  switch (delivery.outcome) {
    case 'found':
      return { event: 'arrived', mid: delivery.mid }
    case 'absent': {
      if (isTooLate(facts)) {
        return { event: 'refused', reason: lastError ?? because('send_not_taken') }
      }
      const again = facts.failures - mostAtOnce
      const reason = because('send_had_not_gone')
      return again < 0
        ? { event: 'missing', reason }
        : { event: 'missing_again', reason, pauseMs: backoff(again) }
    }
    case 'undecided': {
      const { againAt } = delivery
      if (againAt === null) return { event: 'lost' }
      const pauseMs = Math.min(lookUpPauseMs, againAt - facts.now)
      return { event: 'undecided', pauseMs }
    }
  }
}

/** The thread could not be read. */
export function stepAfterFailedLookUp(refusal: Refusal, facts: SendFacts): SendStep {
  const { reason, reaction, kind, retryAfterMs } = refusal
  // Nobody can say anything of the message before the page is connected again.
  if (reaction === 'reconnect' && kind !== 'permission') {
    return { event: 'waited', reason, pauseMs: lookUpPauseMs, about: 'token' }
  }
  const mayPass = reaction === 'retry' || kind === 'rate'
  return mayPass && !isTooLate(facts)
    ? { event: 'unanswered', reason, pauseMs: retryAfterMs ?? backoff(facts.failures) }
    : { event: 'lost' }
}
