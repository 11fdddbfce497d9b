import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { because } from '@pal/core/texts/reason'
import { openStore } from '@pal/db/maintenance/open-store'
import type { Store } from '@pal/db/maintenance/store'
import { sealedSecret } from '@pal/db/settings/secrets'
import { newStoreIn } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { changeKey } from './change-key.ts'
import { headlessVault } from './headless-vault.ts'
import { memoryVault } from './memory-vault.ts'
import { Secrets } from './secrets.ts'
import type { Vault } from './vault.ts'

let folder: string
let store: Store
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pal-key-'))
  const data = join(folder, 'data')
  await mkdir(data)
  await newStoreIn(data)
  store = await openStore(data)
})
afterEach(async () => {
  await store[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const texts = { 'openai.api_key': 'sk-1234567890', 'facebook.page_token.7': 'EAAB-token' } as const
const names = Object.keys(texts) as (keyof typeof texts)[]
const file = (name: string) => headlessVault({ keyFile: join(folder, name), passphrase: null })
const words = (passphrase: string) => headlessVault({ keyFile: null, passphrase })
const secretsBy = (vault: Vault) => new Secrets({ store, vault, now: Date.now, warn: () => {} })

async function fill(vault: Vault): Promise<void> {
  const secrets = secretsBy(vault)
  for (const name of names) await secrets.set(name, texts[name])
}
async function opened(vault: Vault): Promise<(string | null)[]> {
  const secrets = secretsBy(vault)
  return Promise.all(names.map((name) => secrets.get(name)))
}
const all = Object.values(texts)
const none = [null, null]

it('seals everything with the new key, from a file to words and back, and again to no harm [DT-08]', async () => {
  const [first, second, third] = [
    await file('one'),
    await words('correct horse'),
    await file('two'),
  ]
  await fill(first)
  expect(await changeKey({ store, from: first, to: second })).toEqual({
    sealedAnew: 2,
    stillLost: [],
  })
  expect(await opened(second)).toEqual(all)
  expect(await opened(first)).toEqual(none)
  await changeKey({ store, from: second, to: third })
  expect(await opened(third)).toEqual(all)
  // As after a start that was repeated with the same arguments.
  expect(await changeKey({ store, from: second, to: third })).toEqual({
    sealedAnew: 0,
    stillLost: [],
  })
  expect(await opened(third)).toEqual(all)
})

it('leaves everything with the old key when one secret is damaged, or the change cannot be written [DT-08]', async () => {
  const [from, to] = [await file('one'), await file('two')]
  await fill(from)
  store.raw.exec(
    "CREATE TRIGGER full BEFORE UPDATE ON secrets WHEN NEW.id LIKE 'openai%' BEGIN SELECT raise(ABORT, 'disk full'); END",
  )
  await expect(changeKey({ store, from, to })).rejects.toThrow('disk full')
  expect(await opened(from)).toEqual(all)
  store.raw.exec('DROP TRIGGER full')
  store.raw.exec("UPDATE secrets SET sealed = zeroblob(60) WHERE id = 'openai.api_key'")
  await expect(changeKey({ store, from, to })).rejects.toThrow('openai.api_key is damaged')
  expect(await opened(from)).toEqual([null, texts['facebook.page_token.7']])
})

it('leaves what neither key opens as it is, names it, and refuses to unseal into nothing', async () => {
  const [lostTo, from, to] = [await file('gone'), await file('one'), await file('two')]
  await fill(lostTo)
  await secretsBy(from).set('openai.api_key', 'sk-1234567890')
  const before = await sealedSecret(store.db, 'facebook.page_token.7')
  expect(await changeKey({ store, from, to })).toEqual({
    sealedAnew: 1,
    stillLost: ['facebook.page_token.7'],
  })
  expect(await sealedSecret(store.db, 'facebook.page_token.7')).toEqual(before)
  expect(await opened(to)).toEqual(['sk-1234567890', null])
  await expect(
    changeKey({ store, from: to, to: memoryVault(because('vault_memory_only')) }),
  ).rejects.toThrow('seals nothing')
})

it('leaves nothing in the files that the old key opens [DT-08]', async () => {
  const [from, to] = [await file('one'), await file('two')]
  await fill(from)
  const sealed = Buffer.from((await sealedSecret(store.db, 'openai.api_key'))?.sealed ?? [])
  const data = join(folder, 'data')
  const inFiles = async () => {
    await store[Symbol.asyncDispose]()
    const entries = await readdir(data, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const found = await Promise.all(
      files.map(async ({ parentPath, name }) =>
        (await readFile(join(parentPath, name))).includes(sealed),
      ),
    )
    store = await openStore(data)
    return found.some(Boolean)
  }
  expect(await inFiles()).toBe(true)
  await changeKey({ store, from, to })
  expect(await inFiles()).toBe(false)
})
