import { expect, it } from 'vitest'

import { boundedText } from './bounded-text.ts'

it('reads an answer whole, and gives up one without end [FB-07]', async () => {
  expect(await boundedText(new Response('{"a":"শাড়ি"}'), 100)).toBe('{"a":"শাড়ি"}')
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1024
      controller.enqueue(new Uint8Array(1024))
    },
  })
  await expect(boundedText(new Response(endless), 10_000)).rejects.toThrow('too long')
  expect(sent).toBeLessThan(20_000)
})
