import { GraphError } from './graph-errors.ts'

/** One name of `fields=`, with its modifiers `.limit(5)` and what is in its braces. */
export type Field = {
  readonly name: string
  readonly args: Readonly<Record<string, string>>
  readonly fields: readonly Field[] | null
}

/** Reads Graph's field syntax, `id,messages.limit(5){id,from{name}}`; refuses what Graph refuses. */
export function parseFields(text: string): readonly Field[] {
  const source = text.replaceAll(/\s+/g, '')
  let at = 0

  const refuse = (expected: string): never => {
    throw new GraphError({
      code: 2500,
      message: `Syntax error "Expected ${expected}." at character ${at}: ${source}`,
    })
  }
  const take = (pattern: RegExp, expected: string): string => {
    const sticky = new RegExp(pattern.source, 'y')
    sticky.lastIndex = at
    const found = sticky.exec(source)?.[0] ?? refuse(expected)
    at += found.length
    return found
  }
  const list = (): Field[] => {
    const fields = [field()]
    while (source[at] === ',') {
      at += 1
      fields.push(field())
    }
    return fields
  }
  const field = (): Field => {
    const name = take(/\w+/, 'name')
    const args: Record<string, string> = {}
    let inner: Field[] | null = null
    while (source[at] === '.') {
      at += 1
      const key = take(/\w+/, 'name')
      take(/\(/, '"("')
      if (key === 'fields') inner = list()
      else args[key] = take(/[^()]*/, 'value')
      take(/\)/, '")"')
    }
    if (source[at] === '{') {
      at += 1
      inner = list()
      take(/\}/, '"}"')
    }
    return { name, args, fields: inner }
  }

  const fields = list()
  if (at < source.length) refuse(`end of string instead of "${source[at]}"`)
  return fields
}
