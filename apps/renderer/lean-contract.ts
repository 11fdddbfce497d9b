import { contract } from '@pal/core/contract/endpoints'
import type { Plugin } from 'vite'

const asked = Object.fromEntries(
  Object.entries(contract).map(([name, { method, path, hasBody }]) => [
    name,
    { method, path, hasBody },
  ]),
)

/**
 * A window asks by name, and needs of the contract where each name leads. The schemas behind it,
 * which the server checks with, would be a sixth of all that is loaded before the first paint.
 */
export const leanContract: Plugin = {
  name: 'lean-contract',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/contract/endpoints.ts')
      ? `export const contract = ${JSON.stringify(asked)}`
      : undefined,
}
