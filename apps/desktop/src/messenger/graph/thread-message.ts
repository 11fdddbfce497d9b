import type { Attachment, MessageEvent } from './webhook-events.ts'

/** One message of a thread, however it reached us. */
export interface ThreadMessage {
  readonly mid: string
  readonly pageId: string
  readonly psid: string
  /** Webhooks do not tell it. */
  readonly threadId: string | null
  readonly fromCustomer: boolean
  readonly text: string
  readonly attachments: readonly Attachment[]
  readonly replyToMid: string | null
  /** What the button sent back that was tapped; only webhooks tell it. */
  readonly tapped?: string | null
  /** Unix milliseconds; read from Graph they are whole seconds. */
  readonly at: number
  /** Facebook sent another time, which cannot be true. */
  readonly implausibleTime?: boolean
  /** Only webhooks tell which app sent it and what was sent along. */
  readonly appId: string | null
  readonly metadata: string | null
  /** Sent to us only to know of it: another app has the thread. */
  readonly standby?: boolean
}

export function fromWebhook(event: MessageEvent): ThreadMessage {
  const { kind, ...message } = event
  return { ...message, threadId: null, fromCustomer: kind === 'message' }
}
