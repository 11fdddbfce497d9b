import { needsDisclosure } from '@pal/core/agent/context/context'
import { disclosure } from '@pal/core/agent/context/disclosure'
import { offEnd, whyOff } from '@pal/core/agent/decision/own-hours'
import { followUpStep, type FollowUpStep } from '@pal/core/agent/follow-up/follow-up'
import { followUpText } from '@pal/core/agent/follow-up/follow-up-words'
import { answerLanguages, languageAmong } from '@pal/core/agent/language/answer-languages'
import { settingsFrom } from '@pal/core/contract/stored-settings'
import type { OwnLanguage } from '@pal/core/domain/entities'
import { entry, type LogEntry } from '@pal/core/texts/log-line'
import { because, type Reason } from '@pal/core/texts/reason'
import { keepDraft } from '@pal/db/conversations/drafts'
import { windowClosesAt } from '@pal/db/conversations/reply-window'
import { complete, waitUntil } from '@pal/db/jobs/queue'
import { queueReply } from '@pal/db/jobs/queue-reply'
import type { Store } from '@pal/db/maintenance/store'
import type { Tx } from '@pal/db/schema/reads'
import { storeReason } from '@pal/db/schema/stored-reason'
import {
  followUpAbout,
  type FollowUpAbout,
  followUpFacts,
  type FollowUpFacts,
} from '@pal/db/turns/follow-up'

import type { JobHandler } from '../../jobs/lanes.ts'
import type { Log } from '../../platform/log.ts'
import { followsUp } from '../turn/plan-follow-up.ts'
import { settingsOnPage } from '../turn/settings-on-page.ts'

export interface FollowUpParts {
  readonly store: Store
  readonly log: Pick<Log, 'write'>
  readonly now: () => number
  readonly changed: (conversationId: number) => void
}

/** Writes again to a customer who has not answered; where that may not go out, the seller has it as a draft. */
export function followUpHandler({ store, log, now, changed }: FollowUpParts): JobHandler {
  return async (job) => {
    const about = followUpAbout(job)
    const step = await store.transaction(async (tx): Promise<FollowUpStep | null> => {
      const facts = await followUpFacts(tx, job.conversation_id ?? 0, about)
      const decided = facts && stepOf(facts, about.kind, now())
      if (decided?.kind === 'wait') {
        const later = { runAt: decided.until, error: waits[decided.why], now: now() }
        await waitUntil(tx, job, later)
        return decided
      }
      if (!(await complete(tx, job, now())) || !facts || !decided) return null
      const text = await textOf(tx, facts, about, now())
      await carryOut(tx, facts, decided, { text, now: now() })
      return decided
    })
    const said = step && saidOf(step)
    if (said) log.write('info', 'ai', said, { conversationId: job.conversation_id })
    if (job.conversation_id !== null) changed(job.conversation_id)
  }
}

/** Whoever may take the agent for a human reads here, too, that it is none. */
async function textOf(
  tx: Tx,
  facts: FollowUpFacts,
  { kind }: FollowUpAbout,
  now: number,
): Promise<string> {
  const language = languageOf(facts)
  const text = followUpText({ kind, language, products: facts.products })
  if (!needsDisclosure({ ...facts.spoken, now })) return text
  const settings = settingsFrom(facts.settings)
  const { company } = await settingsOnPage(tx, settings, facts.conversation.page_id)
  return `${disclosure(language, company.companyName)}\n\n${text}`
}

function stepOf(facts: FollowUpFacts, kind: FollowUpAbout['kind'], now: number): FollowUpStep {
  const { conversation, campaign } = facts
  const settings = settingsFrom(facts.settings)
  const { flow, company } = settings
  const off = whyOff(settings, now)
  return followUpStep({
    kind,
    now,
    handler: conversation.handler,
    isOn: followsUp(flow, campaign),
    wroteSince: facts.wroteSince,
    orderedSince: facts.orderedSince,
    isRefused: facts.isRefused,
    isSoldOut: facts.isSoldOut,
    answersInRow: conversation.answers_in_row,
    mostInRow: flow.answersInRow,
    closesAt: windowClosesAt(conversation),
    off: off && { why: off, until: offEnd(settings, now) },
    quiet: { from: flow.quietFrom, until: flow.quietUntil, timezone: company.timezone },
  })
}

/** The customer's, where the agent answers in it. */
function languageOf({ customer, campaign, settings }: FollowUpFacts): OwnLanguage {
  const stored = settingsFrom(settings)
  const on = answerLanguages(stored, campaign?.currency ?? stored.company.defaultCurrency)
  return languageAmong(on, customer.language) ?? on[0]
}

const waits = {
  quiet: 'These are quiet hours',
  moment: 'The agent is off, the customer waits for an answer, or enough is said for now',
} as const

const reasons = {
  window: 'follow_up_window_closed',
  quiet: 'follow_up_quiet_hours',
  human: 'follow_up_taken_over',
} as const

/** Why it is left to the seller. */
function reasonOf({ why }: Extract<FollowUpStep, { kind: 'draft' }>, product: string): Reason {
  if (typeof why !== 'string') return why
  return why === 'back' ? because('product_back', { product }) : because(reasons[why])
}

async function carryOut(
  tx: Tx,
  { conversation: { id }, products, about }: FollowUpFacts,
  step: FollowUpStep,
  { text, now }: { readonly text: string; readonly now: number },
): Promise<void> {
  if (step.kind === 'send') {
    await queueReply(tx, { conversationId: id, author: 'agent', text, now })
  }
  if (step.kind === 'draft') {
    const reason = storeReason(reasonOf(step, products.join(', ')))
    await keepDraft(tx, {
      conversation_id: id,
      kind: 'follow_up',
      text,
      reason,
      about: about.kind === 'back' ? JSON.stringify(about) : null,
      created_at: now,
    })
  }
}

function saidOf(step: FollowUpStep): LogEntry | null {
  switch (step.kind) {
    case 'send':
      return entry('follow_up_sent')
    case 'draft':
      return entry('follow_up_drafted')
    case 'wait':
      // What waits for its moment is looked at every hour.
      return step.why === 'quiet' ? entry('follow_up_waits') : null
    case 'none':
      return step.why
  }
}
