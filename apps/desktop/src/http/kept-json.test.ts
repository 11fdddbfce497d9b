import { expect, it } from 'vitest'

import { KeptJson } from './kept-json.ts'

interface Row {
  readonly id: number
  readonly name: string | null
}

function keeping(most?: number) {
  const json = new KeptJson<Row>(most)
  const made: number[][] = []
  const list = async (...rows: readonly Row[]) => {
    const { text } = await json.list(rows, async (changed) => {
      made.push(changed.map(({ id }) => id))
      return changed.map(({ id, name }) => ({ id, called: name }))
    })
    return JSON.parse(text) as unknown
  }
  return { list, made }
}

const row = (id: number, name: string | null = 'Honey'): Row => ({ id, name })

it('makes the JSON of a row again once anything of it has changed, in the order of the rows', async () => {
  const { list, made } = keeping()
  await list(row(1), row(2))
  await list(row(2), row(1))
  expect(await list(row(3), row(2, null), row(1))).toEqual([
    { id: 3, called: 'Honey' },
    { id: 2, called: null },
    { id: 1, called: 'Honey' },
  ])
  expect(await list(row(2))).toEqual([{ id: 2, called: 'Honey' }])
  expect(await list()).toEqual([])
  expect(made).toEqual([[1, 2], [3, 2], [2]])
})

it('keeps so many rows, and drops those that were made longest ago', async () => {
  const { list, made } = keeping(2)
  for (const id of [1, 2, 3, 2, 3, 1]) await list(row(id))
  expect(made).toEqual([[1], [2], [3], [1]])
})
