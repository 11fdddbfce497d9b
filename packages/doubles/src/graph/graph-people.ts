import { type JsonObject, compact } from '../http/json.ts'
import {
  DAY,
  type GraphComment,
  type GraphMessage,
  type GraphPage,
  type GraphPerson,
  type GraphPost,
  type GraphThread,
  HOUR,
  PAGE_INBOX_APP,
} from './graph-model.ts'
import { type GraphState, type NewAttachment, addMessage, threadOf } from './graph-state.ts'
import { type DeliveryResult, type Webhook, messageEvent } from './graph-webhook.ts'

export type CustomerMessage = {
  readonly text?: string
  readonly attachments?: readonly NewAttachment[]
  readonly mid?: string
  readonly at?: number
  readonly replyTo?: string
  readonly quickReplyPayload?: string
  /** Came by a click-to-Messenger ad: its window is 7 days. */
  readonly adId?: string
  /** Store it, but deliver no webhook: what happens while the tunnel is down. */
  readonly silent?: boolean
}

export type Written = GraphMessage & { readonly delivered: Promise<DeliveryResult> }

/** What the people around a page do: customers, and the seller's own staff in the page's inbox. */
export function createPeople(state: GraphState, webhook: Webhook) {
  const personOf = (page: GraphPage, psid: string): GraphPerson => {
    const person = page.people.get(psid)
    if (person === undefined) throw new Error(`no person ${psid} on page ${page.id}`)
    return person
  }
  const thread = (page: GraphPage, psid: string): GraphThread =>
    threadOf(state, page, personOf(page, psid))
  const deliver = (message: GraphMessage, extra: JsonObject = {}): Promise<DeliveryResult> => {
    const page = state.pages.get(message.pageId)
    if (page === undefined) throw new Error(`no page ${message.pageId}`)
    const event = messageEvent(state, message)
    const body = { ...event.message, ...extra }
    const field = message.fromPage ? 'message_echoes' : 'messages'
    return webhook.deliver(page, field, { ...event, message: body }, message.mid)
  }
  const between = (page: GraphPage, psid: string) => ({
    sender: { id: psid },
    recipient: { id: page.id },
    timestamp: state.clock.now(),
  })
  const find = (mid: string): GraphMessage => {
    const message = state.messages.get(mid)
    if (message === undefined) throw new Error(`no message ${mid}`)
    return message
  }
  const act = (page: GraphPage, psid: string): void => {
    const opened = thread(page, psid)
    opened.lastActAt = state.clock.now()
    opened.windowMs = DAY
  }

  return {
    deliver,
    thread,

    customerWrites(page: GraphPage, psid: string, given: string | CustomerMessage): Written {
      const { quickReplyPayload, adId, silent, ...rest } =
        typeof given === 'string' ? { text: given } : given
      const opened = thread(page, psid)
      const message = addMessage(state, opened, { ...rest, fromPage: false })
      if (message.at >= opened.lastActAt) opened.windowMs = adId === undefined ? DAY : 7 * DAY
      const extra = compact({
        quick_reply: quickReplyPayload === undefined ? undefined : { payload: quickReplyPayload },
        referral:
          adId === undefined ? undefined : { source: 'ADS', type: 'OPEN_THREAD', ad_id: adId },
      })
      const delivered =
        silent === true ? Promise.resolve('no webhook set' as const) : deliver(message, extra)
      return { ...message, delivered }
    },

    /** Somebody of the seller's staff types in the page's inbox, or another app sends. */
    pageInboxWrites(
      page: GraphPage,
      psid: string,
      given: string | Pick<CustomerMessage, 'text' | 'attachments'>,
      appId: string = PAGE_INBOX_APP,
    ): Written {
      const opened = thread(page, psid)
      opened.unread = 0
      const said = typeof given === 'string' ? { text: given } : given
      const message = addMessage(state, opened, { ...said, fromPage: true, appId })
      return { ...message, delivered: deliver(message) }
    },

    /** Below a post; by the page itself where it is given as the person. */
    comments(post: GraphPost, fromId: string, text: string): GraphComment {
      const id = `${post.id.split('_')[1] ?? ''}_${state.nextId(15)}`
      const comment = { id, fromId, text, at: state.clock.now(), answered: false }
      post.comments.unshift(comment)
      return comment
    },

    async redeliver(mid: string, times = 1): Promise<readonly DeliveryResult[]> {
      const results: DeliveryResult[] = []
      for (let n = 0; n < times; n += 1) results.push(await deliver(find(mid)))
      return results
    },

    customerPostsBack(page: GraphPage, psid: string, postback: { title: string; payload: string }) {
      const message = addMessage(state, thread(page, psid), {
        text: postback.title,
        fromPage: false,
      })
      const event = { ...between(page, psid), postback: { mid: message.webhookMid, ...postback } }
      return { ...message, delivered: webhook.deliver(page, 'messaging_postbacks', event) }
    },

    customerEdits(page: GraphPage, mid: string, text: string): Promise<DeliveryResult> {
      const message = find(mid)
      if (message.fromPage || message.edits >= 5) throw new Error('this message cannot be edited')
      message.text = text
      message.edits += 1
      const message_edit = { mid: message.webhookMid, text, num_edit: message.edits }
      const event = { ...between(page, message.psid), message_edit }
      return webhook.deliver(page, 'message_edits', event)
    },

    customerReacts(page: GraphPage, mid: string, emoji: string | null): Promise<DeliveryResult> {
      const message = find(mid)
      act(page, message.psid)
      const reaction = compact({
        reaction: emoji === null ? undefined : 'other',
        emoji: emoji ?? undefined,
        action: emoji === null ? 'unreact' : 'react',
        mid: message.webhookMid,
      })
      const event = { ...between(page, message.psid), reaction }
      return webhook.deliver(page, 'message_reactions', event)
    },

    customerReads(page: GraphPage, psid: string): Promise<DeliveryResult> {
      const event = { ...between(page, psid), read: { watermark: state.clock.now() } }
      return webhook.deliver(page, 'message_reads', event)
    },

    deliveryConfirmed(page: GraphPage, psid: string, mids?: readonly string[]) {
      const delivery = compact({ mids, watermark: state.clock.now() })
      return webhook.deliver(page, 'message_deliveries', { ...between(page, psid), delivery })
    },

    /** As if the customer had been silent for so long; HUMAN_AGENT still reaches him below 7 days. */
    closeWindow(page: GraphPage, psid: string, silentForMs: number = DAY + HOUR): void {
      const closed = thread(page, psid)
      closed.lastActAt = state.clock.now() - silentForMs
      closed.windowMs = DAY
    },
  }
}
