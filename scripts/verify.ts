import { globSync } from 'node:fs'
import { dirname } from 'node:path'

import { root, tool } from './tool.ts'

/** Format, lint, types and dead code; every one is run, so that one round shows all findings. */
export async function verify(): Promise<number> {
  const failed: string[] = []
  const check = async (name: string, args: Parameters<typeof tool>[1]) => {
    console.log(`verify: ${name}`)
    if ((await tool('.', args)) !== 0) failed.push(name)
  }
  await check('format', ['oxfmt', '--check'])
  await check('lint', ['oxlint', '--deny-warnings'])
  const projects = globSync(
    ['tsconfig.json', '{apps,packages}/*/tsconfig.json', '{e2e,bench,demo}/tsconfig.json'],
    { cwd: root },
  )
  // One after the other: each takes what cores there are, and up to a gigabyte.
  for (const path of projects) await check(`types of ${dirname(path)}`, ['tsc', '--project', path])
  await check('dead code', ['knip'])
  console.log(failed.length === 0 ? 'verify: all well' : `verify: failed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

export async function format(args: readonly string[]): Promise<number> {
  return tool('.', ['oxfmt', ...args])
}
