import { globSync } from 'node:fs'
import { dirname } from 'node:path'

import { root, tool } from './tool.ts'

/** Format, lint, types and dead code; every one is run, so that one round shows all findings. */
export async function verify(): Promise<number> {
  const failed: string[] = []
  const check = async (name: string, code: Promise<number>) => {
    if ((await code) !== 0) failed.push(name)
  }
  await check('format', tool('.', ['oxfmt', '--check']))
  await check('lint', tool('.', ['oxlint', '--deny-warnings']))
  const projects = globSync(
    ['tsconfig.json', '{apps,packages}/*/tsconfig.json', '{e2e,bench,demo}/tsconfig.json'],
    { cwd: root },
  )
  await Promise.all(
    projects.map((path) =>
      check(`types of ${dirname(path)}`, tool('.', ['tsc', '--project', path])),
    ),
  )
  await check('dead code', tool('.', ['knip']))
  console.log(failed.length === 0 ? 'verify: all well' : `verify: failed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

export async function format(args: readonly string[]): Promise<number> {
  return tool('.', ['oxfmt', ...args])
}
