import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { syncFolder } from '@pal/db/sqlite/atomic-file'

import { keyFileVault, passphraseVault } from './key-vault.ts'
import { memoryVault } from './memory-vault.ts'
import type { KeySource, Vault } from './vault.ts'

const keyBytes = 32

/** The vault of a machine without a screen: a key file, a passphrase, or memory only. */
export async function headlessVault({ keyFile, passphrase }: KeySource): Promise<Vault> {
  if (keyFile !== null)
    return keyFileVault(await readOrMakeKey(keyFile), await keyFileHealth(keyFile))
  if (passphrase !== null) return passphraseVault(passphrase)
  return memoryVault(because('vault_memory_only'))
}

async function readOrMakeKey(path: string): Promise<Buffer> {
  const made = await makeKey(path)
  if (made) return made
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new AppError('unavailable', because('key_file_unreadable', { path }), { cause })
  })
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== keyBytes) {
    throw new AppError('bad_request', because('key_file_foreign', { path, bytes: keyBytes }))
  }
  return key
}

/** Null where the file is there already. */
async function makeKey(path: string): Promise<Buffer | null> {
  await mkdir(dirname(path), { recursive: true })
  const key = randomBytes(keyBytes)
  const part = `${path}.${process.pid}.part`
  try {
    // An empty one is what a kill or a full disk left of an earlier start: nothing was sealed with it.
    const found = await stat(path).catch(() => null)
    if (found && found.size > 0) return null
    {
      await using file = await open(part, 'w', 0o600)
      await file.writeFile(`${key.toString('base64')}\n`)
      await file.sync()
    }
    if (found) await rename(part, path)
    // Of two that start at once, one makes it.
    else await link(part, path)
    await syncFolder(dirname(path))
    return key
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return null
    throw new AppError('unavailable', because('key_file_unwritable', { path }), { cause })
  } finally {
    await rm(part, { force: true })
  }
}

async function keyFileHealth(path: string) {
  const { mode } = await stat(path)
  const readableByOthers = process.platform !== 'win32' && (mode & 0o077) !== 0
  return readableByOthers
    ? ({
        state: 'attention',
        reason: because('vault_key_file_readable', { path }),
      } as const)
    : ({ state: 'ok', reason: null } as const)
}
