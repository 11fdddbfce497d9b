import { expect, it } from 'vitest'

import { excerpt } from '../context/text.ts'
import { problemReasons } from './problem-reason.ts'
import { problem } from './problem.ts'

const sentences = (...problems: Parameters<typeof problemReasons>[0]) =>
  problemReasons(problems).map(({ message }) => message)

it('says what is wrong to the seller, not what the model is told to write [AG-11]', () => {
  expect(
    sentences(
      problem('amount', `${excerpt('99 "taka"')} is an amount: write {{price:ID}} instead.`),
      problem('claims_human', 'The reply claims to be a person; you are an assistant.'),
    ),
  ).toEqual([
    'An amount that your prices and settings do not give: “99 "taka"”',
    'It says that it is a human',
  ])
})

it('says the same once', () => {
  expect(
    sentences(
      problem('unknown_product', 'There is no product 1 in the catalogue.'),
      problem('unknown_product', 'There is no product 2 in the catalogue.'),
    ),
  ).toEqual(['It names a product that this campaign does not have'])
})

it('shows what another version kept as it is', () => {
  expect(problemReasons([{ code: 'later', message: '"x" is new' }])).toEqual([
    { code: 'later', message: '"x" is new' },
  ])
})
