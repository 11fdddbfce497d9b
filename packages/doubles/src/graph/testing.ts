import { type Json, type JsonObject, dig, parseJson } from '../http/json.ts'
import type { GraphDouble } from './graph-double.ts'
import type { GraphPage } from './graph-model.ts'

export type Answer = { readonly status: number; readonly body: Json; readonly headers: Headers }

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const body = parseJson(text)
  if (body === undefined) throw new SyntaxError(`not JSON: ${text}`)
  return { status: response.status, body, headers: response.headers }
}

export async function post(url: string, body: JsonObject, token: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return readAnswer(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** `path` is one below the version, or a whole address as `paging.next` has it. */
export async function read(
  graph: GraphDouble,
  page: GraphPage,
  path: string,
  params: Record<string, string> = {},
): Promise<Answer> {
  const query = new URLSearchParams({ access_token: page.token, ...params }).toString()
  const url = path.startsWith('http') ? path : `${graph.url}/v26.0${path}?${query}`
  return readAnswer(await fetch(url))
}

export function graphError({ body }: Answer): readonly (Json | undefined)[] {
  return [dig(body, 'error', 'code'), dig(body, 'error', 'error_subcode')]
}
