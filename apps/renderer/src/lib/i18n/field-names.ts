import type { ParseKeys } from 'i18next'
import { t } from 'i18next'

let labels: Readonly<Record<string, ParseKeys>> = {}

/** Few fields are ever refused outside their form: no page waits for what they are called. */
export async function loadFieldNames(): Promise<void> {
  labels = (await import('./field-labels.ts')).fieldLabels
}

/** What the screen calls a field of a request; empty where it has no word for it. */
export function fieldName(path: string): string {
  const names = path.split('.').filter((name) => Number.isNaN(Number(name)))
  const label = labels[names.slice(-2).join('.')] ?? labels[names.at(-1) ?? '']
  return label ? t(label, { defaultValue: '' }) : ''
}
