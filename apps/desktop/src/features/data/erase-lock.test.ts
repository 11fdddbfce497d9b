import { openTestStore } from '@pal/db/testing/testing'
import { expect, it, vi } from 'vitest'

import { alone } from './backup.ts'
import { eraseAll, eraseOnePage } from './erase.ts'

it('what a backup keeps from being erased is not disconnected either [SE-10]', async () => {
  await using store = openTestStore()
  const { promise: packed, resolve } = Promise.withResolvers<void>()
  const backup = alone(store, 'backup', () => packed)
  const disconnect = vi.fn(async () => {})
  // Nothing else of them is asked for where it is refused.
  const parts = { store } as Parameters<typeof eraseAll>[0]
  const refused = { reason: { code: 'busy_backup' } }
  await expect(eraseAll(parts, disconnect)).rejects.toMatchObject(refused)
  await expect(eraseOnePage(parts, 'page-1', disconnect)).rejects.toMatchObject(refused)
  expect(disconnect).not.toHaveBeenCalled()
  resolve()
  await backup
})
