import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

const sources = execFileSync('git', ['ls-files', '--', 'apps/renderer/src/*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file) && file.endsWith('.tsx'))

/** The classes that a file asks a stylesheet for, with those that it lacks. */
function classesOf(file: string) {
  const text = readFileSync(file, 'utf8')
  const sheets = text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)
  return [...sheets].flatMap(([, name = '', path = '']) => {
    const sheet = readFileSync(join(dirname(file), path), 'utf8')
    const defined = new Set(Array.from(sheet.matchAll(/\.([\w-]+)/g), ([, each]) => each))
    const asked = text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))
    return Array.from(asked, ([, each = '']) => ({
      class: `${file}: ${each}`,
      isThere: defined.has(each),
    }))
  })
}

it('every class that a component asks for is in its stylesheet', () => {
  const asked = sources.flatMap(classesOf)
  // So many that the reading of them must have worked.
  expect(asked.length).toBeGreaterThan(sources.length)
  expect(asked.filter(({ isThere }) => !isThere).map((each) => each.class)).toEqual([])
})
