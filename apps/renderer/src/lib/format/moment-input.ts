import { momentAt, wallTime } from './time-zone.ts'

/** A moment as a field for date and time takes it, on the seller's clock. */
export function momentInput(at: number): string {
  return new Date(wallTime(at)).toISOString().slice(0, 16)
}

/** The moment that was typed; null where none is. */
export function readMomentInput(value: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return null
  const wall = Date.parse(`${value.slice(0, 16)}Z`)
  return Number.isNaN(wall) ? null : momentAt(wall)
}
