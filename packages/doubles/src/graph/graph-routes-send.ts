import { type Json, isList, isObject } from '../http/json.ts'
import { sendingPage } from './graph-auth.ts'
import { GraphError, badParameter } from './graph-errors.ts'
import { checkMessage, onlyKeys } from './graph-message-check.ts'
import {
  DAY,
  type GraphMessage,
  type GraphPage,
  type GraphPerson,
  type TokenRecord,
} from './graph-model.ts'
import type { GraphRequest } from './graph-request.ts'
import { type GraphState, type NewAttachment, addMessage, threadOf } from './graph-state.ts'

const MESSAGING_TYPES = ['RESPONSE', 'UPDATE', 'MESSAGE_TAG', 'UTILITY']
const NOTIFICATION_TYPES = ['NO_PUSH', 'REGULAR', 'SILENT_PUSH']
const SENDER_ACTIONS = ['typing_on', 'typing_off', 'mark_seen', 'react', 'unreact']
const HUMAN_AGENT_DAYS = 7
const PRIVATE_REPLY_DAYS = 7

export function createSendRoute(state: GraphState, onSent: (message: GraphMessage) => void) {
  return function send(
    request: GraphRequest,
    token: TokenRecord,
    segment: string,
    base: string,
  ): Json {
    const page = sendingPage(state, token, segment, request.method)
    if (page.restricted)
      throw new GraphError({
        code: 10,
        subcode: 1_893_063,
        message: '(#10) The Page is temporarily restricted from sending messages.',
      })
    const recipient = request.json('recipient')
    if (!isObject(recipient)) throw badParameter('The parameter recipient is required')
    onlyKeys('recipient', recipient, ['id', 'comment_id'])
    const action = request.param('sender_action')
    const message = request.json('message')
    if (recipient['comment_id'] !== undefined) {
      const text = checkMessage(message)
      const { person, comment } = commented(page, recipient['comment_id'])
      const stored = addMessage(state, threadOf(state, page, person), {
        text,
        fromPage: true,
        appId: state.app.id,
      })
      comment.answered = true
      onSent(stored)
      return { recipient_id: person.psid, message_id: stored.webhookMid }
    }
    if (action !== undefined) checkAction(action, message)
    const sort = action === undefined ? checkSort(request, page) : null
    const text = action === undefined ? checkMessage(message) : ''
    const person = reachable(page, recipient['id'])
    const thread = threadOf(state, page, person)
    if (action !== undefined) {
      if (action === 'mark_seen') thread.unread = 0
      return { recipient_id: person.psid }
    }
    const idle = state.clock.now() - thread.lastActAt
    if (sort?.type === 'UTILITY') checkUtility(page, message)
    else if (idle > (sort?.tag === null ? thread.windowMs : HUMAN_AGENT_DAYS * DAY))
      throw new GraphError({
        code: 10,
        subcode: 2_018_278,
        status: 403,
        message: '(#10) This message is sent outside of allowed window.',
      })

    const attachments = action === undefined ? attached(page, message, base) : []
    const metadata = isObject(message) ? message['metadata'] : undefined
    const replyTo = repliedTo(request, thread.id)
    const stored = addMessage(state, thread, {
      text,
      attachments,
      fromPage: true,
      appId: state.app.id,
      ...(typeof metadata === 'string' && { metadata }),
      ...(replyTo !== undefined && { replyTo }),
    })
    state.sent.push({
      at: stored.at,
      pageId: page.id,
      psid: person.psid,
      mid: stored.webhookMid,
      text,
      messagingType: sort?.type ?? '',
      tag: sort?.tag ?? null,
      metadata: typeof metadata === 'string' ? metadata : null,
      attachments: stored.attachments,
      body: isObject(request.body) ? request.body : {},
    })
    onSent(stored)
    return { recipient_id: person.psid, message_id: stored.webhookMid }
  }

  /** Private Replies, 2026-04-16: one message for a comment, within 7 days. */
  function commented(page: GraphPage, id: Json | undefined) {
    const comment = page.posts.flatMap(({ comments }) => comments).find((one) => one.id === id)
    if (comment === undefined || comment.fromId === page.id)
      throw badParameter('Invalid parameter: the comment cannot be replied to privately')
    if (comment.answered)
      throw new GraphError({ code: 10_900, message: '(#10900) Activity already replied to' })
    if (state.clock.now() - comment.at > PRIVATE_REPLY_DAYS * DAY)
      throw new GraphError({
        code: 10_901,
        message: '(#10901) Activity is too old to be replied to',
      })
    return { comment, person: reachable(page, comment.fromId) }
  }

  /** What Facebook shows from then on lies at an address of its own. */
  function attached(page: GraphPage, message: Json | undefined, base: string): NewAttachment[] {
    if (!isObject(message)) return []
    const { attachment, attachments } = message
    const list = isList(attachments) ? attachments : attachment === undefined ? [] : [attachment]
    return list.flatMap((entry) => {
      const payload = isObject(entry) ? entry['payload'] : undefined
      if (!isObject(entry) || !isObject(payload) || entry['type'] !== 'image') return []
      const { attachment_id: id, url } = payload
      if (id === undefined) {
        const known = typeof url === 'string' ? state.elsewhere.get(url) : undefined
        const unseen = `${base}/media/fetched-${state.nextId(8)}.png`
        return [known ?? { type: 'image', url: unseen }]
      }
      const upload = typeof id === 'string' ? state.uploads.get(id) : undefined
      if (!upload?.reusable || upload.pageId !== page.id) {
        throw badParameter('Invalid attachment_id', 2_018_074)
      }
      return [upload.attachment]
    })
  }

  function repliedTo(request: GraphRequest, threadId: string): string | undefined {
    const given = request.json('reply_to')
    if (given === undefined) return undefined
    const mid = isObject(given) ? given['mid'] : undefined
    const found = typeof mid === 'string' ? state.messages.get(mid) : undefined
    if (found === undefined || found.threadId !== threadId)
      throw badParameter('Param reply_to[mid] must be a message of this conversation')
    return found.mid
  }
}

function checkAction(action: string, message: Json | undefined): void {
  if (message !== undefined)
    throw badParameter('Only one of sender_action and message can be sent in a request', 2_018_014)
  if (!SENDER_ACTIONS.includes(action))
    throw badParameter(`Param sender_action must be one of {${SENDER_ACTIONS.join(', ')}}`)
}

function checkSort(request: GraphRequest, page: GraphPage): { type: string; tag: string | null } {
  const type = request.param('messaging_type')
  if (type === undefined) throw badParameter('The parameter messaging_type is required')
  if (!MESSAGING_TYPES.includes(type))
    throw badParameter(`Param messaging_type must be one of {${MESSAGING_TYPES.join(', ')}}`)
  const push = request.param('notification_type')
  if (push !== undefined && !NOTIFICATION_TYPES.includes(push))
    throw badParameter(`Param notification_type must be one of {${NOTIFICATION_TYPES.join(', ')}}`)
  const tag = request.param('tag') ?? null
  if ((type === 'MESSAGE_TAG') !== (tag !== null))
    throw badParameter('Param tag goes with messaging_type MESSAGE_TAG')
  if (tag !== null && tag !== 'HUMAN_AGENT') throw badParameter(`The tag ${tag} is not supported`)
  if (tag !== null && !page.humanAgent)
    throw new GraphError({
      code: 10,
      status: 403,
      message:
        "(#10) To use 'HUMAN_AGENT', your use of this feature must be reviewed and approved.",
    })
  return { type, tag }
}

function checkUtility(page: GraphPage, message: Json | undefined): void {
  const template = isObject(message) ? message['template'] : undefined
  const name = isObject(template) ? template['name'] : undefined
  if (typeof name !== 'string' || !page.utilityTemplates.includes(name))
    throw badParameter('A UTILITY message needs an approved template of this Page')
}

function reachable(page: GraphPage, id: Json | undefined): GraphPerson {
  const person = typeof id === 'string' ? page.people.get(id) : undefined
  if (person === undefined) throw badParameter('No matching user found', 2_018_001)
  if (!page.reviewed && person.role === null)
    throw new GraphError({
      code: 200,
      subcode: 2_018_028,
      status: 403,
      message:
        '(#200) Cannot message users who are not admins, developers or testers of the app until pages_messaging permission is reviewed and the app is live.',
    })
  if (person.blocked)
    throw new GraphError({
      code: 551,
      subcode: 1_545_041,
      message: "(#551) This person isn't available right now.",
    })
  return person
}
