import { type AgentContext, unansweredTurns } from '../context/context.ts'
import { nameSlices, productNames } from '../context/named-products.ts'
import type { Slices } from '../context/once.ts'
import { productTexts } from '../context/tactics.ts'
import { commitmentSlices } from './commitments/find-commitments.ts'
import { leakSlices } from './leaks.ts'
import { moneySlices } from './money-checks.ts'
import { thingSlices } from './numbers/counted-things.ts'
import { numbersSaid } from './numbers/derivable.ts'
import { numberSlices, textSlices } from './numbers/shop-texts.ts'

type Pause = () => Promise<unknown> | undefined

/**
 * Makes what the checks keep of a catalogue with pauses: of a long one it takes seconds, once, and others are
 * to be served meanwhile. Whoever comes in between continues it.
 */
export const prepareCatalogue = (context: AgentContext, pause: Pause): Promise<void> =>
  inSlices(slicesOf(context), pause)

/** The same for the numbers of this answer, and of what it answers. */
export const prepareNumbers = (
  { reply, language }: { readonly reply: string; readonly language: string },
  context: AgentContext,
  pause: Pause,
): Promise<void> => {
  const texts = [reply, ...unansweredTurns(context).map(({ text }) => text)]
  const wanted = texts.flatMap((text) => numbersSaid(text, language))
  return inSlices(numberSlices(catalogueOf(context), wanted), pause)
}

const catalogueOf = ({ products }: AgentContext) => ({
  names: productNames(products),
  catalogue: productTexts(products),
})

function* slicesOf(context: AgentContext): Slices {
  const { names, catalogue } = catalogueOf(context)
  yield
  yield* nameSlices(context.products)
  yield* thingSlices(names)
  yield* textSlices({ names, catalogue })
  yield* moneySlices(context)
  yield* leakSlices(context)
  yield* commitmentSlices(context)
}

async function inSlices(slices: Slices, pause: Pause): Promise<void> {
  while (!slices.next().done) {
    const paused = pause()
    if (paused) await paused
  }
}
