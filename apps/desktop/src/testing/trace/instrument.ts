import { AsyncLocalStorage } from 'node:async_hooks'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import { parseAst } from 'rolldown/parseAst'

/** One function of the product that was entered. */
export interface Entry {
  /** Below the root, with forward slashes. */
  readonly file: string
  readonly name: string
  /** Of a query: its text. */
  readonly sql: string | undefined
  /** What called it, itself or through what has no name; undefined for what a timer or the network began. */
  readonly caller: Entry | undefined
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const product =
  /^(?:apps\/desktop|packages\/(?:core|db))\/src\/(?!testing\/).*(?<!\.test|\.testing)\.ts$/

/** Has every named function of the product under `root` tell when it is entered; to be called before any is loaded. */
export function traceEntries(root: string): Entry[] {
  const entries: Entry[] = []
  const places: Pick<Entry, 'file' | 'name'>[] = []
  const callers = new AsyncLocalStorage<Entry>()
  const enter = (place: number, argument: unknown): Entry => {
    const { file, name } = places[place] ?? { file: '', name: '' }
    const sql = name === 'executeQuery' ? sqlOf(argument) : undefined
    const entry = { file, name, sql, caller: callers.getStore() }
    entries.push(entry)
    return entry
  }
  Object.assign(globalThis, {
    palEnter: enter,
    palWithin: <T>(place: number, argument: unknown, body: () => T): T =>
      callers.run(enter(place, argument), body),
  })
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.startsWith('file:')) return loaded
      const file = relative(root, fileURLToPath(url)).split(sep).join('/')
      if (!product.test(file) || !loaded.source) return loaded
      const code = stripTypeScriptTypes(loaded.source.toString())
      const marked = mark(code, (name) => places.push({ file, name }) - 1)
      return { ...loaded, format: 'module', source: marked }
    },
  })
  return entries
}

function sqlOf(query: unknown): string | undefined {
  const sql = typeof query === 'object' && query !== null && 'sql' in query ? query.sql : undefined
  return typeof sql === 'string' ? sql : undefined
}

/** The code with the body of each function that has a name within a call that tells of it. */
function mark(code: string, place: (name: string) => number): string {
  const insertions: { at: number; text: string }[] = []
  const visit = (node: Node, name: string | null): void => {
    if (name !== null) insertions.push(...around(node, place(name)))
    for (const [key, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) visit(child, nameOf(node, key, child))
      }
    }
  }
  visit(parseAst(code) as unknown as Node, null)
  let marked = ''
  let from = 0
  for (const { at, text } of insertions.toSorted((a, b) => a.at - b.at)) {
    marked += code.slice(from, at) + text
    from = at
  }
  return marked + code.slice(from)
}

function around(node: Node, place: number): { at: number; text: string }[] {
  const body = node['body']
  if (!isNode(body)) return []
  // An arrow function has no arguments of its own.
  const argument = node.type === 'ArrowFunctionExpression' ? 'undefined' : 'arguments[0]'
  const given = `${place}, ${argument}`
  const begin = `palWithin(${given}, ${node['async'] === true ? 'async ' : ''}() => `
  if (body.type !== 'BlockStatement') {
    return [
      { at: body.start, text: `${begin}(` },
      { at: body.end, text: '))' },
    ]
  }
  // What a generator yields, and what a constructor does before it has `this`, stays where it is.
  if (node['generator'] === true || node['constructs'] === true) {
    return [{ at: body.start + 1, text: `palEnter(${given});` }]
  }
  return [
    { at: body.start + 1, text: `return ${begin}{` },
    { at: body.end - 1, text: '})' },
  ]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' ||
  type === 'FunctionExpression' ||
  type === 'ArrowFunctionExpression'

/** A function is named by its own name, or by the variable or the member of a class that holds it. */
function nameOf(parent: Node, key: string, child: Node): string | null {
  if (!isFunction(child)) return null
  const own = child['id']
  if (isNode(own)) return String(own['name'])
  const member = parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition'
  if (member && parent['kind'] === 'constructor') Object.assign(child, { constructs: true })
  const holder =
    parent.type === 'VariableDeclarator' && key === 'init'
      ? parent['id']
      : member && key === 'value'
        ? parent['key']
        : null
  if (!isNode(holder) || holder['name'] === undefined) return null
  return String(holder['name'])
}
