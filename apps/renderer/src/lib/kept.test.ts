import { expect, it, onTestFinished, vi } from 'vitest'

import { keep, readKept } from './kept.ts'

it('what is kept comes back, of one window or of all', () => {
  keep('sessionStorage', 'pal.x', 'window')
  keep('localStorage', 'pal.x', 'computer')
  expect([readKept('sessionStorage', 'pal.x'), readKept('localStorage', 'pal.x')]).toEqual([
    'window',
    'computer',
  ])
  expect(readKept('localStorage', 'pal.y')).toBeNull()
  sessionStorage.removeItem('pal.x')
})

it('the pages that keep a choice open where the browser forbids storage [OR-08, CV-15]', async () => {
  // Forbidden, even to name it throws.
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  onTestFinished(() => {
    if (own) Object.defineProperty(globalThis, 'localStorage', own)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  })
  vi.resetModules()
  const { useTelling } = await import('../features/orders/data/telling.ts')
  useTelling.getState().choose(false)
  expect(useTelling.getState().tells).toBe(false)
  await expect(import('../features/conversations/customer/details.ts')).resolves.toBeDefined()
})
