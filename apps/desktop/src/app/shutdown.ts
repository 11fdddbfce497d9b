import type { Running } from './compose.ts'

const longestMs = 4_500

/** Ends in order on SIGTERM, SIGINT and SIGHUP; a repeated signal changes nothing. */
export function endOnSignals(running: Pick<Running, typeof Symbol.asyncDispose>): void {
  let ending: Promise<void> | undefined
  const end = () => {
    // A hung connection must not keep the process past the five seconds that were promised.
    setTimeout(() => process.exit(1), longestMs).unref()
    ending ??= running[Symbol.asyncDispose]().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
}
