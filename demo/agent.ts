import type { FreeDecision } from '@pal/core/agent/decision/decision'
import type { Responder } from '@pal/doubles/openai/openai-double'

import { readPrompt } from './seller/read-prompt.ts'
import { decide } from './seller/seller.ts'

type Scripted = Partial<FreeDecision> & Pick<FreeDecision, 'reply'>

/** The seller speaks English and Bengali; for what the shop's history has in other languages it gets this. */
const scripted: ReadonlyMap<string, Scripted> = new Map<string, Scripted>([
  [
    'السلام عليكم، هل المصباح متوفر؟',
    { language: 'ar', stage: 'interested', reply: 'وعليكم السلام! نعم، متوفر وسعره {{price:4}}.' },
  ],
])

export interface Agent {
  readonly respond: Responder
  /** How many messages its answers have promised so far: a picture goes out by itself. */
  readonly promised: () => number
}

/** In place of the model: the scripted seller, as long as it has something to say in its language. */
export function scriptedAgent(thinks: () => Promise<void>): Agent {
  let promised = 0
  return {
    promised: () => promised,
    respond: async (request) => {
      const asked = readPrompt(request)
      // A test of the key: it is asked for one word, mostly as JSON.
      if (!asked) return request.format.type === 'text' ? 'OK' : { ok: true }
      await thinks()
      const last = asked.turns.findLast(({ by }) => by === 'customer')
      const decision = { ...decide(asked), ...scripted.get(last?.text ?? '') }
      promised += decision.photoOf === null ? 1 : 2
      return decision
    },
  }
}
