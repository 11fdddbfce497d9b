import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { load } from 'js-yaml'

import { feedName } from './sign-release.ts'

/**
 * Writes each feed of electron-builder as JSON, which is YAML as well: whoever signs it reads it
 * with nothing but Node.
 */
export function writeFeedsAsJson(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => feedName.test(each))) {
    const path = join(folder, name)
    writeFileSync(path, `${JSON.stringify(load(readFileSync(path, 'utf8')), null, 2)}\n`)
  }
}
