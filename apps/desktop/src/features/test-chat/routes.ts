import type { Handlers } from '../../http/handlers.ts'
import { candidates, keep } from './rehearsal-candidates.ts'
import { type RehearsalParts, Rehearsals } from './rehearsals.ts'
import { testChatAnswer } from './test-chat.ts'

export function testChatRoutes(parts: RehearsalParts) {
  const rehearsals = new Rehearsals(parts)
  return {
    'agent.preview': ({ body, signal }) => testChatAnswer(parts, body, signal),
    'rehearsal.candidates': ({ query }) => candidates(parts.store.db, query.campaignId),
    'rehearsal.start': ({ body }) => rehearsals.start(body),
    'rehearsal.get': () => rehearsals.get(),
    'rehearsal.conversation': ({ params }) => rehearsals.conversation(params.id),
    'rehearsal.keep': ({ body }) => keep(parts, body),
    'rehearsal.cancel': () => rehearsals.cancel(),
  } satisfies Partial<Handlers>
}
