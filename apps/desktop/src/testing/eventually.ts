/**
 * Looks again and again, in real time, until it answers something; an error after ten seconds. For
 * what other threads and processes do: in this one, time is a test's own (`ManualClock.until`).
 */
export async function eventually<T>(look: () => Promise<T | null | undefined | false>): Promise<T> {
  const until = Date.now() + 10_000
  for (;;) {
    const seen = await look()
    if (seen) return seen
    if (Date.now() > until) throw new Error('It did not happen within ten seconds')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
