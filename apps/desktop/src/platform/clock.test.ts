import { expect, it } from 'vitest'

import { systemClock } from './clock.ts'

it('sleeps until the time is up or the signal fires', async () => {
  const started = performance.now()
  await systemClock.sleep(20)
  expect(performance.now() - started).toBeGreaterThan(15)
  const stop = new AbortController()
  const asleep = systemClock.sleep(60_000, stop.signal)
  stop.abort()
  await expect(asleep).rejects.toThrow(/abort/i)
})

it('calls once or again and again, not at all what was called off, and late what is far ahead', async () => {
  const calls: string[] = []
  systemClock.after(5, () => calls.push('once'))
  systemClock.after(5, () => calls.push('never')).cancel()
  const centuries = systemClock.after(2 ** 45, () => calls.push('in centuries'))
  await new Promise<void>((resolve) => {
    const often = systemClock.every(10, () => {
      if (calls.push('often') < 4) return
      often.cancel()
      resolve()
    })
  })
  await systemClock.sleep(30)
  centuries.cancel()
  expect(calls).toEqual(['once', 'often', 'often', 'often'])
})

it('ends a call that takes too long', async () => {
  const signal = systemClock.timeout(5)
  await systemClock.sleep(20)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it('lets a call be that is over', async () => {
  const signal = systemClock.timeout(5)
  signal[Symbol.dispose]()
  await systemClock.sleep(20)
  expect(signal.aborted).toBe(false)
})
