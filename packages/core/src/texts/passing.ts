import type { AnyReason } from './params.ts'
import type { ReasonCode } from './reason.ts'

const codes: ReadonlySet<string> = new Set<ReasonCode>([
  'graph_unreachable',
  'graph_certificate',
  'graph_too_slow',
  'graph_fault',
  'graph_error_page',
  'graph_unreadable',
])

/** Facebook or the way to it is away: nothing is read there, and trying again may be all it takes. */
export function mayPass({ code, params = {} }: AnyReason): boolean {
  if (codes.has(code)) return true
  return Object.values(params).some((value) =>
    Array.isArray(value)
      ? value.some((reason: AnyReason) => mayPass(reason))
      : typeof value === 'object' && 'code' in value && mayPass(value),
  )
}
