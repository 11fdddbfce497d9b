import type { Handlers } from '../../http/handlers.ts'
import { testChatAnswer, type TestChatParts } from './test-chat.ts'

export function testChatRoutes(parts: TestChatParts) {
  return {
    'agent.preview': ({ body, signal }) => testChatAnswer(parts, body, signal),
  } satisfies Partial<Handlers>
}
