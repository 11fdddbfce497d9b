import { contract } from '@pal/core/contract/endpoints'
import type { Plugin } from 'vite'

/** A line each, which packs smaller than a table. */
const asked = Object.entries(contract)
  .map(([name, { method, path, hasBody }]) => [name, method, path, hasBody ? 'b' : ''].join(' '))
  .join('\n')

const code = `export const contract = Object.fromEntries(
  ${JSON.stringify(asked)}.split('\\n').map((line) => {
    const [name, method, path, body] = line.split(' ')
    return [name, { method, path, hasBody: body !== '' }]
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
