const minute = 60_000
const hour = 60 * minute

/** A moment as a field for date and time takes it, on this computer's clock. */
export function localInput(at: number): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/**
 * The moment that was typed; null where none is. A time that a change of the clock leaves out is
 * the one an hour on, and of one that comes twice it is the first.
 */
export function readLocalInput(value: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return null
  const at = new Date(value).getTime()
  return Number.isNaN(at) ? null : at
}

/** Date and time without seconds, as the person reads them on this clock. */
export function momentText(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(time),
  )
}

/** In an hour, on a round minute, and while Facebook still allows it. */
export function firstTime(now: number, closesAt: number): number {
  const round = Math.ceil((now + hour) / (5 * minute)) * 5 * minute
  return Math.min(round, Math.floor((closesAt - minute) / minute) * minute)
}
