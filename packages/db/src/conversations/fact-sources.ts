import type { Selectable } from 'kysely'

import type { CustomersTable } from '../schema/schema.ts'

type CustomerRow = Selectable<CustomersTable>

export const customerFacts = ['name', 'phone', 'address'] as const
export type CustomerFact = (typeof customerFacts)[number]

/** Facebook's profile, a message of the customer, or a human of the shop. */
export type FactSource =
  | { readonly by: 'profile' }
  | { readonly by: 'message'; readonly messageId: number }
  | { readonly by: 'human'; readonly at: number }

export type FactSources = Partial<Record<CustomerFact, FactSource>>

export function factSources({ fact_sources: stored }: Pick<CustomerRow, 'fact_sources'>) {
  return JSON.parse(stored) as FactSources
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
