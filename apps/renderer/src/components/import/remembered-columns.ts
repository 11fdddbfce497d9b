import { columnFields, type ColumnField } from '@pal/core/contract/transfer'

import { keep, readKept } from '../../lib/kept.ts'
import type { FileColumn } from './import-columns.tsx'

const name = 'pal-import-columns'
const most = 20

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** By the headings of a file, what was chosen for each; the newest first. */
function read(): (readonly [heads: string, fields: readonly unknown[]])[] {
  try {
    const kept: unknown = JSON.parse(readKept('localStorage', name) ?? '[]')
    if (!isList(kept)) return []
    return kept.flatMap((each) => {
      if (!isList(each)) return []
      const [heads, fields] = each
      return typeof heads === 'string' && isList(fields) ? [[heads, fields] as const] : []
    })
  } catch {
    // Cut off in writing: the seller chooses again.
    return []
  }
}

const headsOf = (columns: readonly FileColumn[]) =>
  JSON.stringify(columns.map(({ heading }) => heading))

/** What was chosen for a file with the same headings; null where that is what they say by themselves. */
export function rememberedFor(columns: readonly FileColumn[]): FileColumn[] | null {
  const fields = new Map(read()).get(headsOf(columns))
  if (!fields) return null
  return columns.map((column, at) => ({
    ...column,
    field: columnFields.find((field) => field === fields[at]) ?? null,
  }))
}

/** Once a file was imported by them. */
export function remember(columns: readonly FileColumn[]): void {
  const heads = headsOf(columns)
  const others = read().filter(([other]) => other !== heads)
  const isChosen = columns.some(({ field, known }) => field !== known)
  const newest = [heads, columns.map(({ field }) => field)] as const
  const all = isChosen ? [newest, ...others] : others
  keep('localStorage', name, JSON.stringify(all.slice(0, most)))
}

/** As they are asked for; nothing where their headings decide. */
export const fieldsOf = (
  columns: readonly FileColumn[] | null,
): { readonly columns?: (ColumnField | null)[] } =>
  columns?.some(({ field, known }) => field !== known)
    ? { columns: columns.map(({ field }) => field) }
    : {}
