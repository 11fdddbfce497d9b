import { buildIfStale } from './build.ts'
import { run } from './relay.mjs'
import { root } from './tool.ts'

export async function bench(args: readonly string[]): Promise<number> {
  await buildIfStale()
  return run(process.execPath, [`${root}/bench/run.ts`, ...args])
}
