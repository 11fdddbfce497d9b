import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { contract, endpointNames } from './endpoints.ts'

interface Shape {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly additionalProperties?: Shape | boolean
}

/** Names under which a sentence of the program would be. */
const sentence = /(?:reason|attention|problem|warning|error|message|why|notice)(?!Id)/i

/** Words of people, of the model and of the log, which are no sentences of the program. */
const othersWords = /\.(?:lastMessage|greetingMessage)$|^logs\.list\.\[\]\.message$/

const isFree = ({ type, format, enum: values }: Shape) =>
  [type].flat().includes('string') && values === undefined && format === undefined

function* sentencesOf(shape: Shape, path: string): Generator<string> {
  for (const part of shape.anyOf ?? []) yield* sentencesOf(part, path)
  if (shape.items) yield* sentencesOf(shape.items, `${path}.[]`)
  if (typeof shape.additionalProperties === 'object') {
    yield* sentencesOf(shape.additionalProperties, `${path}.*`)
  }
  const { properties = {} } = shape
  const coded = 'code' in properties
  for (const [name, part] of Object.entries(properties)) {
    const kinds = part.anyOf ?? [part]
    const free = kinds.some(isFree)
    // The message of a reason, or of the reason beside it.
    const explained = coded || (name === 'error' && 'reason' in properties)
    if (sentence.test(name) && free && !explained) yield `${path}.${name}`
    yield* sentencesOf(part, `${path}.${name}`)
  }
}

it('no answer tells a sentence of the program without its code [API-03]', () => {
  const found = endpointNames.flatMap((name) => {
    const { answer } = contract[name]
    const shape = z.toJSONSchema(answer, { unrepresentable: 'any' }) as Shape
    return [...sentencesOf(shape, name)]
  })
  expect(found.filter((path) => !othersWords.test(path))).toEqual([])
})
