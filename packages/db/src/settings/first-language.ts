import type { Tx } from '../schema/reads.ts'
import { readSettings, writeSettings } from './settings.ts'

/** The language of a store in which none was chosen. False where there is one: it stays. */
export async function takeLanguage(tx: Tx, language: string, now: number): Promise<boolean> {
  const { company = {} } = await readSettings(tx)
  if (typeof company !== 'object' || company === null || 'language' in company) return false
  await writeSettings(tx, { company: { ...company, language } }, now)
  return true
}
