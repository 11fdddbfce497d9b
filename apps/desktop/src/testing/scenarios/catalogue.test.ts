import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { reasons } from '@pal/core/texts/en/reasons'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const catalogue = 'packages/core/src/texts/en'
const texts = Object.entries(reasons)
const codes = [...new Set(texts.map(([key]) => key.replace(/_(?:one|other)$/, '')))]

/** The product's own sources: where a code is used, it is in quotes. */
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter(
    (file) =>
      !/^packages\/core\/src\/texts\/\w\w\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  )
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** Codes that are put together from parts. */
const composed = new Map([
  [/^busy_/, 'busy_${'],
  [/^check_/, 'check_${'],
  [/^order_state_/, 'order_state_${'],
])

/** Nothing says them any more, but stores hold them, and they are shown from there. */
const stored = new Set(['agent_hands_over', 'agent_handed_over'])

it('has no text that is never used', () => {
  const used = new Set(
    [...sources.matchAll(/['"`](?:reasons\.)?([a-z][a-z0-9]*(?:_[a-z0-9]+)+)['"`]/g)].map(
      ([, code]) => code,
    ),
  )
  const unused = codes.filter((code) => {
    if (used.has(code) || stored.has(code)) return false
    const [, part] = [...composed].find(([shape]) => shape.test(code)) ?? []
    return part === undefined || !sources.includes(part)
  })
  expect(unused).toEqual([])
})

it('names each code once, in snake case, and has both forms of what is counted', () => {
  const files = globSync(`${catalogue}/reasons/*.ts`, { cwd: root })
  const keys = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key),
  )
  expect(keys.toSorted()).toEqual(texts.map(([key]) => key).toSorted())
  expect(keys.filter((key) => !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/.test(key ?? ''))).toEqual([])
  const forms = (end: string) =>
    keys.filter((key) => key?.endsWith(end)).map((key) => key?.slice(0, -end.length))
  expect(forms('_one').toSorted()).toEqual(forms('_other').toSorted())
})

it('writes placeholders as i18next does, and takes none of its options as a name', () => {
  const options = ['context', 'lng', 'ns', 'defaultValue', 'replace', 'ordinal']
  for (const [key, text] of texts) {
    const names = [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name)
    expect(
      names.filter((name) => !/^[a-z]\w*$/i.test(name ?? '')),
      key,
    ).toEqual([])
    expect(
      names.filter((name) => options.includes(name ?? '')),
      key,
    ).toEqual([])
    expect(text.replaceAll(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[{}]|\$t\(/)
  }
})
