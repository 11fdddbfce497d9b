import { describe, expect, it } from 'vitest'

import { sendStates, type SendState } from '../domain/entities.ts'
import { because } from '../texts/reason.ts'
import {
  nextMove,
  sendEffects,
  type SendEvent,
  sendEvents,
  type SendFacts,
  sendJobs,
  sendMoves,
  statesBefore,
  stepAfterFailedLookUp,
  stepAfterLookUp,
  stepAfterRefusal,
  stepWhileClosed,
} from './send-machine.ts'

const events = Object.keys(sendEvents) as SendEvent[]

it('is drawn in docs/send-states.md, every state by every event [AG-08]', async () => {
  await expect(page()).toMatchFileSnapshot('../../../../docs/send-states.md')
})

describe('whatever happens [AG-08, CV-05]', () => {
  it('nothing is handed to Facebook that was handed to it and is not settled', () => {
    expect(statesBefore('attempted')).toEqual(['queued'])
    const back = events.filter((event) => nextMove('sending', event)?.to === 'queued')
    // Each of them is sure that it did not go out.
    expect(back).toEqual(['missing', 'missing_again', 'retried', 'held'])
  })

  it('what may be out is neither taken back nor asked for again', () => {
    for (const event of ['cancelled', 'requested', 'attempted'] as const) {
      expect(nextMove('sending', event)).toBeNull()
      expect(nextMove('unknown', event)).toBeNull()
    }
  })

  it('what is out stays out', () => {
    for (const state of ['sent', 'delivered', 'read'] as const) {
      const ways = events.flatMap((event) => nextMove(state, event)?.to ?? [])
      expect(ways.filter((to) => to !== 'delivered' && to !== 'read')).toEqual([])
    }
  })

  it('every message that stays open has a job, and none that is settled', () => {
    for (const state of ['queued', 'sending'] as const) {
      for (const event of events) {
        const move = nextMove(state, event)
        if (!move || event === 'cancelled') continue
        const open = move.to === 'queued' || move.to === 'sending'
        expect([event, state, move.job === 'done']).toEqual([event, state, !open])
      }
    }
  })

  it('a human hears of what is given up, and its later parts do not go out', () => {
    for (const event of events) {
      for (const state of ['queued', 'sending'] as const) {
        const move = nextMove(state, event)
        if (!move || move.job !== 'done' || move.to === 'sent') continue
        expect(move.effects).toContain('drop_rest')
        expect(move.effects.some((effect) => effect.startsWith('ask_human'))).toBe(true)
      }
    }
  })
})

const facts = (over: Partial<SendFacts> = {}): SendFacts => ({
  now: 1_000_000,
  since: 990_000,
  failures: 0,
  typed: false,
  ...over,
})
const late = facts({ since: 0 })
const typed = facts({ typed: true })
const held = facts({ failures: 5 })
const no = because('send_not_taken')
const busyReason = because('send_failed')
type Refusal = Parameters<typeof stepAfterRefusal>[0]
const refusal = (
  reaction: Refusal['reaction'],
  kind = 'transient',
  over: Partial<Refusal> = {},
): Refusal => ({
  reason: no,
  reaction,
  kind,
  ambiguous: false,
  retryAfterMs: null,
  ...over,
})

describe('what Facebook refuses [FB-08, AG-08]', () => {
  const lost = refusal('retry', 'unreachable', { ambiguous: true })
  const busy = refusal('wait', 'rate', { retryAfterMs: 90_000 })
  it.each<[string, Refusal, SendFacts, object]>([
    ['is looked for where it may be out', lost, late, { event: 'unanswered', pauseMs: 2_000 }],
    ['is tried again', refusal('retry'), facts(), { event: 'retried', pauseMs: 2_000 }],
    [
      'ever more slowly',
      refusal('retry'),
      facts({ failures: 3 }),
      { event: 'retried', pauseMs: 16_000 },
    ],
    ['once a minute at the most', refusal('retry'), held, { event: 'retried', pauseMs: 60_000 }],
    ['not for ever', refusal('retry'), late, { event: 'refused' }],
    ['waits as long as it says', busy, late, { event: 'retried', pauseMs: 90_000 }],
    [
      'or as long as it is used to',
      refusal('wait', 'rate'),
      facts(),
      { event: 'retried', pauseMs: 2_000 },
    ],
    [
      'fails with its window',
      refusal('wait', 'window'),
      facts(),
      { event: 'refused', about: 'window' },
    ],
    [
      'waits for a token',
      refusal('reconnect', 'token'),
      facts(),
      { event: 'held', pauseMs: 15_000, about: 'token' },
    ],
    ['five times', refusal('reconnect', 'token'), held, { event: 'refused', about: 'token' }],
    [
      'comes back to who typed it',
      refusal('reconnect', 'token'),
      typed,
      { event: 'refused', about: 'token' },
    ],
    [
      'fails without a permission',
      refusal('reconnect', 'permission'),
      facts(),
      { event: 'refused', about: 'token' },
    ],
    [
      'waits for its page',
      refusal('stop_page', 'spam'),
      facts(),
      { event: 'held', pauseMs: 15_000, about: 'page' },
    ],
    ['fails', refusal('give_up', 'deleted'), facts(), { event: 'refused' }],
    [
      'leaves the thread to its app',
      refusal('give_up', 'other_app'),
      facts(),
      { event: 'refused', about: 'thread' },
    ],
  ])('%s', (_, error, known, step) => {
    const { pauseMs, ...rest } = stepAfterRefusal(error, known)
    const pause = rest.event === 'refused' ? {} : { pauseMs }
    expect({ ...rest, ...pause }).toEqual({ reason: no, ...step })
  })

  it('is sent again at once where the token was replaced meanwhile', () => {
    const step = stepAfterRefusal(refusal('reconnect', 'token'), held, { replaced: true })
    expect(step).toEqual({ event: 'retried', reason: no, pauseMs: 0 })
  })
})

describe('what was never answered [AG-08]', () => {
  const absent = { outcome: 'absent' } as const
  const again = (againAt: number | null) => ({ outcome: 'undecided', againAt }) as const
  it.each<[string, Parameters<typeof stepAfterLookUp>[0], SendFacts, object]>([
    ['is out', { outcome: 'found', mid: 'm' }, late, { event: 'arrived', mid: 'm' }],
    ['is not: it goes out', absent, facts({ failures: 1 }), { event: 'missing' }],
    [
      'is not for the third time',
      absent,
      facts({ failures: 2 }),
      { event: 'missing_again', pauseMs: 2_000 },
    ],
    ['is not, and it is late', absent, late, { event: 'refused', reason: busyReason }],
    ['is not sure yet', again(1_000_500), facts(), { event: 'undecided', pauseMs: 500 }],
    [
      'is looked for every two seconds',
      again(1_030_000),
      late,
      { event: 'undecided', pauseMs: 2_000 },
    ],
    ['will never be sure', again(null), facts(), { event: 'lost' }],
  ])('%s', (_, delivery, known, step) => {
    expect(stepAfterLookUp(delivery, known, busyReason)).toMatchObject(step)
  })

  it.each<[string, Refusal, SendFacts, object]>([
    ['where Facebook is away', refusal('retry'), facts(), { event: 'unanswered', pauseMs: 2_000 }],
    [
      'where it asks for time',
      refusal('wait', 'rate', { retryAfterMs: 9_000 }),
      facts(),
      { event: 'unanswered', pauseMs: 9_000 },
    ],
    ['where that lasts', refusal('retry'), late, { event: 'lost' }],
    ['with a dead token', refusal('reconnect', 'token'), late, { event: 'waited', about: 'token' }],
    ['without a permission', refusal('reconnect', 'permission'), facts(), { event: 'lost' }],
    ['where it never can', refusal('give_up', 'deleted'), facts(), { event: 'lost' }],
  ])('cannot be looked for %s', (_, error, known, step) => {
    expect(stepAfterFailedLookUp(error, known)).toMatchObject(step)
  })
})

describe('on a page that may not send [FB-08]', () => {
  it.each<[string, SendState, SendFacts, boolean, string]>([
    ['an answer waits', 'queued', facts(), false, 'held'],
    ['five times', 'queued', held, false, 'refused'],
    ['what was typed comes back', 'queued', typed, false, 'refused'],
    ['what may be out waits', 'sending', typed, false, 'waited'],
    ['nothing waits past its window', 'queued', facts(), true, 'stopped'],
    ['nor what may be out', 'sending', facts(), true, 'stopped'],
  ])('%s', (_, state, known, over, event) => {
    expect(stepWhileClosed(state, known, { reason: no, over }).event).toBe(event)
  })
})

/** What docs/send-states.md says; `npm run test:watch -- --run send-machine -u` writes it again. */
function page(): string {
  const arrows = new Map<string, SendEvent[]>()
  for (const event of events) {
    for (const state of statesBefore(event)) {
      const way = `  ${state} --> ${nextMove(state, event)?.to}`
      arrows.set(way, [...(arrows.get(way) ?? []), event])
    }
  }
  const cell = (state: SendState, event: SendEvent) => {
    const move = sendMoves[event][state]
    if (!move) return '–'
    const job = sendJobs[move.job]
    return [`**${move.to}**`, ...(job === '' ? [] : [`job ${job}`]), ...move.effects].join('; ')
  }
  const rows = [
    ['', ...sendStates],
    ...events.map((event) => [`\`${event}\``, ...sendStates.map((state) => cell(state, event))]),
  ]
  const widths = rows[0]?.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((text, column) => text.padEnd(widths?.[column] ?? 0, filler)).join(' | ')} |`
  const [head = [], ...body] = rows
  const table = [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((cells) => line(cells)),
  ]
  return `<!-- Written by packages/core/src/messages/send-machine.test.ts: npm run test:watch -- --run send-machine -u -->

# The life of an outgoing message

A message is stored before it is sent (decision 0001). From then on one table says what each event makes of it: \`packages/core/src/messages/send-machine.ts\`. Nothing else decides; the store's part is to move a message only out of the state in which it was
found.

\`\`\`mermaid
stateDiagram-v2
  [*] --> queued
${[...arrows].map(([way, names]) => `${way}: ${names.join(', ')}`).join('\n')}
\`\`\`

## Events

${events.map((event) => `- \`${event}\`: ${sendEvents[event]}`).join('\n')}

## What each event makes of each state

The next state; what becomes of the job that sends it; and what goes along. A dash is refused: it changes nothing.

${table.join('\n')}

${Object.entries(sendEffects)
  .map(([effect, meaning]) => `- \`${effect}\`: ${meaning}`)
  .join('\n')}
`
}
