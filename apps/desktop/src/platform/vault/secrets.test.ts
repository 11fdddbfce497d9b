import { logMessage } from '@pal/core/texts/log-line'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { Secrets } from './secrets.ts'
import type { Vault } from './vault.ts'

let store: ReturnType<typeof openTestStore>
let warned: string[]
beforeEach(() => {
  store = openTestStore()
  warned = []
})
afterEach(() => store[Symbol.asyncDispose]())

/** A system's keyring as the program sees it: what another one sealed cannot be distinguished from its own. */
function keyring(owner: string, sealAgain = false): Vault {
  const mark = Buffer.from(`${owner}:`)
  return {
    backend: 'system',
    keyId: 'linux',
    canSeal: true,
    health: { state: 'ok', reason: null },
    seal: async (id, text) =>
      Buffer.concat([mark, Buffer.from(`${id}\n${text}`).map((byte) => byte ^ 0x5a)]),
    open: async (id, sealed) => {
      if (!Buffer.from(sealed).subarray(0, mark.length).equals(mark))
        throw new Error('Error while decrypting the ciphertext')
      const text = Buffer.from(sealed.slice(mark.length).map((byte) => byte ^ 0x5a)).toString()
      return { text: text.slice(id.length + 1), sealAgain }
    },
  }
}

const secretsOf = (vault: Vault) =>
  new Secrets({ store, vault, now: Date.now, warn: (said) => warned.push(logMessage(said)) })
const sealedOf = () => store.raw.prepare('SELECT sealed FROM secrets ORDER BY id').pluck().all()

describe('a data folder that was moved to another computer', () => {
  it('asks for its secrets again, by name, and leaves the sealed ones as they are [DT-08]', async () => {
    const here = secretsOf(keyring('here'))
    await here.set('openai.api_key', 'sk-1234567890ab')
    await here.set('facebook.app_id', '1234')
    const before = sealedOf()

    const there = secretsOf(keyring('there'))
    const asked = Array.from({ length: 3 }, () => there.get('openai.api_key'))
    expect(await Promise.all(asked)).toEqual([null, null, null])
    expect(await there.hint('openai.api_key')).toBeNull()
    expect(await there.lost()).toEqual(['facebook.app_id', 'openai.api_key'])
    expect(warned).toEqual(Array(2).fill(expect.stringContaining('Enter it again in Settings')))
    expect(sealedOf()).toEqual(before)
    // Carried back, it opens as before.
    expect(await secretsOf(keyring('here')).get('openai.api_key')).toBe('sk-1234567890ab')

    await there.set('openai.api_key', 'sk-of-another-12')
    expect(await there.lost()).toEqual(['facebook.app_id'])
    expect(await secretsOf(keyring('there')).get('openai.api_key')).toBe('sk-of-another-12')
  })

  it('has no secret half sealed: a failed sealing leaves the one that was there [DT-08]', async () => {
    const vault = keyring('here')
    await secretsOf(vault).set('openai.api_key', 'sk-the-old-one')
    const locked = secretsOf({ ...vault, seal: () => Promise.reject(new Error('locked')) })
    await expect(locked.set('openai.api_key', 'sk-the-new-one')).rejects.toThrow('locked')
    expect(await locked.get('openai.api_key')).toBe('sk-the-old-one')
    expect(await secretsOf(vault).get('openai.api_key')).toBe('sk-the-old-one')
  })
})

it('seals again what the system has a better key for [DT-08]', async () => {
  await secretsOf(keyring('here')).set('openai.api_key', 'sk-1234567890ab')
  const before = sealedOf()
  let sealed = 0
  const vault = keyring('here', true)
  const renewed = secretsOf({
    ...vault,
    seal: (id, text) => {
      sealed += 1
      return vault.seal(id, text)
    },
  })
  expect(await renewed.get('openai.api_key')).toBe('sk-1234567890ab')
  expect(await renewed.get('openai.api_key')).toBe('sk-1234567890ab')
  expect(sealed).toBe(1)
  expect(sealedOf()).toEqual(before)
})

it('asks a keyring that did not answer again, a minute later at the earliest [DT-08]', async () => {
  const vault = keyring('here')
  await secretsOf(vault).set('openai.api_key', 'sk-1234567890ab')
  let now = 0
  let opens = 0
  let isLocked = true
  const open: Vault['open'] = (id, sealed) => {
    opens += 1
    return isLocked ? Promise.reject(new Error('the keyring is locked')) : vault.open(id, sealed)
  }
  const secrets = new Secrets({
    store,
    vault: { ...vault, open },
    now: () => now,
    warn: (said) => warned.push(logMessage(said)),
  })
  expect(await secrets.get('openai.api_key')).toBeNull()
  isLocked = false
  expect([await secrets.get('openai.api_key'), opens]).toEqual([null, 1])
  now += 60_000
  expect(await secrets.get('openai.api_key')).toBe('sk-1234567890ab')
  expect([await secrets.lost(), warned.length]).toEqual([[], 1])
})

it('a seal that cannot be renewed is no secret lost [DT-08]', async () => {
  await secretsOf(keyring('here')).set('openai.api_key', 'sk-1234567890ab')
  const secrets = secretsOf({
    ...keyring('here', true),
    seal: () => Promise.reject(new Error('disk full')),
  })
  expect(await secrets.get('openai.api_key')).toBe('sk-1234567890ab')
  expect(await secrets.lost()).toEqual([])
})

it('what is entered while the old one is being opened is what counts [DT-08]', async () => {
  const vault = keyring('here')
  await secretsOf(vault).set('openai.api_key', 'sk-the-old-one')
  const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>()
  const secrets = secretsOf({
    ...vault,
    open: async (id, sealed) => {
      await unlocked
      return vault.open(id, sealed)
    },
  })
  const old = secrets.get('openai.api_key')
  await secrets.set('openai.api_key', 'sk-the-new-one')
  unlock()
  expect([await old, await secrets.get('openai.api_key')]).toEqual(Array(2).fill('sk-the-new-one'))
})
