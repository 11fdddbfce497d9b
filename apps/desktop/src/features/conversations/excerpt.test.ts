import { expect, it } from 'vitest'

import { excerpt } from './excerpt.ts'

const long = 'I asked about the delivery yesterday and nobody told me when the Blue kurti comes'

it.each([
  ['How much is the blue kurti?', 'kurti', 'How much is the blue kurti?'],
  [long, 'BLUE', '… told me when the Blue kurti comes'],
  [long, 'kurti blue', '… told me when the Blue kurti comes'],
  ['নীল শাড়ির\nদাম কত?', 'দাম', 'নীল শাড়ির দাম কত?'],
  // Found by what the index makes equal, which the text does not say letter for letter.
  [long, 'zzz', long],
])('of %j around %j', (text, search, shown) => {
  expect(excerpt(text, search)).toBe(shown)
})
