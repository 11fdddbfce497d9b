import type { Responder } from '@pal/doubles/openai/openai-double'

import { scripted } from './scenes.ts'
import { readPrompt } from './seller/read-prompt.ts'
import { decide } from './seller/seller.ts'

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
