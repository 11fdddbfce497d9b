import { GraphError } from './graph-errors.ts'
import { DAY, type GraphPage } from './graph-model.ts'
import type { GraphState } from './graph-state.ts'

const CALLS_PER_ENGAGED_USER = 200
const CONVERSATION_CALLS_PER_SECOND = 2
/** Usage headers appear "only after enough calls": from this share of the budget on, in percent. */
const SHOWN_FROM_PERCENT = 1

export type UsageHeaders = {
  readonly 'x-app-usage'?: string
  readonly 'x-business-use-case-usage'?: string
}

export type Limits = {
  /** Counts a call, refused ones too: calls during a block lengthen it. */
  spend(page: GraphPage, kind: 'conversations' | 'other'): void
  headers(page: GraphPage | undefined): UsageHeaders
  /** Fixed headers on every answer; null gives back the counted ones. */
  set: (headers: UsageHeaders | null) => void
}

export function createLimits(state: GraphState, strict: boolean): Limits {
  const calls = new Map<string, number[]>()
  const reads = new Map<string, number[]>()
  let fixed: UsageHeaders | null = null

  const budget = (page: GraphPage): number =>
    CALLS_PER_ENGAGED_USER * Math.max(1, page.engagedUsers ?? page.threads.size)
  const within = (log: Map<string, number[]>, page: GraphPage, ms: number): number[] => {
    const since = state.clock.now() - ms
    const recent = (log.get(page.id) ?? []).filter((at) => at > since)
    log.set(page.id, recent)
    return recent
  }
  const usage = (page: GraphPage, minutes: number): UsageHeaders => {
    const percent = Math.floor((within(calls, page, DAY).length / budget(page)) * 100)
    if (percent < SHOWN_FROM_PERCENT && minutes === 0) return {}
    const shares = { call_count: percent, total_cputime: 1, total_time: 1 }
    const entry = { type: 'messenger', ...shares, estimated_time_to_regain_access: minutes }
    return {
      'x-app-usage': JSON.stringify(shares),
      'x-business-use-case-usage': JSON.stringify({ [page.id]: [entry] }),
    }
  }
  const refuse = (page: GraphPage, code: number, message: string, minutes: number): never => {
    throw new GraphError({
      code,
      message: `(#${code}) ${message}`,
      headers: { ...usage(page, minutes), ...fixed },
    })
  }

  return {
    spend: (page, kind) => {
      if (!strict) return
      const now = state.clock.now()
      const day = within(calls, page, DAY)
      day.push(now)
      if (day.length > budget(page)) {
        const frees = day[day.length - budget(page)] ?? now
        const minutes = Math.max(1, Math.ceil((frees + DAY - now) / 60_000))
        refuse(
          page,
          80_006,
          'There have been too many calls to this Messenger account. Wait a bit and try again.',
          minutes,
        )
      }
      if (kind !== 'conversations') return
      const second = within(reads, page, 1000)
      second.push(now)
      if (second.length > CONVERSATION_CALLS_PER_SECOND)
        refuse(page, 613, 'Calls to this api have exceeded the rate limit.', 1)
    },
    headers: (page) => fixed ?? (strict && page !== undefined ? usage(page, 0) : {}),
    set: (headers) => {
      fixed = headers
    },
  }
}
