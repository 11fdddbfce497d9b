import type { GraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphMessage, GraphPage } from '@pal/doubles/graph/graph-model'
import * as z from 'zod/mini'

const quickReply = z.object({ title: z.string(), payload: z.string() })
type QuickReply = z.output<typeof quickReply>
const sentBody = z.object({
  message: z.object({ quick_replies: z.optional(z.array(z.unknown())) }),
})
const sign = z.object({ recipient: z.object({ id: z.string() }), sender_action: z.string() })

export interface ChatMessage {
  readonly id: string
  readonly from: 'customer' | 'page'
  readonly text: string
  /** Where this chat serves the pictures of the message. */
  readonly pictures: readonly string[]
  readonly at: number
}

export interface Chat {
  readonly name: string
  /** The page's name. */
  readonly shop: string
  /** The page's own words before all messages; empty after. */
  readonly greeting: string
  readonly messages: readonly ChatMessage[]
  /** Of the page's last message, as long as nothing was answered; before all messages, its ice breakers. */
  readonly quickReplies: readonly QuickReply[]
  readonly typing: boolean
}

/** Facebook takes the sign away by itself after a while. */
const signMs = 20_000

/** What a customer sees in Messenger; null for somebody whom the page does not know. */
export function chatOf(graph: GraphDouble, page: GraphPage, psid: string): Chat | null {
  const person = page.people.get(psid)
  if (!person) return null
  const messages = graph.thread(page, psid)
  const last = messages.at(-1)
  return {
    name: person.name,
    shop: page.name,
    greeting: last ? '' : greetingOf(page, person.name),
    messages: messages.map((message) => ({
      id: message.mid,
      from: message.fromPage ? 'page' : 'customer',
      text: message.text,
      pictures: message.attachments.flatMap(({ type }, index) =>
        type === 'image' ? [`/pictures/${encodeURIComponent(message.mid)}/${index}`] : [],
      ),
      at: message.at,
    })),
    quickReplies: last ? quickRepliesOf(graph, last) : iceBreakersOf(page),
    typing: isTyping(graph, psid, last),
  }
}

/** Where Facebook's double has the picture of a message. */
export function pictureAt(
  graph: GraphDouble,
  pages: readonly GraphPage[],
  { mid, index }: { readonly mid: string; readonly index: number },
): { readonly url: string; readonly mimeType: string } | null {
  const threads = pages.flatMap((page) => [...page.threads.values()])
  const message = threads.flatMap(({ messages }) => messages).find((one) => one.mid === mid)
  const picture = message?.attachments[index]
  return picture?.type === 'image' && picture.url.startsWith(`${graph.url}/`) ? picture : null
}

function iceBreakersOf({ iceBreakers }: GraphPage): QuickReply[] {
  const shown = iceBreakers.find(({ locale }) => locale === 'default')?.call_to_actions ?? []
  return shown.map(({ question: title, payload }) => ({ title, payload }))
}

/** Facebook fills in the name of whom it knows. */
function greetingOf({ greeting }: GraphPage, name: string): string {
  const text = greeting.find(({ locale }) => locale === 'default')?.text ?? ''
  const [first = '', ...others] = name.split(' ')
  return text
    .replaceAll('{{user_first_name}}', first)
    .replaceAll('{{user_last_name}}', others.join(' '))
    .replaceAll('{{user_full_name}}', name)
}

function quickRepliesOf({ sent }: GraphDouble, last: GraphMessage): QuickReply[] {
  if (!last.fromPage) return []
  const body = sent.findLast(({ mid }) => mid === last.webhookMid)?.body
  const list = sentBody.safeParse(body).data?.message.quick_replies ?? []
  return list.flatMap((reply) => quickReply.safeParse(reply).data ?? [])
}

function isTyping(graph: GraphDouble, psid: string, last: GraphMessage | undefined): boolean {
  const since = Math.max(last?.fromPage ? last.at : 0, graph.now() - signMs)
  for (const { body, at } of graph.calls.toReversed()) {
    if (at < since) return false
    const shown = sign.safeParse(body).data
    if (shown?.recipient.id === psid && shown.sender_action.startsWith('typing'))
      return shown.sender_action === 'typing_on'
  }
  return false
}
