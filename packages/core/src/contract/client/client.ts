import {
  contract,
  type Answer,
  type BodyInput,
  type EndpointName,
  type ParamsInput,
  type QueryInput,
} from '../endpoints.ts'
import { ApiError, overNetwork } from './api-error.ts'

type Part<Key extends string, Value> = [keyof Value] extends [never]
  ? { readonly [K in Key]?: never }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

type Loose<Value> = { readonly [K in keyof Value]: K extends 'id' ? Value[K] | number : Value[K] }

/** What a call takes: only the parts that its endpoint declares. */
export type Input<K extends EndpointName> = Part<'params', Loose<ParamsInput<K>>> &
  Part<'query', { readonly [Q in keyof QueryInput<K>]: QueryInput<K>[Q] | number }> &
  Part<'body', BodyInput<K>>

export type Arguments<K extends EndpointName> =
  Record<never, never> extends Input<K>
    ? [input?: Input<K>, signal?: AbortSignal]
    : [input: Input<K>, signal?: AbortSignal]

/** One page of a list, and where the next one begins. */
export interface ListPage<Row> {
  readonly rows: Row
  readonly nextCursor: string | null
}

export interface ClientOptions {
  readonly fetch: typeof globalThis.fetch
  /** Empty for the page's own origin. */
  readonly baseUrl?: string
  /** What a read does with a 401: fail, or answer null. */
  readonly on401?: 'fail' | 'empty'
}

/** The typed client of the contract: credentials go along, a body is JSON or a file. */
export function createClient({ fetch, baseUrl = '', on401 = 'fail' }: ClientOptions) {
  async function send<K extends EndpointName>(
    name: K,
    ...[input, signal]: Arguments<K>
  ): Promise<Response> {
    const endpoint = contract[name]
    const { params, query, body } = {
      params: undefined,
      query: undefined,
      body: undefined,
      ...input,
    }
    const address = baseUrl + addressOf(endpoint.path, params, query)
    const init: RequestInit = {
      method: endpoint.method,
      credentials: 'include',
      signal: signal ?? null,
      ...(endpoint.hasBody
        ? body instanceof Blob
          ? { headers: { 'content-type': 'application/octet-stream' }, body }
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
        : {}),
    }
    const response = await overNetwork(() => fetch(address, init))
    const { ok, status, statusText } = response
    if (!ok) throw new ApiError(status, statusText, await overNetwork(() => response.text()))
    return response
  }

  async function call<K extends EndpointName>(name: K, ...args: Arguments<K>): Promise<Answer<K>> {
    const response = await send(name, ...args)
    return (await overNetwork(() => response.json())) as Answer<K>
  }

  /** As `call`, but a 401 becomes null where the client was made with `on401: 'empty'`. */
  async function read<K extends EndpointName>(
    name: K,
    ...args: Arguments<K>
  ): Promise<Answer<K> | null> {
    try {
      return await call(name, ...args)
    } catch (error) {
      if (on401 === 'empty' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }

  /** A list with the cursor of its next page. */
  async function page<K extends EndpointName>(
    name: K,
    ...args: Arguments<K>
  ): Promise<ListPage<Answer<K>>> {
    const response = await send(name, ...args)
    const rows = (await overNetwork(() => response.json())) as Answer<K>
    return { rows, nextCursor: nextCursor(response.headers.get('link')) }
  }

  return { call, read, page, send }
}

/** The path of a call with its parameters filled in, below the server's origin. */
export function addressOf(
  path: string,
  params: object | undefined,
  query: object | undefined,
): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const asked = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  const text = new URLSearchParams(
    asked.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return text ? `${filled}?${text}` : filled
}

function nextCursor(link: string | null): string | null {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1]
  return address ? new URL(address, 'http://localhost').searchParams.get('cursor') : null
}
