import * as z from 'zod/mini'

import { conversationNotes, pictureLimit } from '../constants.ts'
import { isBlank } from '../domain/blank.ts'
import {
  attachmentReasons,
  attachmentStates,
  conversationEvents,
  conversationStages,
  conversationStatuses,
  handlers,
  messageAuthors,
  sendStates,
  sourceKinds,
} from '../domain/entities.ts'
import { collectedFacts } from './decision-log.ts'
import { draft, scheduledReply } from './draft.ts'
import { reason, refusal } from './reason.ts'
import {
  amount,
  conversationParam,
  cursor,
  customerOrders,
  del,
  done,
  fileBody,
  get,
  id,
  idParam,
  instructionsText,
  limit,
  longText,
  pageId,
  patch,
  pictureId,
  post,
  requiredText,
  search,
  shortText,
  sourceParam,
  time,
  samePhone,
} from './shape.ts'

export const conversation = z.object({
  id,
  customerId: z.string(),
  /** Empty while it is not known. */
  customerName: z.string(),
  /** As Facebook tells it, where another name was learned since. */
  profileName: z.nullable(z.string()),
  lastMessage: z.nullable(z.string()),
  /** Who wrote it; null where nothing was written. */
  lastMessageFrom: z.nullable(z.enum(messageAuthors)),
  /** What became of the newest message to the customer; null where there is none. */
  lastReplyState: z.nullable(z.enum(sendStates)),
  lastMessageAt: z.nullable(time),
  updatedAt: time,
  campaignId: z.nullable(id),
  campaignName: z.nullable(z.string()),
  platform: z.string(),
  stage: z.enum(conversationStages),
  status: z.enum(conversationStatuses),
  lastActivity: time,
  pageId: z.string(),
  pageName: z.string(),
  /** Facebook's thread id, once it is known. */
  threadId: z.nullable(z.string()),
  handler: z.enum(handlers),
  takeoverUntil: z.nullable(time),
  /** Another app of the page has the thread at Facebook, so the agent is silent. */
  otherApp: z.boolean(),
  unreadCount: z.int(),
  messageCount: z.int(),
  /** Why a human is needed, in plain words; null when none is. */
  needsHumanReason: z.nullable(reason),
  /** An answer to the customer is worded and waits for the seller's yes. */
  draftReady: z.boolean(),
  /** Since when the customer waits for the seller, for either reason; null where they do not. */
  waitsSince: z.nullable(time),
  /** What the customer wrote last, where they wait for the seller. */
  waitingWords: z.nullable(z.string()),
  /** Nobody has answered all that the customer wrote: an agent that it is handed back to does. */
  unanswered: z.boolean(),
  /** Until when Facebook allows an answer; null before the customer has written. */
  windowClosesAt: z.nullable(time),
  /** The words around what a search found in its messages or in the note; null where it found it elsewhere. */
  hit: z.nullable(z.string()),
  /** The state of these. */
  hitIn: z.nullable(z.enum(['message', 'note'])),
  /** The seller's own. */
  tags: z.array(z.string()),
})
export type Conversation = z.output<typeof conversation>

/** Both spellings of the specification are in every message. */
export const message = z.object({
  id: z.string(),
  conversationId: id,
  sender: z.enum(messageAuthors),
  from_customer: z.boolean(),
  text: z.string(),
  content: z.string(),
  timestamp: time,
  createdAt: time,
  state: z.nullable(z.enum(sendStates)),
  stateReason: z.nullable(reason),
  attachments: z.array(
    z.object({
      /** Of the file at `/api/attachments/{id}`; null for what is no file, as a shared link. */
      id: z.nullable(id),
      type: z.string(),
      name: z.nullable(z.string()),
      /** Facebook's own; it dies after a while. */
      url: z.nullable(z.string()),
      state: z.nullable(z.enum(attachmentStates)),
      reason: z.nullable(z.enum(attachmentReasons)),
      /** Bytes, once it is kept. */
      size: z.nullable(z.int()),
      /** What its first bytes say it is, once it is kept. */
      mime: z.nullable(z.string()),
      /** Of a voice message: what the provider heard in it. */
      heard: z.nullable(z.string()),
    }),
  ),
  /** The customer's reaction to it: an emoji. */
  reaction: z.nullable(z.string()),
  /** What is below it to be tapped; of the phone button Messenger shows the customer's number. */
  buttons: z.array(z.object({ kind: z.enum(['text', 'phone']), title: z.nullable(z.string()) })),
  /** The same for all messages that one reply took: pictures, words, and parts of a long text. */
  replyKey: z.nullable(z.string()),
  /** What the agent decided for it can be asked for; not of what it sent by the clock. */
  hasDecision: z.boolean(),
})
export type Message = z.output<typeof message>

const scheduledParam = z.extend(conversationParam, { replyId: idParam.shape.id })

/** What is known of the customer, beside the chat. */
export const conversationDetail = z.extend(conversation, {
  /** What the seller wrote down for the shop only: neither the customer nor the agent reads it. */
  note: z.nullable(z.string()),
  ...collectedFacts,
  cart: z.array(z.object({ productId: id, name: z.string(), quantity: z.int() })),
  orders: z.array(
    z.object({
      id,
      orderId: z.string(),
      totalAmount: amount,
      currency: z.string(),
      status: z.string(),
      createdAt: time,
      /** Whether it was taken in this conversation. */
      here: z.boolean(),
    }),
  ),
  customerOrders,
  samePhone,
  /** Why they were asked to pay in advance, of the newest order that they were asked for. */
  advance: z.nullable(reason),
  /** US dollars, from the price table. */
  aiCost: z.number(),
  /** Answers that are not in it, for the price of their model was not known. */
  unpricedAnswers: z.int(),
  /** Until when a person may answer as 'Human Agent'; null where the app has not got the feature. */
  humanWindowClosesAt: z.nullable(time),
  /** Why nothing can be sent here, whatever Facebook allows: its page is disconnected, or its token useless. */
  cannotReply: z.nullable(reason),
  /** Why Facebook allows no answer now, although its time is not over; null where it does, or it is. */
  closedEarly: z.nullable(reason),
  scheduled: z.array(scheduledReply),
  /** The one draft that waits for the seller. */
  draft: z.nullable(draft),
  /** What the agent remembers of the time before the messages that it reads. */
  summary: z.nullable(z.object({ text: z.string(), upTo: time })),
  /** Whether the seller keeps it to be rehearsed again; null where the agent has not answered. */
  keptToRehearse: z.nullable(z.boolean()),
  /** What first brought the customer, where Facebook said it. */
  cameBy: z.nullable(
    z.object({
      kind: z.enum(sourceKinds),
      /** What the link carried; of a comment, the id of the post. */
      ref: z.nullable(z.string()),
      /** Of the advertisement; of a comment, how the post begins. */
      title: z.nullable(z.string()),
      /** Of a comment: what the customer wrote. */
      words: z.nullable(z.string()),
      at: time,
    }),
  ),
})
export type ConversationDetail = z.output<typeof conversationDetail>

const tag = requiredText.check(z.maxLength(conversationNotes.tagLength))

/**
 * What the seller saw when they began. A note that says something else by now is refused, and of the
 * tags only the difference is applied.
 */
const seenNotes = z.partial(z.object({ note: z.nullable(longText), tags: z.array(z.string()) }))

/** By which a figure leads to the conversations that it counts. */
export const conversationPick = {
  status: z._default(z.enum(['all', ...conversationStatuses]), 'all'),
  stage: z.optional(z.enum(['live', ...conversationStages])),
  /** At this stage now, or beyond it. */
  reached: z.optional(z.enum(conversationStages)),
  /** On this page. */
  page: z.optional(pageId),
  /** That ever came to this campaign. */
  campaign: z.optional(idParam.shape.id),
  /** That want this product: in an open cart, or told of it since it is out of stock. */
  product: z.optional(idParam.shape.id),
  /** Whom this brought first; `none`: of whom nothing said it. */
  source: z.optional(sourceParam),
  /** With words of the customer that nobody has read. */
  unread: z.optional(z.literal('true')),
  /** In which the customer waits for the seller: the agent asks for a human, or its answer is a draft. */
  needsYou: z.optional(z.literal('true')),
  /** That the seller gave this tag. */
  tag: z.optional(tag),
  /** What happened in the period: */
  event: z._default(z.enum(conversationEvents), 'begun'),
  /** at or after, */
  from: z.optional(time),
  /** and before; */
  to: z.optional(time),
  /** only in the hour of the shop's day that begins then. */
  hour: z.optional(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/))),
}

/**
 * A hand-back with `undo`: the agent waits with its answer for so long that it can be undone. A
 * take-over with it undoes that: all is as it was before.
 */
const undoQuery = z.object({ undo: z.optional(z.literal('true')) })

export const conversationEndpoints = {
  // Before one conversation: this is none.
  'conversations.count': get('/api/conversations/count', 'How many the filters leave', {
    query: z.object(conversationPick),
    answer: z.object({ count: z.int() }),
  }),
  'conversations.list': get('/api/conversations', 'Conversations, newest activity first', {
    query: z.object({
      limit,
      cursor,
      search,
      ...conversationPick,
    }),
    answer: z.array(conversation),
  }),
  'conversations.meta': get('/api/conversations/meta', 'Whether something changed since', {
    answer: z.object({
      total: z.int(),
      active: z.int(),
      unread: z.int(),
      /** Conversations in which the customer waits for the seller. */
      needHuman: z.int(),
      lastActivity: z.nullable(time),
      version: z.int(),
    }),
  }),
  'conversations.tags': get('/api/conversations/tags', 'The tags in use, the most used first', {
    answer: z.array(z.object({ tag: z.string(), conversations: z.int() })),
  }),
  'conversations.annotate': patch(
    '/api/conversations/{id}',
    "The seller's own note and tags; what is left out stays",
    {
      params: conversationParam,
      body: z.strictObject({
        note: z.optional(z.nullable(longText.check(z.maxLength(conversationNotes.noteLength)))),
        tags: z.optional(z.array(tag).check(z.maxLength(conversationNotes.tags))),
        was: z.optional(seenNotes),
      }),
      answer: z.object({ note: z.nullable(z.string()), tags: z.array(z.string()) }),
    },
  ),
  'conversations.noteDelivery': patch(
    '/api/conversations/{id}/delivery-note',
    'Put right what the customer wants whoever delivers to know; what was shown with the old one is shown anew',
    {
      params: conversationParam,
      body: z.object({ deliveryNote: instructionsText, was: z.optional(instructionsText) }),
      answer: z.object({ deliveryNote: z.nullable(z.string()) }),
    },
  ),
  'conversations.get': get(
    '/api/conversations/{id}',
    'One conversation with what is known of its customer',
    {
      params: conversationParam,
      answer: conversationDetail,
    },
  ),
  'conversations.messages': get(
    '/api/conversations/{id}/messages',
    'Stored messages, newest first',
    {
      params: conversationParam,
      query: z.object({ limit, cursor }),
      answer: z.array(message),
    },
  ),
  'attachments.file': get('/api/attachments/{id}', 'A file that came with a message', {
    params: idParam,
    answer: z.string(),
    kind: 'stream',
  }),
  'conversations.takePicture': post(
    '/api/pictures',
    'Take a picture in, to be sent with a reply soon; its bytes say what it is',
    {
      query: z.object({ name: z.optional(shortText) }),
      body: fileBody,
      takes: 'file',
      largestBody: pictureLimit.bytes,
      answer: z.object({ id: pictureId, mime: z.string(), size: z.int() }),
    },
  ),
  'conversations.resend': post(
    '/api/conversations/{id}/messages/{messageId}/resend',
    'Send what a person typed and Facebook did not take once more',
    { params: z.extend(conversationParam, { messageId: idParam.shape.id }), answer: message },
  ),
  'conversations.seen': post('/api/conversations/{id}/seen', 'The person has read it', {
    params: conversationParam,
    answer: done,
  }),
  'conversations.takeover': post(
    '/api/conversations/{id}/takeover',
    'The person answers from now on',
    { params: conversationParam, query: undoQuery, answer: conversation },
  ),
  'conversations.schedule': post(
    '/api/conversations/{id}/scheduled',
    'Send what a person typed later, while Facebook still allows it',
    {
      params: conversationParam,
      // Pictures wait for nobody: what is given beside the words is refused, not left out.
      body: z.strictObject({
        message: longText.check(z.refine((text) => !isBlank(text), refusal('field_blank'))),
        sendAt: time,
        /** The same one is one reply. */
        clientId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      }),
      answer: scheduledReply,
    },
  ),
  'conversations.sendScheduled': post(
    '/api/conversations/{id}/scheduled/{replyId}/send',
    'Send a scheduled reply now',
    { params: scheduledParam, answer: message },
  ),
  'conversations.forgetSummary': del(
    '/api/conversations/{id}/summary',
    'Have the agent forget what it remembers of the time before',
    { params: conversationParam, answer: done },
  ),
  'conversations.cancelScheduled': del(
    '/api/conversations/{id}/scheduled/{replyId}',
    'Call a scheduled reply off',
    { params: scheduledParam, answer: done },
  ),
  'conversations.handback': post('/api/conversations/{id}/handback', 'The agent answers again', {
    params: conversationParam,
    query: undoQuery,
    answer: conversation,
  }),
}
