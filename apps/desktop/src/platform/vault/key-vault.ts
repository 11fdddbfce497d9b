import { createHash, hkdfSync, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

import type { Condition } from '@pal/core/domain/condition'

import { decrypt, encrypt, newSalt, saltOf } from './cipher.ts'
import type { Vault } from './vault.ts'

type DeriveKey = (salt: Buffer) => Promise<Buffer>

interface KeyVaultOptions {
  readonly backend: string
  readonly keyId: string
  readonly health: Condition
  readonly derive: DeriveKey
}

const keyBytes = 32
const ok: Condition = { state: 'ok', reason: null }

/** Seals with keys derived from one secret and a salt; a salt's key is derived once. */
function keyVault({ backend, keyId, health, derive }: KeyVaultOptions): Vault {
  const keys = new Map<string, Promise<Buffer>>()
  const ownSalt = newSalt()
  const keyFor = (salt: Buffer) => {
    const name = salt.toString('base64')
    const kept = keys.get(name) ?? derive(salt)
    keys.set(name, kept)
    return kept
  }
  return {
    backend,
    keyId,
    canSeal: true,
    health,
    seal: async (id, text) => encrypt(await keyFor(ownSalt), ownSalt, id, text),
    open: async (id, sealed) => ({
      text: decrypt(await keyFor(saltOf(sealed)), id, sealed),
      sealAgain: false,
    }),
  }
}

const named = (secret: string | Buffer) =>
  createHash('sha256').update('pal-vault-key-id').update(secret).digest('hex').slice(0, 16)

/** `key` is 32 random bytes. */
export function keyFileVault(key: Buffer, health: Condition = ok): Vault {
  return keyVault({
    backend: 'key-file',
    keyId: named(key),
    health,
    derive: (salt) =>
      Promise.resolve(Buffer.from(hkdfSync('sha256', key, salt, 'pal-vault', keyBytes))),
  })
}

const scryptAsync = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** scrypt with N=2^16, r=8, p=1 takes about 64 MB and a fifth of a second, off the main thread. */
export async function passphraseVault(passphrase: string): Promise<Vault> {
  const derive: DeriveKey = (salt) =>
    scryptAsync(passphrase, salt, keyBytes, { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 })
  // A plain digest as key id would let a thief of the store test passphrases cheaply.
  const id = await derive(Buffer.from('pal-vault-key-id'))
  return keyVault({ backend: 'passphrase', keyId: named(id), health: ok, derive })
}
