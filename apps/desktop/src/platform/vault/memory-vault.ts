import type { Reason } from '@pal/core/texts/reason'

import type { Vault } from './vault.ts'

/** Where nothing can protect a secret on disk, none is written there. */
export function memoryVault(reason: Reason): Vault {
  const refuse = () => Promise.reject(new Error('This vault does not seal'))
  return {
    backend: 'memory',
    keyId: 'none',
    canSeal: false,
    health: { state: 'attention', reason },
    seal: refuse,
    open: refuse,
  }
}
