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

/** In that order, those that go away or have gone under a heading of their own. */
export function inGroups(
  models: readonly ListedModel[],
  headings: Readonly<Record<'retiring' | 'retired', string>>,
): (string | { group: string; items: string[] })[] {
  const ordered = inOrder(models)
  const idsOf = (state: ListedModel['state']) =>
    ordered
      .filter((model) => (model.id === liveModel ? 'live' : model.state) === state)
      .map(({ id }) => id)
  const groups = (['retiring', 'retired'] as const).map((state) => ({
    group: headings[state],
    items: idsOf(state),
  }))
  return [...idsOf('live'), ...groups.filter(({ items }) => items.length > 0)]
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
