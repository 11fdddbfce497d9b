import { startVictim } from '@pal/db/testing/faults'
import { expect, it } from 'vitest'

it('a rejection that nobody has handled is reported, and the program goes on [AG-08]', async () => {
  const victim = startVictim(`
    const { survivingRejections } = await import('${new URL('rejections.ts', import.meta.url).href}')
    const running = survivingRejections({
      report: (error) => console.log('reported ' + error.message),
      [Symbol.asyncDispose]: async () => undefined,
    })
    Promise.reject(new Error('the disk is full'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    await running[Symbol.asyncDispose]()
    console.log('listening ' + process.listenerCount('unhandledRejection'))`)
  await victim.gone
  expect(victim.lines).toEqual(['reported the disk is full', 'listening 0'])
})
