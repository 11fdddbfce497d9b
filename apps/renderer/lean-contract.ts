import { contract } from '@pal/core/contract/endpoints'
import type { Plugin } from 'vite'

const prefix = '/api'

/** A line each, which packs smaller than a table; with a plus before the method where there is a body. */
const asked = Object.entries(contract)
  .map(([name, { method, path, hasBody }]) => {
    if (!path.startsWith(prefix)) throw new Error(`${name} is asked for at ${path}`)
    return [name, (hasBody ? '+' : '') + method, path.slice(prefix.length)].join(' ')
  })
  .join('\n')

const code = `export const contract = Object.fromEntries(
  ${JSON.stringify(asked)}.split('\\n').map((line) => {
    const [name, method, path] = line.split(' ')
    const hasBody = method[0] === '+'
    return [name, { method: hasBody ? method.slice(1) : method, path: '${prefix}' + path, hasBody }]
  }),
)`

/**
 * A window asks by name, and needs of the contract where each name leads. The schemas behind it,
 * which the server checks with, would be a sixth of all that is loaded before the first paint.
 */
export const leanContract: Plugin = {
  name: 'lean-contract',
  enforce: 'pre',
  load: (id) => (id.endsWith('/contract/endpoints.ts') ? code : undefined),
}
