import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { contract } from '@pal/core/contract/endpoints'
import i18next from 'i18next'
import { expect, it } from 'vitest'

import { featureTexts } from '../lib/i18n/texts.ts'

const src = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(src, file), 'utf8')

interface Entry {
  readonly file: string
  readonly texts: readonly string[]
}

const at = (from: string, path: string) => join(dirname(from), path)

/** Each page by the file that it opens, with the words that are loaded with it. */
function pages(): Entry[] {
  const router = 'app/router.tsx'
  const found = read(router).matchAll(/texts: \[([^\]]*)\][\s\S]*?import\('([^']+)'\)/g)
  return [...found].map(([, texts = '', path = '']) => ({
    file: at(router, path),
    texts: [...texts.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  }))
}

/** What is fetched on its own, from wherever it is opened, together with its words. */
function parts(): Entry[] {
  const hosts = ['palette-host', 'test-chat-host', 'rehearsal-host'].map(
    (n) => `app/layout/${n}.tsx`,
  )
  const own = [
    'app/dashboard-route.tsx',
    'app/conversations-route.tsx',
    'features/orders/detail/order-customer.tsx',
    'features/campaigns/wizard/file-into-draft.tsx',
  ]
  return [...own, ...hosts].flatMap((host) => {
    const text = read(host)
    const texts = [...text.matchAll(/loadTexts\('(\w+)'\)/g)].map(([, name = '']) => name)
    const opened = text.matchAll(/import\('([^']+)'\)/g)
    return [...opened].map(([, path = '']) => ({ file: at(host, path), texts }))
  })
}

/** The file with all that it imports, now or later, but for what brings its own words. */
function reach(file: string, own: ReadonlySet<string>, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(join(src, file))) return seen
  seen.add(file)
  for (const [, path = ''] of read(file).matchAll(/(?:from|import\() ?'(\.[^']+\.tsx?)'/g)) {
    const next = at(file, path)
    if (!own.has(next)) reach(next, own, seen)
  }
  return seen
}

/** It says nothing of a field whose words are not loaded: the sentence is read alone. */
const mayLack = 'lib/i18n/field-labels.ts'

/** They name a field, and show nothing. */
const addresses = /pathTo\.setting\([^)]*\)/g

/** The keys of features' texts that are in a file: whole ones, and the beginning of made ones. */
function keysIn(file: string): { feature: string; key: string }[] {
  if (file === mayLack) return []
  const named = [
    ...read(file)
      .replaceAll(addresses, '')
      .matchAll(/(['`])((\w+)\.[\w.]*\w)(\1|\.?\$\{)/g),
  ]
  return named.flatMap(([, , key = '', feature = '']) => {
    // The same words name endpoints.
    if (!(featureTexts as readonly string[]).includes(feature) || key in contract) return []
    const there = [key, `${key}_one`, `${key}_other`].some((each) => i18next.exists(each))
    const begins = i18next.getResource('en', 'translation', key) !== undefined
    return there || begins ? [{ feature, key }] : []
  })
}

it('no page shows a text whose words are not loaded with it [SH-11, DB-04]', () => {
  const own = new Set([...pages(), ...parts()].map(({ file }) => file))
  const entries = [...pages(), ...parts()]
  expect(pages()).toHaveLength(9)
  expect(parts().length).toBeGreaterThanOrEqual(4)
  const missing = entries.flatMap(({ file, texts }) =>
    [...reach(file, own)].flatMap((each) =>
      keysIn(each)
        .filter(({ feature }) => !texts.includes(feature))
        .map(({ key }) => `${file}: ${key} (${each})`),
    ),
  )
  expect([...new Set(missing)]).toEqual([])
})
