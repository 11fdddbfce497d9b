import { run } from './relay.mjs'
import { root } from './tool.ts'

/** Fills a store for benchmarks and load tests. */
export function seed(args: readonly string[]): Promise<number> {
  return run(process.execPath, [`${root}/bench/seed/main.ts`, ...args])
}
