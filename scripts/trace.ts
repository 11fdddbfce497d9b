import { run } from './relay.mjs'
import { root } from './tool.ts'

/** The way of one message through the program: how many files, folders, reads and commits it takes. */
export function trace(args: readonly string[]): Promise<number> {
  const flags = ['--disable-warning=ExperimentalWarning']
  const file = `${root}/apps/desktop/src/testing/trace/run.ts`
  return run(process.execPath, [...flags, file, ...args])
}
