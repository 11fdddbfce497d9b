import { chmod, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { smallDisk } from '@pal/db/testing/faults'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { headlessVault } from './headless-vault.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pal-vault-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const secret = 'EAAB-a-page-token'
const withFile = (name = 'key') => headlessVault({ keyFile: join(folder, name), passphrase: null })
const withPassphrase = (passphrase: string) => headlessVault({ keyFile: null, passphrase })

describe('key file', () => {
  it('is made with mode 0600 and opens what it sealed before a restart', async () => {
    const first = await withFile('deep/key')
    const sealed = await first.seal('page:1', secret)
    expect((await stat(join(folder, 'deep/key'))).mode & 0o777).toBe(0o600)
    const second = await withFile('deep/key')
    expect(second.keyId).toBe(first.keyId)
    expect(await second.open('page:1', sealed)).toEqual({ text: secret, sealAgain: false })
  })

  it('keeps nothing of the secret readable in what it seals', async () => {
    const sealed = Buffer.from(await (await withFile()).seal('page:1', secret))
    for (const encoding of ['utf8', 'base64', 'hex'] as const) {
      expect(sealed.toString(encoding)).not.toContain(Buffer.from(secret).toString(encoding))
    }
  })

  it('opens nothing with another key, for another record, or with a changed byte', async () => {
    const vault = await withFile()
    const sealed = await vault.seal('page:1', secret)
    await expect((await withFile('other')).open('page:1', sealed)).rejects.toThrow()
    await expect(vault.open('page:2', sealed)).rejects.toThrow()
    for (const at of [0, 5, 20, 30, sealed.length - 1]) {
      const changed = Uint8Array.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(vault.open('page:1', changed), `byte ${at}`).rejects.toThrow()
    }
    await expect(vault.open('page:1', sealed.subarray(0, 10))).rejects.toThrow(
      'not sealed in a form',
    )
  })

  it('refuses a file that holds no key, and leaves it as it is', async () => {
    await writeFile(join(folder, 'key'), 'my shopping list')
    await expect(withFile()).rejects.toThrow('holds no key')
    expect(await readFile(join(folder, 'key'), 'utf8')).toBe('my shopping list')
  })

  it('that cannot be read is reported in words [DT-05, DT-08]', async () => {
    await expect(headlessVault({ keyFile: folder, passphrase: null })).rejects.toMatchObject({
      reason: { code: 'key_file_unreadable', params: { path: folder } },
    })
  })

  it('that is empty is made again: a kill or a full disk has left it, and nothing was sealed with it [DT-08]', async () => {
    await writeFile(join(folder, 'key'), '')
    const first = await withFile()
    const sealed = await first.seal('page:1', secret)
    expect((await withFile()).keyId).toBe(first.keyId)
    expect((await (await withFile()).open('page:1', sealed)).text).toBe(secret)
    expect(await readdir(folder)).toEqual(['key'])
  })

  it('is there whole or not at all, also where the disk is full [DT-08]', async ({ skip }) => {
    await using disk = await smallDisk(1)
    if (!disk) return skip('no disk of its own could be mounted here')
    await writeFile(join(disk.path, 'filling'), Buffer.alloc(2 ** 21)).catch(() => undefined)
    const path = join(disk.path, 'key')
    await expect(headlessVault({ keyFile: path, passphrase: null })).rejects.toMatchObject({
      reason: { code: 'key_file_unwritable' },
    })
    await rm(join(disk.path, 'filling'))
    expect(await readdir(disk.path)).toEqual([])
    expect((await headlessVault({ keyFile: path, passphrase: null })).canSeal).toBe(true)
  })

  it('has its name once it is on the disk, and not before [DT-08]', async () => {
    const path = join(folder, 'new', 'key')
    await using any = await open(join(folder, 'any'), 'w')
    const handles = Object.getPrototypeOf(any) as typeof any
    const flush = Reflect.get(handles, 'sync')
    const flushed: { readonly whole: boolean; readonly named: boolean }[] = []
    const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: typeof any) {
      const { size } = await this.stat()
      const names = await readdir(join(folder, 'new'))
      flushed.push({ whole: size === 45, named: names.includes('key') })
      return flush.call(this)
    })
    onTestFinished(() => spy.mockRestore())
    await headlessVault({ keyFile: path, passphrase: null })
    expect(flushed[0]).toEqual({ whole: true, named: false })
    // The folder, in which the name is.
    if (process.platform !== 'win32') expect(flushed[1]).toMatchObject({ named: true })
  })

  it.skipIf(process.platform === 'win32')('says when other users can read it', async () => {
    await withFile()
    await chmod(join(folder, 'key'), 0o644)
    const { health } = await withFile()
    expect(health.state).toBe('attention')
    expect(health.reason?.code).toBe('vault_key_file_readable')
  })
})

describe('passphrase', () => {
  it('opens with the same words and not with others', async () => {
    const sealed = await (await withPassphrase('correct horse')).seal('openai', secret)
    expect((await (await withPassphrase('correct horse')).open('openai', sealed)).text).toBe(secret)
    await expect((await withPassphrase('battery staple')).open('openai', sealed)).rejects.toThrow()
  })
})

it('seals nothing where there is neither, and says so', async () => {
  const vault = await headlessVault({ keyFile: null, passphrase: null })
  expect(vault.canSeal).toBe(false)
  expect(vault.health.reason?.code).toBe('vault_memory_only')
  await expect(vault.seal('x', secret)).rejects.toThrow()
})
