import type { JsonObject } from '../http/json.ts'
import { attachmentShape, attachmentView } from './graph-attachments.ts'
import type { Field } from './graph-fields.ts'
import { READABLE_MESSAGES, type GraphMessage, type GraphThread } from './graph-model.ts'
import { type EdgeLink, pageOf } from './graph-paging.ts'
import { type Ask, type Shape, plainShape, project } from './graph-select.ts'
import { type GraphState, graphTime } from './graph-state.ts'

const personShape = plainShape('User', ['name', 'email', 'id'])

function party(state: GraphState, pageId: string, id: string): JsonObject {
  const page = state.pages.get(pageId)
  const name = id === pageId ? page?.name : page?.people.get(id)?.name
  return { name: name ?? '', email: `${id}@facebook.com`, id }
}

/** How conversations and messages look to whom asks; bound to one double's state. */
export function createShapes(state: GraphState) {
  const people = (ids: readonly string[], pageId: string, field: Field, ask: Ask): JsonObject => ({
    data: ids.map((id) => project(personShape, party(state, pageId, id), field.fields, ask)),
  })
  const sender = (m: GraphMessage) => (m.fromPage ? m.pageId : m.psid)
  const receiver = (m: GraphMessage) => (m.fromPage ? m.psid : m.pageId)

  const message: Shape<GraphMessage> = {
    type: 'Message',
    defaults: ['id', 'created_time'],
    fields: {
      id: { read: (m) => m.mid },
      created_time: { read: (m) => graphTime(m.at) },
      from: {
        of: () => personShape,
        read: (m, field, ask) =>
          project(personShape, party(state, m.pageId, sender(m)), field.fields, ask),
      },
      to: {
        of: () => personShape,
        read: (m, field, ask) => people([receiver(m)], m.pageId, field, ask),
      },
      message: { read: (m) => m.text },
      attachments: {
        of: () => attachmentShape,
        read: (m, field, ask) =>
          m.attachments.length === 0
            ? undefined
            : pageOf(
                m.attachments,
                (a) => ({ rank: 0, tie: -m.attachments.indexOf(a) }),
                field.args,
                (a) => project(attachmentShape, attachmentView(a), field.fields, ask),
                { path: `${m.mid}/attachments`, params: {} },
                ask,
              ),
      },
      sticker: { read: (m) => m.attachments.find((a) => a.type === 'sticker')?.url },
      reply_to: {
        read: (m) => {
          const answered = m.replyTo === undefined ? undefined : state.messages.get(m.replyTo)
          if (answered === undefined) return undefined
          return { mid: answered.mid, is_self_reply: answered.fromPage === m.fromPage }
        },
      },
      shares: { read: () => undefined },
      tags: { read: () => undefined },
      reactions: { read: () => undefined },
    },
  }

  const readable = (m: GraphMessage): boolean => {
    const thread = state.threads.get(m.threadId)
    return (thread?.messages.indexOf(m) ?? READABLE_MESSAGES) < READABLE_MESSAGES
  }

  const messages = (
    thread: GraphThread,
    fields: readonly Field[] | null,
    paging: Parameters<typeof pageOf>[2],
    link: EdgeLink,
    ask: Ask,
  ): JsonObject =>
    pageOf(
      thread.messages,
      (m) => ({ rank: m.at, tie: m.order }),
      paging,
      (m) => project(message, m, readable(m) ? fields : null, ask),
      link,
      ask,
    )

  const canReply = (thread: GraphThread): boolean => {
    const page = state.pages.get(thread.pageId)
    if (page?.people.get(thread.psid)?.blocked !== false || page.restricted) return false
    return state.clock.now() - thread.lastActAt <= thread.windowMs
  }

  const thread: Shape<GraphThread> = {
    type: 'UnifiedThread',
    defaults: ['id', 'updated_time'],
    fields: {
      id: { read: (t) => t.id },
      link: { read: (t) => `/${t.pageId}/inbox/${t.id.slice(2)}/` },
      snippet: { read: (t) => t.messages[0]?.text.slice(0, 100) ?? '' },
      updated_time: { read: (t) => graphTime(updatedAt(t)) },
      message_count: { read: (t) => t.messages.length },
      unread_count: { read: (t) => t.unread },
      can_reply: { read: canReply },
      participants: {
        of: () => personShape,
        read: (t, field, ask) => people([t.psid, t.pageId], t.pageId, field, ask),
      },
      senders: {
        of: () => personShape,
        read: (t, field, ask) => people([t.psid, t.pageId], t.pageId, field, ask),
      },
      former_participants: { of: () => personShape, read: () => ({ data: [] }) },
      is_subscribed: { read: () => true },
      is_owner: { read: (t) => state.pages.get(t.pageId)?.subscribedFields !== null },
      folder: { read: () => 'inbox' },
      name: { read: () => undefined },
      scoped_thread_key: { read: (t) => t.id },
      linked_group: { read: () => undefined },
      wallpaper: { read: () => undefined },
      messages: {
        of: () => message,
        read: (t, field, ask) =>
          messages(
            t,
            field.fields,
            field.args,
            {
              path: `${t.id}/messages`,
              params: field.fields === null ? {} : { fields: fieldsText(field.fields) },
            },
            ask,
          ),
      },
    },
  }
  return { message, thread, messages, readable }
}

export type Shapes = ReturnType<typeof createShapes>

export function updatedAt(thread: GraphThread): number {
  return thread.messages[0]?.at ?? 0
}

function fieldsText(fields: readonly Field[]): string {
  return fields
    .map(({ name, args, fields: inner }) => {
      const modifiers = Object.entries(args).map(([key, value]) => `.${key}(${value})`)
      return `${name}${modifiers.join('')}${inner === null ? '' : `{${fieldsText(inner)}}`}`
    })
    .join(',')
}
