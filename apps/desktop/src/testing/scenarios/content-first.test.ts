import { someDecision as decided } from '@pal/core/testing/agent-context'
import { expect, it } from 'vitest'

import { openShop } from '../shop.ts'

it('customers are answered once the window shows its content; what a person types goes at once', async () => {
  const { promise: contentShown, resolve: shown } = Promise.withResolvers<void>()
  await using shop = await openShop({ contentShown })
  const { clock, graph, openai, page, server } = shop
  openai.respond(() => decided({ reply: 'Certainly.' }))
  for (const name of ['Rahima', 'Karim']) {
    graph.customerWrites(page, graph.addPerson(page, { name }).psid, 'Is there honey?')
  }
  const [one] = await clock.until(async () => {
    const listed = (await (await server.ask('/api/conversations')).json()) as { id: number }[]
    return listed.length === 2 && listed
  })
  await clock.elapse(5_000)
  expect(graph.sent).toHaveLength(0)
  const typed = await server.ask('/api/facebook/reply', {
    method: 'POST',
    body: { conversationId: one?.id, message: 'One moment, please.' },
  })
  expect(typed.status).toBe(200)
  const texts = () => graph.sent.map(({ text }) => text)
  await clock.until(async () => texts().length > 0)
  expect(texts()).toEqual(['One moment, please.'])
  shown()
  const [, answer] = await clock.until(async () => texts().length > 1 && texts())
  expect(answer).toContain('Certainly.')
})
