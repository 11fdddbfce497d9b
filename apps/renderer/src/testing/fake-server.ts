import { vi } from 'vitest'

import { misfit } from './by-contract.ts'

type Answer = (request: { readonly url: URL; readonly body: unknown }) => unknown

/**
 * What a test's server answers, soon or late, by 'METHOD /path'. It has to fit the contract, unless it is a
 * Response: that is passed on as it is.
 */
export type Answers = Readonly<Record<string, Answer>>

export interface Asked {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly body: unknown
  readonly credentials: string | undefined
}

/** What tests' servers took or said that the real one never would. */
export const misfits: string[] = []

/** Replaces the local server at `fetch`, and keeps what was asked. */
export function serve(answers: Answers): { readonly asked: readonly Asked[] } {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const method = init.method ?? 'GET'
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push({
      method,
      path: url.pathname,
      search: url.search,
      body,
      credentials: init.credentials,
    })
    const answer = answers[`${method} ${url.pathname}`]
    if (!answer) return Promise.resolve(refusal(404, 'not_found', `no ${method} ${url.pathname}`))
    return Promise.resolve(answer({ url, body })).then((result) => {
      if (result instanceof Response) return result
      misfits.push(...misfit({ method, path: url.pathname, body, answer: result }))
      return Response.json(result)
    })
  })
  return { asked }
}

export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status })
}
