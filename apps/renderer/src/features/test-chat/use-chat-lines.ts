import type { TestChatAnswer } from '@pal/core/contract/test-chat'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { api } from '../../lib/api.ts'
import type { TestChatRequest } from '../../lib/test-chat.ts'

export interface Line {
  readonly id: number
  readonly from: 'customer' | 'page'
  readonly text: string
  /** What the button sends back that was tapped. */
  readonly tap?: string
  /** What came with the agent's words; also where it let none out. */
  readonly result: TestChatAnswer | null
}

/** A test chat as it goes: its lines are in this window only. */
export function useChatLines(campaignId: number, asked: TestChatRequest) {
  const { campaign, settings, strategies } = asked
  const [lines, setLines] = useState<readonly Line[]>([])
  // What was said last, before it is drawn: a second message may follow at once.
  const newest = useRef<readonly Line[]>([])
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])
  const show = (said: readonly Line[]) => {
    newest.current = said
    setLines(said)
  }
  const latest = lines.findLast(({ result }) => result !== null)?.result ?? null
  const ask = useMutation({
    mutationFn: (said: readonly Line[]) => {
      abort.current = new AbortController()
      const body = {
        ...(campaign ? { campaign } : { campaignId }),
        messages: said
          .filter(({ text }) => text !== '')
          .map(({ from, text, tap }) => ({
            from,
            text,
            ...(tap !== undefined && { tap }),
          })),
        state: said.findLast(({ result }) => result !== null)?.result?.state ?? null,
        ...(settings && { settings }),
        ...(strategies && { strategies: { ...strategies } }),
      }
      return api.call('agent.preview', { body }, abort.current.signal)
    },
    onSuccess: (result, said) => {
      // The customer has written again meanwhile: one answer follows to all of it.
      if (said !== newest.current) return
      const text = result.answer ?? result.held?.said ?? ''
      show([...said, { id: said.length, from: 'page', text, result }])
    },
    meta: { shownInPlace: true },
  })
  const say = (text: string, tap?: string) => {
    const before = newest.current
    const tapped = tap === undefined ? {} : { tap }
    show([...before, { id: before.length, from: 'customer', text, ...tapped, result: null }])
    // As in a real chat, an answer that was begun before these words is not given.
    abort.current?.abort()
    ask.mutate(newest.current)
  }
  return {
    lines,
    latest,
    cost: sumOf(lines),
    thinking: ask.isPending,
    error: ask.error,
    say,
    retry: () => ask.mutate(newest.current),
  }
}

/** Null where one of the answers has no known cost. */
function sumOf(lines: readonly Line[]): number | null {
  const costs = lines.flatMap(({ result }) => (result ? [result.cost] : []))
  return costs.includes(null) ? null : costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0)
}
