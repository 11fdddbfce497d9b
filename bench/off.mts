import { checkDecision } from '@pal/core/agent/checks/checks'
import { someDecision } from '@pal/core/testing/agent-context'
import { casesOf } from './speech/cases.ts'
import { shop } from './speech/measure.ts'
const few = { ...shop, settings: { ...shop.settings, ai: { ...shop.settings.ai, languages: ['en', 'bn'] } } } as typeof shop
for (const review of [false, true]) for (const [name, base] of [['all', shop], ['en,bn', few]] as const) {
  const ctx = { ...base, settings: { ...base.settings, ai: { ...base.settings.ai, review } } }
  for (const { language, kinds } of casesOf('february')) if (language === 'off') for (const [k, ts] of kinds) {
    const left = ts.filter((reply) => checkDecision(someDecision({ reply, language: 'en', cart: [...shop.cart] }), ctx).sendable)
    console.log(name, 'review', review, k, left.length, '/', ts.length, left.map((t) => t.slice(-30)))
  }
}
