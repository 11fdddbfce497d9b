import { readSummary, summaryQuestion } from '@pal/core/agent/prompt/summary'
import { secondMs } from '@pal/core/durations'
import { entry } from '@pal/core/texts/log-line'
import { pauseOverBudget } from '@pal/db/campaigns/budget'
import { findConversation } from '@pal/db/conversations/conversations'
import { keepSummary, saidBetween, summaryOf } from '@pal/db/conversations/summaries'
import type { Reads } from '@pal/db/schema/reads'
import { logTurn, type TurnLog } from '@pal/db/turns/commit-turn'

import type { ModelAccess } from '../model/model-client.ts'
import { ModelError } from '../model/model-error.ts'
import type { Model } from '../model/model.ts'
import type { Answering } from './answering.ts'
import type { CommitParts } from './commit-turn.ts'
import { logOfUsage, nothingSpent, type Usage } from './generate-reply.ts'

interface RememberParts extends CommitParts {
  readonly model: Model
}

/** So many of the newest are read in full: while there are no more, nothing is forgotten. */
export const readInFull = 40
const enough = 20
/** Of what is older, so many at a time. */
const atOnce = 60
const mostTokens = 400
const withinMs = 12 * secondMs

interface Forgotten {
  readonly before: string
  readonly said: Awaited<ReturnType<typeof saidBetween>>
}

/** What has slipped out of the agent's sight since the last summary; null while that is little. */
async function slippedOut(
  db: Reads,
  { loaded, conversation }: Answering,
): Promise<Forgotten | null> {
  const inSight = [...loaded.messages.values()].slice(-readInFull)
  const [oldest] = inSight
  if (!oldest) return null
  const known = await summaryOf(db, conversation.id)
  const said = await saidBetween(db, conversation.id, {
    after: { sent_at: known?.up_to ?? 0, id: known?.up_to_id ?? 0 },
    before: oldest,
    limit: atOnce,
  })
  return said.length < enough ? null : { before: known?.text ?? '', said }
}

/**
 * Once the customer has their answer: what the agent will not read any more is kept in a few sentences.
 * One small call in some twenty messages, within the campaign's budget; without it the agent knows less.
 */
export async function remember(
  parts: RememberParts,
  answering: Answering,
  accessOf: () => ModelAccess | ModelError | undefined,
): Promise<void> {
  const { store, model, log, now } = parts
  const { conversation, campaign, loaded, signal } = answering
  const forgotten = await slippedOut(store.db, answering)
  const last = forgotten?.said.at(-1)
  if (!forgotten || !last) return
  if (campaign.budget_limit_minor !== null) {
    const over = await store.transaction((tx) => pauseOverBudget(tx, campaign.id, now()))
    if (over) return
  }
  const startedAt = now()
  const access = accessOf()
  const { ai } = loaded.context.settings
  let text: string | null = null
  let usage: Usage = { ...nothingSpent, model: ai.model }
  try {
    const reply = await model.ask(
      {
        ...summaryQuestion(forgotten.before, forgotten.said),
        model: ai.model,
        maxOutputTokens: mostTokens,
        temperature: 0,
        deadlineMs: withinMs,
        customerDigest: 'summary',
        signal,
      },
      access,
    )
    const { text: said, ...spent } = reply
    text = readSummary(said)
    usage = spent
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    log.write('info', 'ai', entry('agent_remembered_nothing', { reason: error.reason }), {
      conversationId: conversation.id,
    })
    if (!error.spent) return
    usage = error.spent
  }
  await store.transaction(async (tx) => {
    if (!(await findConversation(tx, conversation.id))) return
    await logTurn(tx, logOf(answering, usage, { startedAt, now: now() }), {
      outcome: text === null ? 'failed' : 'summarised',
    })
    if (text === null) return
    await keepSummary(tx, {
      conversation_id: conversation.id,
      text,
      up_to_id: last.id,
      up_to: last.sent_at,
      made_at: now(),
    })
  })
}

function logOf(
  { conversation, campaign }: Answering,
  usage: Usage,
  { startedAt, now }: { readonly startedAt: number; readonly now: number },
): TurnLog {
  return {
    conversation_id: conversation.id,
    campaign_id: campaign.id,
    trigger_message_id: null,
    decision: null,
    checks: null,
    ...logOfUsage(usage),
    started_at: startedAt,
    finished_at: now,
    examples: null,
    said: null,
    reviews: null,
  }
}
