import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '..')
const styles = globSync('**/*.css', { cwd: src }).map((file) => ({
  file,
  text: readFileSync(join(src, file), 'utf8'),
}))

it('every colour and size that a style asks for is one of ours: an unknown one is silently none', () => {
  const defined = new Set(
    styles.flatMap(({ text }) => [...text.matchAll(/(--pal-[\w-]+)\s*:/g)].map(([, name]) => name)),
  )
  expect(defined.size).toBeGreaterThan(40)
  const unknown = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--pal-[\w-]+)\)/g)]
      .filter(([, name]) => !defined.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})
