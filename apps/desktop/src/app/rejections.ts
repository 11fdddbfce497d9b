import type { Running } from './compose.ts'

/**
 * While the server runs, a rejection that nobody has handled is written to its log and goes no
 * further: by itself, Node would end the program over it.
 */
export function survivingRejections<R extends Pick<Running, 'report' | typeof Symbol.asyncDispose>>(
  running: R,
): R {
  process.on('unhandledRejection', running.report)
  return {
    ...running,
    async [Symbol.asyncDispose]() {
      try {
        await running[Symbol.asyncDispose]()
      } finally {
        process.off('unhandledRejection', running.report)
      }
    },
  }
}
