import { expect, it } from 'vitest'

import { groupAlike } from './group-alike.ts'

const asked = (text: string) => ({ text, words: text.toLowerCase().split(' ') })

it('puts questions together that share what they are about, and leaves the others apart [AG-27]', () => {
  const questions = [
    'do you deliver to chittagong',
    'is the jar glass',
    'deliver chittagong how long',
    'hello',
    'hi',
  ].map(asked)
  expect(groupAlike(questions).map((group) => group.map(({ text }) => text))).toEqual([
    ['do you deliver to chittagong', 'deliver chittagong how long'],
    ['is the jar glass'],
    ['hello'],
    ['hi'],
  ])
})
