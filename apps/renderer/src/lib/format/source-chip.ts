import '../i18n/filter-words.ts'
import { readSourceKey } from '@pal/core/domain/source-key'
import type { TFunction } from 'i18next'

/** What a list is of, where it shows whom one advertisement or link has brought. */
export function sourceChip(key: string, t: TFunction): string {
  const { kind, name } = readSourceKey(key)
  if (kind === null) return t('filter.sourceUnknown')
  const of = t(`cameBy.${kind}`)
  return t('filter.source', { name: name === '' ? of : `${of} · ${name}` })
}
