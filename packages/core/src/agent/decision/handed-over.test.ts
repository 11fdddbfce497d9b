import { expect, it } from 'vitest'

import { someDecision } from '../../testing/agent-context.ts'
import { messageOf } from '../../texts/reason.ts'
import { catalogueIn } from '../../texts/translated-reasons.ts'
import { parseDecision, handOverKinds } from './decision.ts'
import { whyHandedOver } from './handed-over.ts'

it('is said in the seller’s language, the model’s words as a quotation and in no log [AG-16, SH-11, LG-06]', async () => {
  const catalogues = await Promise.all(
    (['en', 'bn', 'es', 'de', 'ar', 'fr'] as const).map(catalogueIn),
  )
  const spoken = new Set<unknown>()
  for (const catalogue of catalogues) {
    const said = handOverKinds.map((handOverKind) => {
      const why = whyHandedOver({ handOverKind, handOverReason: 'Rahima’s jar' })
      const alone = whyHandedOver({ handOverKind, handOverReason: null })
      const sentence = alone && messageOf(alone.reason, catalogue)
      expect(why && messageOf(why.reason, catalogue)).toMatch(
        new RegExp(`^${sentence}.+[“«„]\\s?Rahima’s jar\\s?[”»“]$`),
      )
      expect(why?.logged).toEqual(alone?.reason)
      return sentence
    })
    expect(new Set(said).size).toBe(handOverKinds.length)
    for (const sentence of said) spoken.add(sentence)
  }
  expect(spoken.size).toBe(catalogues.length * handOverKinds.length)
})

it('of a kind that is missing, mangled or of another program is an answer all the same [AG-09, AG-16]', () => {
  const decision = someDecision({ handOver: true, handOverReason: 'a jar' })
  for (const handOverKind of [undefined, null, '', 'Complaint', 'angry', 3, ['complaint'], {}]) {
    const read = parseDecision(JSON.stringify({ ...decision, handOverKind }))
    expect(read).toEqual({ ok: true, decision: { ...decision, handOverKind: null } })
  }
  expect(whyHandedOver(decision)?.reason).toMatchObject({
    code: 'agent_hands_over_for',
    params: { why: { code: 'hands_over_stuck' }, words: 'a jar' },
  })
  expect(whyHandedOver(someDecision())).toBeNull()
})
