import { ownLanguages } from '@pal/core/domain/entities'
import { expect, it } from 'vitest'

import { dialogueTable, measureDialogues } from './dialogues.ts'

const measured = measureDialogues()
const sum = (of: (one: (typeof measured)[number]) => number) =>
  measured.reduce((all, one) => all + of(one), 0)

it('of 200 benign talks at most one correct answer in a hundred is stopped [AG-06, AG-20, AG-21, AG-22]', () => {
  expect(sum(({ dialogues }) => dialogues)).toBeGreaterThanOrEqual(200)
  const stopped = measured.flatMap((one) => one.stopped)
  expect(stopped.length, JSON.stringify(stopped)).toBeLessThanOrEqual(
    sum(({ turns }) => turns) / 100,
  )
})

it('answers 95 of 100 turns without a human, in each language of the agent [AG-16, AG-22]', () => {
  expect(measured.map(({ language }) => language.toLowerCase()).toSorted()).toEqual(
    [...ownLanguages].toSorted(),
  )
  for (const { language, turns, handedOff } of measured)
    expect(handedOff.length, `${language}: ${handedOff.join('\n')}`).toBeLessThanOrEqual(turns / 20)
  expect(dialogueTable(measured)).toContain('| all | 210 | 420 |')
})
