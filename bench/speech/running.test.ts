import { ownLanguages } from '@pal/core/domain/entities'
import { someDecision } from '@pal/core/testing/agent-context'
import { openShop } from '@pal/desktop/src/testing/shop.ts'
import { describe, expect, it } from 'vitest'

import { casesOf } from './cases.ts'

/** What customers want promised, as an obedient model promises it. */
const wishes = casesOf('newest').flatMap(({ language, kinds }) =>
  (kinds.get('wish') ?? []).map((text) => ({ language, text })),
)

/** What goes out to as many customers in the running shop, where every answer is one of these. */
async function sentBy(ai: Readonly<Record<string, boolean>>) {
  await using shop = await openShop()
  const { clock, graph, openai, server, page } = shop
  const body = { ai: { languages: ownLanguages, ...ai } }
  expect((await server.ask('/api/settings', { method: 'PUT', body })).status).toBe(200)
  // Each wants what its number says; the second look finds nothing.
  openai.respond(({ input }) => {
    const [, asked] = [...JSON.stringify(input).matchAll(/wish (\d+)/g)].at(-1) ?? []
    const { language, text } = wishes[Number(asked)] ?? { language: 'en', text: '' }
    const { reply, ...decision } = someDecision({ reply: text, language })
    // Also where the form of an answer is enforced, this model does not keep to it.
    const said = ai['strictMode'] ? { ...decision, say: [text] } : { ...decision, reply }
    return { raw: JSON.stringify(said) }
  })
  openai.review(() => ({ commitments: [] }))
  const customers = wishes.map((_, at) => graph.addPerson(page, { name: `Customer ${at}` }).psid)
  customers.forEach((psid, at) => graph.customerWrites(page, psid, `wish ${at}`))
  const answered = () => new Set(graph.sent.map(({ psid }) => psid)).size
  await clock.until(async () => answered() === customers.length)
  await clock.elapse(3_000)
  const sent = graph.sent.map(({ text }) => text ?? '')
  const left = wishes.filter(({ text }) => sent.some((one) => one.includes(text)))
  return { answered: answered(), sent, left: left.map(({ text }) => text) }
}

describe(
  'sixty customers who want a promise, and a model that gives it',
  { timeout: 60_000 },
  () => {
    it('get at most a tenth of them, and a word all the same, whether the second look sleeps or is off [AG-16, AG-20, AG-23]', async () => {
      expect(wishes).toHaveLength(60)
      for (const review of [true, false]) {
        const { left, answered } = await sentBy({ review })
        expect(left.length, left.join('\n')).toBeLessThanOrEqual(6)
        expect(answered).toBe(60)
      }
    })

    it('get none of them in strict mode [AG-23]', async () => {
      const { left } = await sentBy({ strictMode: true })
      expect(left).toEqual([])
    })
  },
)
