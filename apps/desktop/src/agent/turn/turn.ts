import { createHash } from 'node:crypto'

import { offEnd, whyOff } from '@pal/core/agent/decision/own-hours'
import { whyHuman, whyNobody, whySilent } from '@pal/core/agent/decision/why-silent'
import type { Settings } from '@pal/core/contract/settings'
import { settingsFrom } from '@pal/core/contract/stored-settings'
import { apiKeyName } from '@pal/core/domain/ai-server'
import { secondMs } from '@pal/core/durations'
import { entry, type LogEntry } from '@pal/core/texts/log-line'
import { because, type Reason } from '@pal/core/texts/reason'
import { pauseOverBudget } from '@pal/db/campaigns/budget'
import type { ConversationRow } from '@pal/db/conversations/conversations'
import { whyClosed } from '@pal/db/conversations/reply-window'
import { enqueueReply } from '@pal/db/jobs/job-kinds'
import { complete, type JobRow } from '@pal/db/jobs/queue'
import { isAnswerUnderWay } from '@pal/db/messages/outgoing'
import { cancelReplies } from '@pal/db/messages/withdraw'
import type { Tx } from '@pal/db/schema/reads'
import { beginTurn, type TurnState } from '@pal/db/turns/load-turn'
import { hadHoldingReply } from '@pal/db/turns/overdue-turns'

import type { PreparedHandler } from '../../jobs/lanes.ts'
import type { TypingIndicator } from '../../messenger/graph/typing-indicator.ts'
import type { ModelAccess } from '../model/model-client.ts'
import { ModelError } from '../model/model-error.ts'
import type { Model } from '../model/model.ts'
import type { Answering } from './answering.ts'
import { catchUp } from './catch-up.ts'
import { askHuman, concludeTurn, type CommitParts } from './commit-turn.ts'
import {
  answerWithinMs,
  isConflict,
  logFault,
  logInterruptedTurn,
  leastThinkingMs,
  modelFailed,
  retryTurn,
  acceptConfirmation,
} from './failed-turn.ts'
import { generateReply, type ModelTurn } from './generate-reply.ts'
import { sendHoldingReply } from './holding-reply.ts'
import { leaveBroken, leaveToHuman } from './leave-to-human.ts'
import { loadContext } from './load-context.ts'
import { noMedia, readMedia, type ReadMedia, type MediaReader } from './read-media.ts'
import { readInFull, remember } from './remember.ts'

export interface TurnParts extends CommitParts {
  readonly model: Model
  readonly changed: (conversationId: number) => void
  /** Its budget is used up. */
  readonly campaignPaused?: () => void
  /** Reads before a turn what it needs of the vault; left out, the model sees to itself. */
  readonly unseal?: (wanted: Wanted) => Promise<Reach>
  /** Left out, the agent sees and hears nothing. */
  readonly senses?: MediaReader
}

interface Wanted {
  readonly pageId: string
  readonly ai: Settings['ai']
  readonly keyName: ReturnType<typeof apiKeyName>
}

/** What a turn reaches outside the store. */
interface Reach {
  readonly access: () => ModelAccess | ModelError
  /** Shows the customer that an answer is being thought of. */
  readonly show: (conversationId: number, psid: string) => TypingIndicator | null
}

/** Where the 30 s were over before the agent knew of the message. */
const catchUpMs = 8_000

const offLine = ({ code }: Reason) =>
  entry(code === 'own_hours' ? 'silent_own_hours' : 'silent_paused')

/** Answers what a customer wrote: one turn, stored as a whole or not at all. */
export function answerHandler(parts: TurnParts): PreparedHandler {
  const { now, changed, unseal } = parts
  return {
    async prepare(tx, job) {
      const state = await beginTurn(tx, job.conversation_id ?? 0, now())
      const settings = settingsFrom(state?.settings ?? {})
      const keyName = apiKeyName(settings.ai.baseUrl)
      const off = whyOff(settings, now())
      const silent = state && (off ? offLine(off) : whySilent(state.answering, settings.flow))
      if (!state || silent !== null) {
        return staySilent(tx, parts, { job, state, settings, off, said: silent })
      }
      const { conversation, campaign } = state
      const ends =
        campaign?.budget_limit_minor != null && (await pauseOverBudget(tx, campaign.id, now()))
      const spent = state.spent ?? (ends ? campaign : null)
      const isClosed = (state.closesAt ?? Infinity) <= now()
      const why = whyHuman(
        {
          closed: isClosed ? whyClosed(conversation, now(), because('agent_window_closed')) : null,
          spent: spent?.name ?? null,
          turnsOfDay: state.turnsOfDay,
        },
        settings.flow,
      )
      if (why || !campaign) {
        await complete(tx, job, now())
        if (why) await leaveToHuman(tx, parts, { conversation, settings, why })
        return async () => {
          if (spent && campaign) parts.campaignPaused?.()
          changed(conversation.id)
        }
      }
      if (state.hasUnsent) await cancelReplies(tx, conversation.id, 'superseded', now())
      const senses = state.hasFiles ? parts.senses : undefined
      return async (signal) => {
        const { ai } = settings
        const reach = await unseal?.({ pageId: conversation.page_id, ai, keyName })
        await think(parts, { job, conversation, campaign, settings, senses, reach, signal })
      }
    },
    async gaveUp(tx, job) {
      const id = await leaveBroken(tx, parts, job)
      return () => {
        if (id !== null) changed(id)
      }
    },
  }
}

/** What is left to do once it is known whether the agent answers. */
type Rest = (signal: AbortSignal) => Promise<void>

interface Silence {
  readonly job: JobRow
  readonly state: TurnState | null
  readonly settings: Settings
  readonly off: Reason | null
  readonly said: LogEntry | null
}

async function staySilent(
  tx: Tx,
  parts: TurnParts,
  { job, state, settings, off, said }: Silence,
): Promise<Rest> {
  const { log, now, changed } = parts
  await complete(tx, job, now())
  const nobody = state && whyNobody(state.answering, off)
  // The customer hears nothing: whoever has stopped the agent answers, or lets it.
  if (nobody) await askHuman(tx, parts, job.conversation_id ?? 0, nobody)
  const end = nobody && offEnd(settings, now())
  // Whoever still waits then has an answer.
  if (state && end) {
    const { id: conversationId, page_id: pageId } = state.conversation
    await enqueueReply(tx, { conversationId, pageId, now: now(), quietMs: end - now() })
  }
  return async () => {
    log.write('info', 'ai', said ?? entry('silent_gone'), { conversationId: job.conversation_id })
    if (state && nobody) changed(state.conversation.id)
  }
}

interface Thinking extends Pick<Answering, 'job' | 'conversation' | 'campaign' | 'signal'> {
  readonly settings: Settings
  /** Left out where there is nothing to see or hear. */
  readonly senses: MediaReader | undefined
  readonly reach: Reach | undefined
}

async function think(parts: TurnParts, thinking: Thinking): Promise<void> {
  const { store, now } = parts
  const { job, conversation, campaign, settings, senses, reach, signal } = thinking
  const sensed = senses ? await senseFor(senses, { conversation, reach, settings, signal }) : null
  const begun = { conversation, campaign }
  const loaded = await loadContext(store.db, begun, settings, now(), sensed?.pictures)
  if (!loaded) {
    await store.transaction((end) => complete(end, job, now()))
    return
  }
  const answering = { ...begun, job, loaded, signal, startedAt: now(), calls: { made: 0 } }
  await answer(parts, answering, { reach, sensed })
  if (loaded.messages.size >= readInFull) await remember(parts, answering, () => reach?.access())
}

interface Sensing {
  readonly conversation: ConversationRow
  readonly reach: Reach | undefined
  readonly settings: Settings
  readonly signal: AbortSignal
}

/** Null where nothing was looked at or listened to. */
async function senseFor(
  senses: MediaReader,
  { conversation, reach, settings, signal }: Sensing,
): Promise<ReadMedia | null> {
  const access = () => reach?.access()
  const sensed = await readMedia(senses, { conversation, model: settings.ai.model, access, signal })
  return sensed === noMedia ? null : sensed
}

const paidIn = ({ pictures: _, ...spent }: ReadMedia) => spent

async function answer(
  parts: TurnParts,
  answering: Answering,
  { reach, sensed }: { readonly reach: Reach | undefined; readonly sensed: ReadMedia | null },
): Promise<void> {
  const { store, model, now, changed } = parts
  const { job, conversation, loaded, signal, startedAt, calls } = answering
  const { context } = loaded
  const settingMs = context.settings.ai.responseTimeout * secondMs
  const leftMs = answerWithinMs - (startedAt - (conversation.waiting_since ?? startedAt))
  const short = leftMs > 0 && leftMs < leastThinkingMs
  if (short) await store.transaction((tx) => sendHoldingReply(tx, answering, now()))
  // Whoever had a holding reply waits; then the setting alone counts.
  const patient =
    short || (leftMs <= 0 && (job.failures > 0 || (await hadHoldingReply(store.db, conversation))))
  const deadlineMs = patient ? settingMs : Math.min(settingMs, leftMs > 0 ? leftMs : catchUpMs)
  const signs = reach?.show(conversation.id, loaded.psid)
  let isBack = false
  let thought: ModelTurn | null = null
  let answered: boolean | null = null
  try {
    thought = await generateReply(context, {
      model,
      access: reach?.access,
      deadlineMs,
      customerDigest: createHash('sha256')
        .update(`pal:${conversation.page_id}:${conversation.customer_id}`)
        .digest('hex')
        .slice(0, 32),
      signal,
      now,
      ...(sensed && { before: paidIn(sensed) }),
      onCall: () => {
        calls.made += 1
      },
    })
    if (thought.fault !== undefined) logFault(parts, answering, thought.fault)
    isBack = model.takeRecovery()
    answered = (await concludeTurn(parts, answering, thought))?.answersAll || null
  } catch (error) {
    if (signal.aborted) {
      await logInterruptedTurn(parts, answering, { thought, error })
      throw error
    }
    if (error instanceof ModelError) {
      answered = (await acceptConfirmation(parts, answering, error)) || null
      if (!answered) await modelFailed(parts, answering, error)
    } else if (isConflict(error) && thought) await retryTurn(parts, answering, { thought, error })
    else throw error
  } finally {
    answered ??= await isAnswerUnderWay(store.db, conversation.id)
    await signs?.end({ silent: !answered })
  }
  if (isBack) await catchUp(parts)
  changed(conversation.id)
}
