// With the schemas, which the window's own copy leaves out: see lean-contract.ts.
import { contract } from '@pal/core/contract/endpoints?whole'

interface Exchange {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly answer: unknown
}

const endpoints = Object.entries(contract).map(([name, endpoint]) => ({
  ...endpoint,
  name,
  takes: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Where an exchange breaks the contract, which the real server holds. */
export function misfit({ method, path, body, answer }: Exchange): string[] {
  const endpoint = endpoints.find((one) => one.method === method && one.takes.test(path))
  if (!endpoint) return [`${method} ${path} is no endpoint`]
  if (endpoint.kind !== 'json') return []
  const { name } = endpoint
  const asked = body === undefined ? undefined : endpoint.body.safeParse(body).error
  // As it comes over the network: without what is undefined.
  const answered = endpoint.answer.safeParse(JSON.parse(JSON.stringify(answer ?? null))).error
  return [
    ...(asked?.issues ?? []).map((issue) => `${name} takes no such ${issue.path.join('.')}`),
    ...(answered?.issues ?? []).map((issue) => `${name} answers no such ${issue.path.join('.')}`),
  ]
}
