import type { Answer } from '@pal/core/contract/endpoints'
import { defaultSettings } from '@pal/core/contract/settings'
import { numberFormat } from '@pal/core/domain/intl'
import {
  listedModels,
  modelStateOn,
  shutdownDateOf,
} from '@pal/core/domain/models/model-retirement'
import { moneyLocale } from '@pal/core/domain/money'

export type ListedModel = Answer<'openai.models'>[number]

export const liveModel = defaultSettings.ai.model

/** Until the server has said what the key can use, and where it cannot. */
export function knownModels(now: number): readonly ListedModel[] {
  return [liveModel, ...listedModels].map((id) => known(id, now))
}

function known(id: string, now: number): ListedModel {
  const shutdownDate = shutdownDateOf(id)
  return { id, shutdownDate, state: modelStateOn(shutdownDate, now) }
}

/** The one to begin with first, then what stays; what goes away is last, by its day, the gone at the end. */
export function inOrder(models: readonly ListedModel[]): ListedModel[] {
  const rank = ({ id, state }: ListedModel) =>
    id === liveModel ? 0 : { live: 1, retiring: 2, retired: 3 }[state]
  return models.toSorted(
    (a, b) => rank(a) - rank(b) || (b.shutdownDate ?? '').localeCompare(a.shutdownDate ?? ''),
  )
}

/** When the chosen model goes or went away; null for one of which nothing of the kind is known. */
export function endOf(
  id: string,
  { models, openAi, now }: { models: readonly ListedModel[]; openAi: boolean; now: number },
): { date: string; gone: boolean } | null {
  const listed = models.find((model) => model.id === id.trim())
  // What OpenAI retires, another provider may continue with.
  const { shutdownDate, state } = listed ?? known(openAi ? id : '', now)
  return shutdownDate === null ? null : { date: shutdownDate, gone: state === 'retired' }
}

/** Of prices per million tokens, which are small and always in dollars. */
export const dollarFormat = (language: string) =>
  numberFormat(moneyLocale(language, 'USD'), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 4,
  })
