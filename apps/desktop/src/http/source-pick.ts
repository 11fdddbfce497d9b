import { readSourceKey } from '@pal/core/domain/source-key'
import type { SourcePick } from '@pal/db/stats/source-filter'

/** Rows by what brought their customer, as the store takes it. */
export function sourcePick(key: string | undefined): SourcePick {
  if (key === undefined) return {}
  const { kind, name } = readSourceKey(key)
  return kind === null ? { noSource: 1 } : { sourceKind: kind, sourceName: name }
}
