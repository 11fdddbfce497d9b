import { hourMs, minuteMs } from '../../durations.ts'
import { entry, type LogEntry } from '../../texts/log-line.ts'
import type { Reason } from '../../texts/reason.ts'
import { isQuiet, quietEnd, quietStart, type QuietHours } from './quiet-hours.ts'

/** So long before Facebook's window closes a follow-up goes out at the latest. */
const marginMs = 30 * minuteMs

interface Wait {
  /** When the agent last answered. */
  readonly answeredAt: number
  readonly delayMs: number
  /** When Facebook's window closes; null where it is closed. */
  readonly closesAt: number | null
  readonly quiet: QuietHours
}

/**
 * When to write again to a customer who does not answer: after the delay, yet half an hour before
 * Facebook's window closes, and not in the shop's quiet hours. Where the quiet hours would outlast the
 * window, before they begin, unless that is too soon. Null: there is no such time.
 */
export function followUpTime({ answeredAt, delayMs, closesAt, quiet }: Wait): number | null {
  if (closesAt === null) return null
  const latest = closesAt - marginMs
  const due = Math.min(answeredAt + delayMs, latest)
  if (due <= answeredAt) return null
  const later = quietEnd(due, quiet)
  if (later <= latest) return later
  const earlier = quietStart(due, quiet)
  return earlier - answeredAt >= (due - answeredAt) / 2 ? earlier : null
}

/** About an answer that got none, a trial pack a week later, or what can be had again. */
export type FollowUpKind = 'answer' | 'trial' | 'back'

/** What decides about a follow-up once its time has come. */
export interface FollowUpState {
  readonly kind: FollowUpKind
  readonly now: number
  readonly handler: 'agent' | 'human'
  /** Switched on in Settings and in the campaign, and the campaign runs. */
  readonly isOn: boolean
  /** The customer has written since, or waits for an answer where it is about a trial pack. */
  readonly wroteSince: boolean
  readonly orderedSince: boolean
  /** They asked not to be written to, or did not want it. */
  readonly isRefused: boolean
  /** Of what they wanted nothing can be had any more. */
  readonly isSoldOut: boolean
  readonly answersInRow: number
  readonly mostInRow: number
  readonly closesAt: number | null
  /** Why the agent writes to nobody now, and until when; null where nobody knows. */
  readonly off: { readonly why: Reason; readonly until: number | null } | null
  readonly quiet: QuietHours
}

export type FollowUpStep =
  | { readonly kind: 'send' }
  | { readonly kind: 'wait'; readonly until: number; readonly why: 'quiet' | 'moment' }
  /** It may not go out by itself: the seller gets it as a draft. */
  | { readonly kind: 'draft'; readonly why: 'window' | 'quiet' | 'human' | 'back' | Reason }
  | { readonly kind: 'none'; readonly why: LogEntry }

export function followUpStep(state: FollowUpState): FollowUpStep {
  const why = whyNone(state)
  if (why !== null) return { kind: 'none', why }
  const { now, closesAt, quiet } = state
  const later = { kind: 'wait', until: now + hourMs, why: 'moment' } as const
  if (state.wroteSince) return later
  if (closesAt === null || closesAt <= now) return { kind: 'draft', why: 'window' }
  // The seller says whether there is enough for all who asked.
  if (state.kind === 'back') return { kind: 'draft', why: 'back' }
  if (state.handler === 'human') return { kind: 'draft', why: 'human' }
  if (hasSaidEnough(state)) return later
  if (state.off !== null) {
    // It may be given up before: it is looked at every hour.
    const until = Math.min(state.off.until ?? Infinity, later.until)
    return until < closesAt ? { ...later, until } : { kind: 'draft', why: state.off.why }
  }
  if (!isQuiet(now, quiet)) return { kind: 'send' }
  const until = quietEnd(now, quiet)
  return until < closesAt ? { kind: 'wait', until, why: 'quiet' } : { kind: 'draft', why: 'quiet' }
}

function whyNone(state: FollowUpState): LogEntry | null {
  // What nobody sends by itself is not switched off with what is.
  if (!state.isOn && state.kind !== 'back') return entry('no_follow_up_off')
  if (state.isRefused) return entry('no_follow_up_refused')
  if (state.orderedSince) return entry('no_follow_up_ordered')
  if (state.kind === 'back') return state.isSoldOut ? entry('no_follow_up_sold_out') : null
  // How they like a trial pack can be asked at any time; an unanswered question only then.
  if (state.kind === 'trial') return null
  if (state.wroteSince) return entry('no_follow_up_wrote')
  if (state.isSoldOut) return entry('no_follow_up_sold_out')
  if (state.handler === 'human') return entry('no_follow_up_taken_over')
  return hasSaidEnough(state) ? entry('no_follow_up_said_enough', { count: state.mostInRow }) : null
}

const hasSaidEnough = ({ answersInRow, mostInRow }: FollowUpState) => answersInRow >= mostInRow
