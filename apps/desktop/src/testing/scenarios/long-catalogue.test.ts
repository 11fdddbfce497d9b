import { checkDecision } from '@pal/core/agent/checks/checks'
import { someContext, someDecision, someProduct } from '@pal/core/testing/agent-context'
import { expect, it } from 'vitest'

it('an answer is looked at before anybody notices also where thousands of products have a number in their names [AG-21, AG-08]', () => {
  const products = Array.from({ length: 3_000 }, (_, at) => ({
    ...someProduct(at + 1, `Cotton shirt number ${at}`, 10_000 + at),
    description: `Size ${at % 40}, 200 g. Delivery 60 taka, 3 days. Was 77 taka.`,
  }))
  const context = someContext({ products })
  // What is learnt once is learnt before.
  checkDecision(someDecision({ reply: 'Hello, and 77 more.' }), someContext())
  const began = process.cpuUsage()
  const reply = 'Cotton shirt number 2999 is there, and 88 more.'
  expect(checkDecision(someDecision({ reply }), context).problems).toMatchObject([
    { code: 'number' },
  ])
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(2_000)
})
