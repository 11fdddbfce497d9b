import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'

import { dump, load } from 'js-yaml'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { releaseInfo } from '../shell/updates/release-info.ts'
import { isSigned, sha512Of } from '../shell/updates/signature.ts'
import { writeFeedsAsJson } from './feeds.ts'
import { notesOf, signFolder } from './sign-release.ts'

const keys = generateKeyPairSync('ed25519')
const changelog = [
  '# What is new',
  '## 1.5.0-beta.1\n\n- First look.',
  '## 1.4.0, 3 December 2026\n\n- Answers come sooner, also when many',
  '  customers write at once.\n- Returns.\n',
  '## 1.3.0\n\n- Older.\n',
  '## 1.2.0\n\nThe first\nversion.\n\n### Orders\n\n- Counted,\n  and packed.\n- Paid.\n\n### Log\n\n- Kept.\n',
].join('\n')
const signing = { ...keys, changelog }
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pal-signing-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** As electron-builder leaves it, and then the packing. */
async function built(name: string, version: string, url = `pal-admin-${version}-win-x64.exe`) {
  await writeFile(join(folder, url), `the program ${version}`)
  const sha512 = await sha512Of(join(folder, url))
  const files = [{ url, sha512, size: 19 }]
  await writeFile(join(folder, name), dump({ version, files, path: url, sha512 }))
  writeFeedsAsJson(folder)
  return url
}
async function feed(name: string) {
  const content = load(await readFile(join(folder, name), 'utf8'))
  return { content: content as Record<string, unknown>, read: releaseInfo.parse(content) }
}

it('signs each feed, with what is new in it [DT-04, DT-10]', async () => {
  await built('latest.yml', '1.4.0')
  await signFolder(folder, signing)
  const { content, read } = await feed('latest.yml')
  expect(isSigned(read, keys.publicKey)).toBe(true)
  expect(content).toMatchObject({ version: '1.4.0', path: 'pal-admin-1.4.0-win-x64.exe' })
  expect(read.releaseNotes).toBe(
    '• Answers come sooner, also when many customers write at once.\n• Returns.',
  )
})

it('a release for all is one for those who take test versions, too [DT-04]', async () => {
  await built('latest-linux-arm64.yml', '1.4.0')
  expect(await signFolder(folder, signing)).toEqual([
    'latest-linux-arm64.yml',
    'beta-linux-arm64.yml',
  ])
  const { read } = await feed('beta-linux-arm64.yml')
  expect(read.version).toBe('1.4.0')
  expect(isSigned(read, keys.publicKey)).toBe(true)
})

it('a test version is offered to nobody else [DT-04]', async () => {
  await built('beta.yml', '1.5.0-beta.1')
  expect(await signFolder(folder, signing)).toEqual(['beta.yml'])
})

it('says for whom and when, and signs what has to be fetched by hand as such [DT-10]', async () => {
  await built('latest.yml', '1.4.0')
  await signFolder(folder, { ...signing, byHand: true, rolloutHours: 24, stagingPercentage: 10 })
  const { content, read } = await feed('latest.yml')
  expect(content).toMatchObject({ byHand: true, rolloutHours: 24, stagingPercentage: 10 })
  expect(isSigned(read, keys.publicKey)).toBe(true)
  expect(isSigned({ ...read, byHand: false }, keys.publicKey)).toBe(false)
})

it('signs nothing that is not what it says, and nothing without its notes [DT-10]', async () => {
  await expect(signFolder(folder, signing)).rejects.toThrow('holds no feed')
  const url = await built('latest.yml', '1.4.0')
  const other = generateKeyPairSync('ed25519')
  const foreign = { ...signing, publicKey: other.publicKey }
  await expect(signFolder(folder, foreign)).rejects.toThrow('is not the key')
  await expect(signFolder(folder, { ...signing, changelog: '' })).rejects.toThrow('1.4.0')
  await writeFile(join(folder, url), 'something else')
  await expect(signFolder(folder, signing)).rejects.toThrow('is not the file')
})

it('signs where nothing is installed: the key meets no code but ours and Node’s [DT-10]', async () => {
  const tree = join(folder, 'checkout')
  const src = join(import.meta.dirname, '..')
  for (const part of ['packaging', 'shell/updates'])
    await cp(join(src, part), join(tree, 'apps/desktop/src', part), { recursive: true })
  await mkdir(join(tree, 'resources'))
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' })
  await writeFile(join(tree, 'resources/update-key.pub'), publicKey)
  await writeFile(join(tree, 'CHANGELOG.md'), changelog)
  await writeFile(join(tree, 'package.json'), '{"type":"module"}')
  await built('latest-mac.yml', '1.4.0')
  const PAL_UPDATE_KEY = String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  await promisify(execFile)(
    process.execPath,
    [join(tree, 'apps/desktop/src/packaging/release.ts'), 'sign', folder],
    { env: { PAL_UPDATE_KEY } },
  )
  expect(isSigned((await feed('latest-mac.yml')).read, keys.publicKey)).toBe(true)
})

it('signs no feed that names no files, or one outside of its folder [DT-10]', async () => {
  for (const content of ['version: 1.4.0', '{}', '{"version":"1.4.0","files":[]}']) {
    await writeFile(join(folder, 'latest.yml'), content)
    await expect(signFolder(folder, signing), content).rejects.toThrow('latest.yml')
  }
  await writeFile(join(folder, 'program'), 'the program')
  const sha512 = await sha512Of(join(folder, 'program'))
  await mkdir(join(folder, 'inner'))
  await writeFile(
    join(folder, 'inner/latest.yml'),
    JSON.stringify({ version: '1.4.0', files: [{ url: '../program', sha512 }] }),
  )
  await expect(signFolder(join(folder, 'inner'), signing)).rejects.toThrow('names no')
})

it('finds the notes of one version alone [DT-04]', () => {
  expect(notesOf(changelog, '1.3.0')).toBe('• Older.')
  expect(notesOf(changelog, '1.5.0-beta.1')).toBe('• First look.')
  expect(notesOf(changelog, '1.2.0')).toBe(
    'The first version.\n\nOrders\n• Counted, and packed.\n• Paid.\n\nLog\n• Kept.',
  )
  expect(() => notesOf(changelog, '1.5.0')).toThrow('1.5.0')
})
