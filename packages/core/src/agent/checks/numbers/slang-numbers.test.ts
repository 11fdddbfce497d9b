import { expect, it } from 'vitest'

import { fold } from '../../context/text.ts'
import { namedNumbers } from './slang-numbers.ts'

const named = (text: string, language: string) => namedNumbers(fold(text), new Set([language]))

it.each([
  ['en', 'Yours for half a grand.', 'half a grand'],
  ['en', 'A pony and it is yours.', 'a pony'],
  ['es', 'Dos palos y ya.', 'dos palos'],
  ['fr', 'Une brique et c’est à vous.', 'une brique'],
  ['de', 'Zwei Riesen und fertig.', 'zwei riesen'],
  ['it', 'Un sacco e basta.', 'un sacco'],
  ['pt', 'Um conto e pronto.', 'um conto'],
  ['nl', 'Twee ruggen, en klaar.', 'twee ruggen'],
])('money that is called by another name is heard, in %s: %s [AG-21]', (language, text, money) => {
  expect(named(text, language)).toEqual([money])
})

it.each([
  ['en', 'It is a grand piano.'],
  ['en', 'A pony of clay.'],
  ['es', 'Dos palos de canela.'],
  ['fr', 'Une brique de lait.'],
  ['de', 'Ein Kilo Honig.'],
  ['it', 'Un sacco di miele.'],
  ['pt', 'Um conto de fadas.'],
  ['nl', 'Twee ruggen aan elkaar.'],
  ['en', 'Dos palos y ya.'],
])('and the thing itself is none, in %s: %s [AG-21]', (language, text) => {
  expect(named(text, language)).toEqual([])
})
