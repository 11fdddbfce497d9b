import { minuteMs } from '@pal/core/durations'
import { because, readReason, type Reason } from '@pal/core/texts/reason'

import type { Tx } from '../schema/reads.ts'
import { readStoredReason, storeReason } from '../schema/stored-reason.ts'
import {
  changeConversation,
  type ConversationRow,
  findConversation,
  humanNoLongerNeeded,
  needsHuman,
  noHumanNeeded,
} from './conversations.ts'

const forWantOfAnAnswer: readonly string[] = ['agent_needs_you', 'waits_for_you']

/** A human was asked for because nobody could answer, not for what the customer said. */
export function isLeftBehind({
  needs_human_reason: stored,
}: Pick<ConversationRow, 'needs_human_reason'>): boolean {
  return forWantOfAnAnswer.includes(readStoredReason(stored)?.code ?? '')
}

/** A human was asked for because the model did not answer. */
export function isLeftByModel(conversation: Pick<ConversationRow, 'needs_human_reason'>): boolean {
  const { params } = readStoredReason(conversation.needs_human_reason) ?? {}
  const why = readReason(params?.['why'])
  return isLeftBehind(conversation) && (why?.code.startsWith('ai_') ?? false)
}

/** What the customer wrote has led a human to do something that they are told of. */
export async function dealtWith(tx: Tx, id: number, now: number): Promise<void> {
  const conversation = await findConversation(tx, id)
  if (!conversation) return
  const settled = isLeftBehind(conversation) ? noHumanNeeded : {}
  await changeConversation(tx, id, { waiting_since: null, ...settled }, now)
}

/**
 * A human was asked for because Facebook did not take an answer, not for what the customer said. Of
 * what may have gone out, nobody but a human can tell.
 */
export function isUnsent({
  needs_human_reason: stored,
}: Pick<ConversationRow, 'needs_human_reason'>): boolean {
  const { code = '' } = readStoredReason(stored) ?? {}
  return /^(?:send|graph|page)_(?!(?:part_)?unknown$)/.test(code) || code === 'window_closed'
}

/** A human was asked for because a reply could not go out at its time. */
export function isForLateReply({
  needs_human_reason: stored,
}: Pick<ConversationRow, 'needs_human_reason'>): boolean {
  return readStoredReason(stored)?.code === 'scheduled_not_sent'
}

/** They were told that a person answers here, and have written nothing since. */
export function isPromised({
  needs_human_reason: stored,
  needs_human_at: since,
  last_customer_at: wroteAt,
}: Pick<ConversationRow, 'needs_human_reason' | 'needs_human_at' | 'last_customer_at'>): boolean {
  const isTold = readStoredReason(stored)?.code === 'agent_found_no_answer'
  return isTold && (wroteAt ?? 0) <= (since ?? 0)
}

/** Says that a human is needed, and why. Whoever waits for that already keeps their turn. */
export async function requestHuman(
  tx: Tx,
  id: number,
  why: Reason,
  now: number,
): Promise<ConversationRow> {
  const wanted = needsHuman(why, now)
  const waiting = await tx
    .selectFrom('conversations')
    .select('needs_human_at')
    .where('id', '=', id)
    .where('needs_human_reason', '=', storeReason(why))
    // What was put off comes back as a new task.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('task_marks')
            .select('ref')
            .where('kind', '=', 'handoff')
            .whereRef('ref', '=', 'conversations.id')
            .whereRef('task_at', '=', 'conversations.needs_human_at'),
        ),
      ),
    )
    .executeTakeFirst()
  const since = waiting?.needs_human_at ?? now
  return changeConversation(tx, id, { ...wanted, needs_human_at: since }, now)
}

/**
 * Says that a human is needed because something did not go out. What a human was asked for before
 * stays: it is not over once that has gone out.
 */
export async function requestHumanForSend(
  tx: Tx,
  id: number,
  why: Reason,
  now: number,
): Promise<void> {
  const conversation = await findConversation(tx, id)
  const asked = conversation && !isUnsent(conversation) ? conversation.needs_human_reason : null
  await requestHuman(tx, id, readStoredReason(asked) ?? why, now)
}

/** A human wrote at that moment, as is heard of only now: who was asked for before is not needed any more. */
export async function humanAnsweredAt(
  tx: Tx,
  id: number,
  { at, now }: { readonly at: number; readonly now: number },
): Promise<void> {
  const since = (await findConversation(tx, id))?.needs_human_at ?? Infinity
  if (since <= at) await humanNoLongerNeeded(tx, id, now)
}

/** So long a customer waits, and a human has had the chat, before they are reminded. */
const replyDueMs = 10 * minuteMs
/** The rest follows a minute later. */
const mostAtOnce = 50

/**
 * Where a human has taken over and a customer waits for them, they are asked to answer. Not where
 * they have, though it has not gone out, where a reply waits for its time, or where they are done.
 * Answers which conversations were changed.
 */
export async function askForLateReplies(
  tx: Tx,
  { takeoverMs, now }: { readonly takeoverMs: number; readonly now: number },
): Promise<number[]> {
  const due = now - replyDueMs
  const late = await tx
    .selectFrom('conversations')
    .select('id')
    // Word for word the condition of its index: of all conversations these few are taken over.
    .where('takeover_until', 'is not', null)
    .where('takeover_until', '<=', due + takeoverMs)
    .where('handler', '=', 'human')
    .where('other_app_at', 'is', null)
    .where('erasing_since', 'is', null)
    .where('waiting_since', '<=', due)
    .where('needs_human_reason', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('task_marks')
            .select('ref')
            .where('kind', '=', 'handoff')
            .whereRef('ref', '=', 'conversations.id')
            .where((mark) =>
              mark.or([
                mark('done_at', '>', due),
                mark('done_at', '>=', mark.ref('last_customer_at')),
              ]),
            ),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.conversation_id', '=', 'conversations.id')
            .whereRef('messages.sent_at', '>', 'conversations.waiting_since')
            .where('messages.author', '=', 'human')
            .where('messages.state', 'in', ['queued', 'sending', 'failed', 'unknown']),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('scheduled_replies')
            .select('scheduled_replies.id')
            .whereRef('scheduled_replies.conversation_id', '=', 'conversations.id')
            .whereRef('scheduled_replies.created_at', '>=', 'conversations.last_customer_at'),
        ),
      ),
    )
    .orderBy('takeover_until')
    .limit(mostAtOnce)
    .execute()
  for (const { id } of late) await requestHuman(tx, id, because('waits_for_you'), now)
  return late.map(({ id }) => id)
}
