import { describe, expect, it } from 'vitest'

import { ApiError, UnreachableError } from './api-error.ts'
import { addressOf, createClient } from './client.ts'

function answering(response: Response) {
  const requests: { url: string; init: RequestInit }[] = []
  const fetch: typeof globalThis.fetch = (url, init = {}) => {
    requests.push({ url: String(url), init })
    return Promise.resolve(response)
  }
  return { fetch, requests }
}

describe('client', () => {
  it('sends credentials with every call and a JSON body where there is one [API-02]', async () => {
    const double = answering(Response.json({ hasPageToken: true }))
    const client = createClient({ fetch: double.fetch })
    await client.call('facebook.saveConfig', { body: { verifyToken: 'v' } })
    expect(double.requests[0]).toMatchObject({
      url: '/api/facebook/config',
      init: {
        method: 'PUT',
        credentials: 'include',
        body: '{"verifyToken":"v"}',
        headers: { 'content-type': 'application/json' },
      },
    })
    const reading = answering(Response.json([]))
    await createClient({ fetch: reading.fetch }).call('campaigns.list')
    expect(reading.requests[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(reading.requests[0]?.init.body).toBeUndefined()
  })

  it("makes an error of a non-successful answer: status, colon, space, the body's text [API-03]", async () => {
    const body = JSON.stringify({
      code: 'field_too_long',
      params: { count: 200 },
      message: 'name: must not be longer than 200 characters',
      field: 'name',
    })
    const { fetch } = answering(new Response(body, { status: 400 }))
    const failure = await createClient({ fetch })
      .call('campaigns.list')
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({
      message: `400: ${body}`,
      status: 400,
      reason: {
        code: 'field_too_long',
        params: { count: 200 },
        message: 'name: must not be longer than 200 characters',
      },
      field: 'name',
    })
  })

  it.each(['<h1>Bad Gateway</h1>', 'null', '{"code":7,"params":[1]}'])(
    'tells the whole text of an answer that is not ours: %s [API-03]',
    (body) => {
      const { reason, field } = new ApiError(502, 'Bad Gateway', body)
      expect({ reason, field }).toEqual({ reason: { code: '', message: body }, field: undefined })
    },
  )

  it('uses the status text when the body is empty [API-03]', async () => {
    const { fetch } = answering(
      new Response('', { status: 503, statusText: 'Service Unavailable' }),
    )
    await expect(createClient({ fetch }).call('campaigns.list')).rejects.toThrow(
      '503: Service Unavailable',
    )
  })

  it('fails on 401, or answers null where that was asked for [API-04]', async () => {
    const answer = () => answering(new Response('{"message":"no session"}', { status: 401 }))
    await expect(createClient(answer()).read('campaigns.list')).rejects.toThrow('401:')
    expect(await createClient({ ...answer(), on401: 'empty' }).read('campaigns.list')).toBeNull()
    const other = answering(new Response('', { status: 500, statusText: 'x' }))
    await expect(createClient({ ...other, on401: 'empty' }).read('campaigns.list')).rejects.toThrow(
      '500: x',
    )
  })

  it('hands out the cursor of the next page', async () => {
    const headers = { link: '</api/orders?limit=10&cursor=a%2Bb>; rel="next"' }
    const { fetch } = answering(new Response('[]', { headers }))
    expect(await createClient({ fetch }).page('orders.list')).toEqual({
      rows: [],
      nextCursor: 'a+b',
    })
  })
})

it('fills an address in so that no value can leave its place', () => {
  expect(addressOf('/api/conversations/{id}', { id: 't_1/../x?y' }, {})).toBe(
    '/api/conversations/t_1%2F..%2Fx%3Fy',
  )
  expect(addressOf('/api/orders', {}, { limit: 10, search: 'a&b', status: undefined })).toBe(
    '/api/orders?limit=10&search=a%26b',
  )
  expect(() => addressOf('/api/orders/{id}', {}, {})).toThrow('needs id')
})

it('tells a server that does not answer from a mistake of our own [SH-10]', async () => {
  const away = createClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(away.call('campaigns.list')).rejects.toBeInstanceOf(UnreachableError)
  const cut = new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) })
  const broken = createClient({ fetch: async () => new Response(cut) })
  await expect(broken.call('campaigns.list')).rejects.toBeInstanceOf(UnreachableError)
  const ours = createClient({ fetch: answering(Response.json([])).fetch })
  const mistake = async () => ours.call('campaigns.create', { body: { name: 1n } as never })
  await expect(mistake()).rejects.toBeInstanceOf(TypeError)
})
