import { notYet, type Handlers } from '../handlers.ts'
import type { Parts } from './parts.ts'

export function conversationRoutes(_: Parts) {
  return {
    'conversations.list': notYet('Listing conversations'),
    'conversations.meta': notYet('Listing conversations'),
    'conversations.get': notYet('Showing a conversation'),
    'conversations.messages': notYet('Showing messages'),
    'conversations.takeover': notYet('Taking a conversation over'),
    'conversations.handback': notYet('Handing a conversation back'),
  } satisfies Partial<Handlers>
}
