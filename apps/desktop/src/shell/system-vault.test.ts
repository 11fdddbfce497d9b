import type { SafeStorage } from 'electron'
import { afterAll, afterEach, expect, it, vi } from 'vitest'

import { fakeElectron } from '../testing/electron/fake-electron.ts'
import { endElectron } from '../testing/electron/play-electron.ts'

afterAll(endElectron)
afterEach(() => vi.unstubAllGlobals())

/** As the system does it: a cipher that only it can undo; here the text is merely turned round. */
const turned = (text: string) => text.split('').toReversed().join('')

const keyring = {
  isAsyncEncryptionAvailable: async () => true,
  getSelectedStorageBackend: () => 'gnome_libsecret',
  encryptStringAsync: async (text) => Buffer.from(turned(text)),
  decryptStringAsync: async (sealed) => ({
    result: turned(sealed.toString()),
    shouldReEncrypt: false,
  }),
} satisfies Partial<SafeStorage>

async function vaultOf(safeStorage: Partial<SafeStorage>, platform: NodeJS.Platform = 'linux') {
  vi.stubGlobal('process', { ...process, platform })
  vi.resetModules()
  vi.doMock('electron', () => fakeElectron({ safeStorage }).module)
  const { systemVault } = await import('./system-vault.ts')
  return systemVault()
}

it('seals by the system, each secret for its own record [DT-08]', async () => {
  const vault = await vaultOf(keyring)
  expect(vault).toMatchObject({ backend: 'system', canSeal: true, health: { state: 'ok' } })
  const sealed = await vault.seal('openai.api_key', 'sk-1\n2')
  expect(Buffer.from(sealed).toString()).not.toContain('sk-1')
  expect(await vault.open('openai.api_key', sealed)).toEqual({ text: 'sk-1\n2', sealAgain: false })
  await expect(vault.open('facebook.app_secret', sealed)).rejects.toThrow('another record')
})

it('says when the system has a new key for it [DT-08]', async () => {
  const vault = await vaultOf({
    ...keyring,
    decryptStringAsync: async (sealed) => ({
      result: turned(sealed.toString()),
      shouldReEncrypt: true,
    }),
  })
  expect(await vault.open('a', await vault.seal('a', 'b'))).toEqual({ text: 'b', sealAgain: true })
})

it('keeps secrets in memory, and says so, where the system cannot protect them [DT-08]', async () => {
  const unprotected: [Partial<SafeStorage>, NodeJS.Platform][] = [
    [{ ...keyring, isAsyncEncryptionAvailable: async () => false }, 'linux'],
    [{ ...keyring, isAsyncEncryptionAvailable: async () => false }, 'win32'],
    // Electron would seal with a password that is in its source.
    [{ ...keyring, getSelectedStorageBackend: () => 'basic_text' }, 'linux'],
  ]
  for (const [safeStorage, platform] of unprotected) {
    const vault = await vaultOf(safeStorage, platform)
    expect(vault).toMatchObject({
      backend: 'memory',
      canSeal: false,
      health: { state: 'attention', reason: { code: 'vault_no_keyring' } },
    })
    await expect(vault.seal('a', 'b')).rejects.toThrow('does not seal')
  }
})

it('asks for the kind of keyring on Linux only: elsewhere there is no such question [DT-08]', async () => {
  const { getSelectedStorageBackend: _, ...rest } = keyring
  for (const platform of ['darwin', 'win32'] as const) {
    expect(await vaultOf(rest, platform)).toMatchObject({ backend: 'system', canSeal: true })
  }
})
