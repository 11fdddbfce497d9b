import type { Answer, Body } from '@pal/core/contract/endpoints'
import type { RehearsedRun } from '@pal/core/contract/test-chat'
import { isoTime } from '@pal/core/domain/iso-time'
import { AppError, notFound, stackOf } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { answerOf, because, messageOf } from '@pal/core/texts/reason'
import { campaignById } from '@pal/db/campaigns/campaigns'
import { settleRehearsed } from '@pal/db/campaigns/rehearsal-offers'
import { firstMessagesOf } from '@pal/db/messages/messages'
import { type Rehearsable, rehearsable } from '@pal/db/turns/rehearsable'

import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import { endOf } from './rehearsal-candidates.ts'
import { pastTurns, rehearseOnce } from './rehearse.ts'
import { previewAnswer, type TestChatParts } from './test-chat.ts'

export type RehearsalParts = TestChatParts & Pick<Platform, 'log'>

type Asked = Body<'rehearsal.start'>
type State = NonNullable<Answer<'rehearsal.get'>['rehearsal']>

/** More would only wait for each other at the model. */
const atOnce = 6
const readAtMost = 200

interface Rehearsed {
  readonly past: Rehearsable
  readonly runs: RehearsedRun[]
}

interface Rehearsal {
  readonly asked: Asked
  readonly model: string
  readonly startedAt: number
  readonly stop: AbortController
  readonly conversations: readonly Rehearsed[]
  state: State['state']
  problem: State['problem']
}

/**
 * Past conversations answered again, with other settings or by another model. Nothing of it is stored:
 * the last one is kept until another begins or the program ends.
 */
export class Rehearsals {
  readonly #parts: RehearsalParts
  #current: Rehearsal | null = null

  constructor(parts: RehearsalParts) {
    this.#parts = parts
  }

  async start(asked: Asked): Promise<{ success: true }> {
    const { store, clock } = this.#parts
    if (this.#current?.state === 'running') {
      throw new AppError('conflict', because('rehearsal_running'))
    }
    if (!(await campaignById(store.db, asked.campaignId))) throw notFound('campaign_not_found')
    const found = await rehearsable(store.db, { ids: asked.conversationIds })
    if (found.length === 0) throw notFound('conversation_not_found')
    const { ai } = await currentSettings(store.db)
    const rehearsal: Rehearsal = {
      asked,
      model: asked.settings?.ai?.model ?? ai.model,
      startedAt: clock.now(),
      stop: new AbortController(),
      conversations: found.map((past) => ({ past, runs: [] })),
      state: 'running',
      problem: null,
    }
    this.#current = rehearsal
    void this.#run(rehearsal)
    return { success: true }
  }

  cancel(): { success: true } {
    const current = this.#current
    if (current?.state === 'running') {
      current.state = 'cancelled'
      current.stop.abort()
    }
    return { success: true }
  }

  get(): Answer<'rehearsal.get'> {
    const current = this.#current
    if (!current) return { rehearsal: null }
    const { asked, model, startedAt, conversations, state, problem } = current
    return {
      rehearsal: {
        campaignId: asked.campaignId,
        model,
        runs: asked.runs,
        startedAt: isoTime(startedAt),
        state,
        problem,
        done: conversations.reduce((sum, { runs }) => sum + runs.length, 0),
        of: conversations.length * asked.runs,
        conversations: conversations.map(({ past, runs }) => ({
          conversationId: past.id,
          customerId: past.psid,
          customerName: past.customer_name ?? '',
          was: endOf(past),
          wasCost: past.cost_micros / 1_000_000,
          runs: runs.map(({ end, cost, turns }) => ({
            end,
            cost,
            checks: turns.reduce((sum, { checks }) => sum + checks.length, 0),
          })),
        })),
      },
    }
  }

  conversation(id: number): Answer<'rehearsal.conversation'> {
    const found = this.#current?.conversations.find(({ past }) => past.id === id)
    if (!found) throw notFound('conversation_not_found')
    return { runs: found.runs }
  }

  async #run(rehearsal: Rehearsal): Promise<void> {
    const { asked, conversations, stop } = rehearsal
    const left = Array.from({ length: asked.runs }, () => conversations).flat()
    const work = async () => {
      for (let next = left.shift(); next && !stop.signal.aborted; next = left.shift()) {
        next.runs.push(await this.#once(next.past.id, rehearsal))
      }
    }
    try {
      await Promise.all(Array.from({ length: atOnce }, work))
      if (rehearsal.state === 'running') await this.#through(rehearsal)
    } catch (error) {
      if (rehearsal.state === 'running') {
        // What one answer was refused for, all others would be: a key, no credit, no such model.
        rehearsal.state = 'failed'
        const known = error instanceof AppError
        const reason = known ? error.reason : because('rehearsal_broke')
        rehearsal.problem = answerOf(reason)
        stop.abort()
        const { campaignId } = asked
        this.#parts.log.write(known ? 'warn' : 'error', 'ai', entry('rehearsal_broke_off'), {
          campaignId,
          model: rehearsal.model,
          reason: known ? messageOf(reason) : stackOf(error),
        })
      }
    }
  }

  /** What changed before it began was rehearsed by it, and is no longer offered. */
  async #through(rehearsal: Rehearsal): Promise<void> {
    const { store, clock, events } = this.#parts
    const { asked, model, startedAt: since } = rehearsal
    const settled = await store.transaction((tx) =>
      settleRehearsed(tx, { campaignId: asked.campaignId, model, since }, clock.now()),
    )
    if (settled) events.changed('campaigns')
    rehearsal.state = 'done'
  }

  async #once(id: number, { asked, stop }: Rehearsal): Promise<RehearsedRun> {
    const rows = await firstMessagesOf(this.#parts.store.db, id, readAtMost)
    const { campaignId, settings, strategies } = asked
    return rehearseOnce(pastTurns(rows), (messages, state) =>
      previewAnswer(
        this.#parts,
        { campaignId, settings, strategies, messages, state },
        stop.signal,
      ),
    )
  }
}
