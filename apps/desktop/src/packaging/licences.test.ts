import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { bundledPackages, licencesFile, packageIn, withTexts } from './licences.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pal-licences-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function aPackage(name: string, files: Record<string, string>) {
  const folder = join(root, 'node_modules', name)
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', license: 'MIT' }),
  )
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  return folder
}

it('finds what a bundle was made of by its source maps [DT-12]', async () => {
  const one = await aPackage('one', {})
  const two = await aPackage('@scope/two', {})
  await aPackage('unused', {})
  await mkdir(join(root, 'dist/assets'), { recursive: true })
  const map = (sources: string[]) => JSON.stringify({ sources })
  await writeFile(
    join(root, 'dist/main.js.map'),
    map(['../src/main.ts', '../node_modules/one/lib/a.js']),
  )
  await writeFile(
    join(root, 'dist/assets/page.js.map'),
    map(['../../node_modules/@scope/two/b.js']),
  )
  expect(bundledPackages(join(root, 'dist'))).toEqual(new Set([one, two]))
  await rm(join(root, 'dist'), { recursive: true })
  await mkdir(join(root, 'dist'))
  expect(() => bundledPackages(join(root, 'dist'))).toThrow('no source maps')
})

it('finds the text of each licence and notice [DT-12]', async () => {
  const both = await aPackage('both', {
    'LICENSE.md': 'Permission is granted',
    NOTICE: 'By somebody',
  })
  const text = 'Permission is granted\n\nBy somebody'
  expect(packageIn(both)).toMatchObject({ name: 'both', text })
  const readme = await aPackage('readme', {
    'README.md': '# It\n\n## License\n\nLicensed as MIT.\n',
  })
  expect(packageIn(readme).text).toBe('Licensed as MIT.')
  const none = await aPackage('none', { 'README.md': '# It\n\n## License\n\nMIT\n' })
  expect(packageIn(none).text).toBe('')
})

it('ships nothing without its terms, but for those of which they are known [DT-12]', () => {
  const listed = { version: '1.0.0', licence: 'MIT' }
  const known = { ...listed, name: 'react-remove-scroll', text: 'Permission is granted' }
  const bare = { ...listed, name: 'react-remove-scroll-bar', text: '' }
  expect(withTexts([known, bare])[1]?.text).toBe('Permission is granted')
  expect(() => withTexts([{ ...bare, name: 'another' }])).toThrow('another 1.0.0 (MIT) has no')
})

it('writes a text that many share once, below all their names [DT-12]', () => {
  const shared = { version: '1.0.0', licence: 'MIT', text: 'The same text' }
  const file = licencesFile([
    { ...shared, name: 'b' },
    { ...shared, name: 'a' },
    { name: 'c', version: '2.0.0', licence: 'ISC', text: 'Another' },
  ])
  expect(file).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nThe same text')
  expect(file).toContain('c 2.0.0 (ISC)\n\nAnother')
  expect(file.split('The same text')).toHaveLength(2)
})
