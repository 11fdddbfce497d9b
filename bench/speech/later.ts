import { checkDecision } from '@pal/core/agent/checks/checks'
import { someDecision } from '@pal/core/testing/agent-context'

import { casesOf } from './cases.ts'
import { shop } from './measure.ts'

interface MeasuredLater {
  readonly idioms: number
  readonly left: readonly string[]
  readonly descriptions: number
  readonly stopped: readonly string[]
}

/** What was written after the classifier of commitments, to find its limits: promises in idioms, and goods of other shops. */
export function measureLater(): MeasuredLater {
  const all = casesOf('later').flatMap(({ language, kinds }) =>
    [...kinds].flatMap(([kind, texts]) => texts.map((text) => ({ language, kind, text }))),
  )
  const of = (kind: string) => all.filter((one) => one.kind === kind)
  const leaves = ({ language, text }: { readonly language: string; readonly text: string }) =>
    checkDecision(someDecision({ reply: text, language, cart: [...shop.cart] }), shop).sendable
  const shown = ({ language, text }: { readonly language: string; readonly text: string }) =>
    `${language}: ${text}`
  const idioms = of('binding')
  const descriptions = of('harmless')
  return {
    idioms: idioms.length,
    left: idioms.filter(leaves).map(shown),
    descriptions: descriptions.length,
    stopped: descriptions.filter((one) => !leaves(one)).map(shown),
  }
}
