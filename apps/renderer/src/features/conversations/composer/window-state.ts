import type { ConversationDetail } from '@pal/core/contract/conversations'

type Window = Pick<ConversationDetail, 'windowClosesAt' | 'humanWindowClosesAt'>
type State = Window & Pick<ConversationDetail, 'cannotReply'>

/** What a person can send now: anything, as a human agent, or nothing. */
export function windowState(
  { windowClosesAt, humanWindowClosesAt, cannotReply }: State,
  now: number,
): 'open' | 'human' | 'closed' {
  if (cannotReply) return 'closed'
  const later = (time: string | null) => time !== null && Date.parse(time) > now
  if (later(windowClosesAt)) return 'open'
  return later(humanWindowClosesAt) ? 'human' : 'closed'
}

/** Until when something can be sent in it at all; null where nothing ever could. */
export function lastReplyAt({ windowClosesAt, humanWindowClosesAt }: Window): number | null {
  const times = [windowClosesAt, humanWindowClosesAt].filter((time) => time !== null)
  return times.length === 0 ? null : Math.max(...times.map((time) => Date.parse(time)))
}
