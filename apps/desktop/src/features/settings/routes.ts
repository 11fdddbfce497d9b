import type { Body } from '@pal/core/contract/endpoints'
import type { SettingsPatch } from '@pal/core/contract/settings'
import { aiServerOf, apiKeyName, isLocalServer } from '@pal/core/domain/ai-server'
import { badField } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { tacticStatSums } from '@pal/db/campaigns/tactic-stats'
import { endTakeovers } from '@pal/db/conversations/take-over'
import { enqueueUnanswered } from '@pal/db/jobs/job-kinds'

import { offerAtAnnouncedEnd, offerAtReportedEnd } from '../../agent/model/model-end.ts'
import type { Model } from '../../agent/model/model.ts'
import { type OpenAiParts, storedAccess } from '../../agent/model/openai-access.ts'
import { unpricedNow } from '../../agent/model/openai-prices.ts'
import type { Tested } from '../../agent/model/openai.ts'
import { catchUp } from '../../agent/turn/catch-up.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Worker } from '../../jobs/worker.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeSettings, currentSettings, settingsAnswer } from '../../platform/settings.ts'

export interface SettingsRouteParts extends Platform {
  readonly model: Model
  readonly openAi: OpenAiParts
  readonly worker: Worker
}

/** They know how the agent says things, which a start does without. */
const cards = () => import('./cards.ts')
/** What asks the provider about itself; a start does without that, too. */
const openAi = () => import('../../agent/model/openai.ts')

/** They may be over at once, also by another clock. */
const changesOwnHours = ({ flow = {}, company = {} }: SettingsPatch) =>
  'ownHours' in flow || 'ownHoursFrom' in flow || 'ownHoursUntil' in flow || 'timezone' in company

export function settingsRoutes(parts: SettingsRouteParts) {
  const { events, store, log, model, worker, clock } = parts
  const answerAgain = async () => {
    const back = await store.transaction(async (tx) => {
      const ended = await endTakeovers(tx, clock.now())
      await enqueueUnanswered(tx, clock.now())
      return ended
    })
    worker.poke()
    if (back.length === 0) return
    log.write('info', 'system', entry('conversations_back', { count: back.length }))
    events.changed('conversations')
  }
  let tested: Tested | null = null
  /** Whether the agent works with just what was tested last. */
  const isStored = async ({ apiKey, baseUrl, model: name }: Tested) => {
    const [access, { ai }] = await Promise.all([
      storedAccess(parts.openAi).catch(() => null),
      currentSettings(store.db),
    ])
    return access?.apiKey === apiKey && access.baseUrl === baseUrl && ai.model === name
  }
  const noteTested = async (): Promise<boolean> => {
    if (tested === null || !(await isStored(tested))) return false
    model.noteFailure(tested.failure)
    return true
  }
  const save = async (patch: SettingsPatch) => {
    const changed = await changeSettings(parts, patch)
    let { rehearsalOffered } = changed
    if (patch.agent?.paused === false || changesOwnHours(patch)) await answerAgain()
    if (patch.ai !== undefined) {
      const end = await store.transaction((tx) => offerAtAnnouncedEnd(tx, clock.now()))
      rehearsalOffered ||= end
      model.forgetFailure()
      await noteTested()
      await answerAgain()
    }
    events.changed('settings')
    if (rehearsalOffered) events.changed('campaigns')
    if (changed.takeoversEnd) events.changed('conversations')
  }
  return {
    'settings.get': () => settingsAnswer(parts),
    'settings.save': async ({ body }) => {
      await save(body)
      return settingsAnswer(parts)
    },
    'openai.saveConfig': async ({ body: { was, ...ai } }) => {
      await refuseWithoutKey(parts, ai)
      await save({ ai, ...(was && { was: { ai: was } }) })
      const { apiKeySet, apiKeyLast4 } = (await settingsAnswer(parts)).ai
      return { success: true, apiKeySet, apiKeyLast4 }
    },
    'openai.test': async ({ body, signal }) => {
      const { testOpenAi } = await openAi()
      const answer = await testOpenAi(parts, body, signal, (found) => {
        tested = found
      })
      if (await noteTested()) events.changed('settings')
      if (model.takeRecovery()) {
        await catchUp({ store, log, now: clock.now })
        worker.poke()
      }
      return answer
    },
    'openai.unpriced': () => unpricedNow(parts),
    'cards.list': async () => (await cards()).listCards(parts),
    'cards.create': async ({ body }) => (await cards()).createCard(parts, body),
    'cards.change': async ({ params, body }) => (await cards()).changeCard(parts, params.id, body),
    'cards.remove': async ({ params }) => {
      await (await cards()).removeCard(parts, params.id)
      return { success: true }
    },
    'cards.translate': async ({ body, signal }) => {
      const { translateCard } = await import('./translate-card.ts')
      return translateCard(parts, body, signal)
    },
    'tactics.stats': () => tacticStatSums(store.db),
    'openai.models': async ({ signal }) => {
      const { listModels } = await openAi()
      const models = await listModels(parts, signal)
      if (await offerAtReportedEnd(store, models, clock.now())) events.changed('campaigns')
      return models
    },
  } satisfies Partial<Handlers>
}

/** Saved without one, no customer would get an answer. A server on this machine asks for none. */
async function refuseWithoutKey(
  { store, secrets }: SettingsRouteParts,
  { apiKey, baseUrl: typed }: Body<'openai.saveConfig'>,
): Promise<void> {
  if (apiKey !== undefined) return
  const baseUrl = typed ?? (await currentSettings(store.db)).ai.baseUrl
  if (isLocalServer(baseUrl) || (await secrets.has(apiKeyName(baseUrl)))) return
  const isOpenAi = aiServerOf(baseUrl) === ''
  throw badField('apiKey', because(isOpenAi ? 'ai_no_key' : 'ai_no_server_key'))
}
