import { because } from '@pal/core/texts/reason'
import { safeStorage } from 'electron'

import { memoryVault } from '../platform/vault/memory-vault.ts'
import type { Vault } from '../platform/vault/vault.ts'

const separator = '\n'

/**
 * Secrets sealed by the operating system (Keychain, DPAPI, kwallet or libsecret). On a Linux without
 * a keyring Electron would seal with a password that everybody knows: that is no protection, so
 * nothing is written to disk there.
 */
export async function systemVault(): Promise<Vault> {
  const available = await safeStorage.isAsyncEncryptionAvailable()
  const plain =
    process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text'
  if (!available || plain) {
    return memoryVault(because('vault_no_keyring'))
  }
  return {
    backend: 'system',
    keyId: process.platform,
    canSeal: true,
    health: { state: 'ok', reason: null },
    // The system's cipher takes no associated data: the record's id is sealed with the text.
    seal: (id, text) => safeStorage.encryptStringAsync(`${id}${separator}${text}`),
    open: async (id, sealed) => {
      const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(Buffer.from(sealed))
      const prefix = `${id}${separator}`
      if (!result.startsWith(prefix)) throw new Error('This secret belongs to another record')
      return { text: result.slice(prefix.length), sealAgain: shouldReEncrypt }
    },
  }
}
