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
export function useTalk(campaignId: number, { settings, strategies }: TestChatRequest) {
  const [lines, setLines] = useState<readonly Line[]>([])
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])
  const latest = lines.findLast(({ result }) => result !== null)?.result ?? null
  const ask = useMutation({
    mutationFn: (said: readonly Line[]) => {
      abort.current = new AbortController()
      const body = {
        campaignId,
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
      const text = result.answer ?? result.held?.said ?? ''
      const line = { id: said.length, from: 'page', text, result } as const
      setLines([...said, line])
    },
    meta: { shownInPlace: true },
  })
  const say = (text: string, tap?: string) => {
    const tapped = tap === undefined ? {} : { tap }
    const line = { id: lines.length, from: 'customer', text, ...tapped, result: null } as const
    const said = [...lines, line]
    setLines(said)
    ask.mutate(said)
  }
  return {
    lines,
    latest,
    cost: sumOf(lines),
    thinking: ask.isPending,
    error: ask.error,
    say,
    retry: () => ask.mutate(lines),
  }
}

/** Null where one of the answers has no known cost. */
function sumOf(lines: readonly Line[]): number | null {
  const costs = lines.flatMap(({ result }) => (result ? [result.cost] : []))
  return costs.includes(null) ? null : costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0)
}
