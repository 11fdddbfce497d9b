import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { settingsTabs } from '@pal/core/contract/settings'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const page = readFileSync(join(root, 'docs/settings.md'), 'utf8')
const rows = [...page.matchAll(/^\| `(\w+)\.(\w+)` +\| `(\S+)` +\| `(\S+)` +\|$/gm)].map(
  ([, tab = '', name = '', acts = '', test = '']) => ({ tab, name, acts, test }),
)
const unread = [...page.matchAll(/^- `(\S+)`$/gm)].map(([, setting = '']) => setting)

it('each setting is in the table, with a file that reads it and a test that names it [AG-03, SE-03, SE-05, SE-06]', () => {
  const settings = Object.entries(settingsTabs).flatMap(([tab, { shape }]) =>
    Object.keys(shape).map((name) => `${tab}.${name}`),
  )
  const listed = [...rows.map(({ tab, name }) => `${tab}.${name}`), ...unread]
  expect(listed.toSorted()).toEqual(settings.toSorted())
  for (const { name, acts, test } of rows) {
    const named = new RegExp(`\\b${name}\\b`)
    for (const file of [acts, test]) {
      expect(readFileSync(join(root, file), 'utf8'), `${name} in ${file}`).toMatch(named)
    }
  }
})
