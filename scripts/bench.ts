import { buildIfStale } from './build.ts'
import { nodeEnv, nodeFlags } from './node-flags.ts'
import { run } from './relay.mjs'
import { root } from './tool.ts'

export async function bench(args: readonly string[]): Promise<number> {
  await buildIfStale()
  // Whoever is measured is a child, and takes them over.
  return run(process.execPath, [...nodeFlags, `${root}/bench/run.ts`, ...args], { env: nodeEnv })
}
