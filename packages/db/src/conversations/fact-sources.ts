import type { Selectable } from 'kysely'

import type { CustomersTable } from '../schema/schema.ts'
import { isFields, readStoredFields } from '../schema/stored-json.ts'

type CustomerRow = Selectable<CustomersTable>

export const customerFacts = ['name', 'phone', 'address'] as const
export type CustomerFact = (typeof customerFacts)[number]

/** Facebook's profile, a message of the customer, or a human of the shop. */
export type FactSource =
  | { readonly by: 'profile' }
  | { readonly by: 'message'; readonly messageId: number }
  | { readonly by: 'human'; readonly at: number }

export type FactSources = Partial<Record<CustomerFact, FactSource>>

/** Of what cannot be read nobody knows the source. */
export function factSources({
  fact_sources: stored,
}: Pick<CustomerRow, 'fact_sources'>): FactSources {
  const fields = readStoredFields(stored)
  const sources: FactSources = {}
  for (const fact of customerFacts) {
    const source = sourceIn(fields[fact])
    if (source) sources[fact] = source
  }
  return sources
}

function sourceIn(value: unknown): FactSource | null {
  if (!isFields(value)) return null
  const { by, messageId, at } = value
  if (by === 'profile') return { by }
  if (by === 'message' && typeof messageId === 'number') return { by, messageId }
  return by === 'human' && typeof at === 'number' ? { by, at } : null
}

/** A name that Facebook gave. */
export const nameOfProfile: Pick<CustomerRow, 'fact_sources'> = {
  fact_sources: JSON.stringify({ name: { by: 'profile' } } satisfies FactSources),
}

/** All of them as a human of the shop typed them. */
export function typedByHuman(at: number): FactSources {
  const by = { by: 'human', at } as const
  return { name: by, phone: by, address: by }
}

type Values = Partial<Pick<CustomerRow, CustomerFact>>

/** What is known as before keeps its source; what is new has the one that is given, or none. */
export function sourcesAfter(
  old: CustomerRow,
  changes: Values,
  given: FactSources,
): Pick<CustomerRow, 'fact_sources'> {
  const sources = { ...factSources(old) }
  for (const fact of customerFacts) {
    if (changes[fact] === undefined || changes[fact] === old[fact]) continue
    delete sources[fact]
    if (given[fact]) sources[fact] = given[fact]
  }
  return { fact_sources: JSON.stringify(sources) }
}
