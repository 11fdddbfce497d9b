import { buildIfStale } from './build.ts'
import { tool } from './tool.ts'

/** Every page and dialog of a shop at work, into `screenshots/` or the folder that PAL_SHOTS names. */
export async function screenshots(): Promise<number> {
  await buildIfStale()
  return tool('e2e', ['playwright', 'test', '--project=screenshots'])
}
