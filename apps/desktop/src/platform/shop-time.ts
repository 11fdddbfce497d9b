import { timeFormat } from '@pal/core/domain/intl'
import type { Reads } from '@pal/db/schema/reads'

import { currentSettings } from './settings.ts'

/** Says moments as the shop's own clock shows them: 2026-11-21 18:01. */
export async function shopTime(db: Reads): Promise<(at: number) => string> {
  const { company } = await currentSettings(db)
  // Swedish writes them so that nobody takes the day for the month.
  const format = timeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: company.timezone,
  })
  return (at) => format.format(at)
}
