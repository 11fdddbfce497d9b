import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildIfStale } from './build.ts'
import { tool } from './tool.ts'

/** Every page and dialog of a shop at work, or those that are named, into `screenshots/` or `--into`. */
export async function screenshots(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { looks: { type: 'string' }, into: { type: 'string' } },
  })
  await buildIfStale()
  return tool('e2e', ['playwright', 'test', '--project=screenshots'], {
    env: {
      ...process.env,
      ...(positionals.length > 0 && { PAL_SHOTS_ONLY: positionals.join(',') }),
      ...(values.looks !== undefined && { PAL_SHOTS_LOOKS: values.looks }),
      ...(values.into !== undefined && { PAL_SHOTS: resolve(values.into) }),
    },
  })
}
