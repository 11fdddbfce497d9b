import { signWebhook } from '@pal/doubles/graph/graph-webhook'
import { expect, it } from 'vitest'

import { isSignedBy } from './signature.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it('accepts the signature of the raw bytes and no other [FB-06]', () => {
  const body = '{"a":"\\u00e4"}'
  const header = signWebhook(body, 'secret')
  expect(isSignedBy('secret', bytes(body), header)).toBe(true)
  expect(isSignedBy('secret', bytes('{"a":"ä"}'), header)).toBe(false)
  expect(isSignedBy('another', bytes(body), header)).toBe(false)
  for (const wrong of [undefined, '', 'sha256=', header.slice(0, -1), header.toUpperCase()])
    expect(isSignedBy('secret', bytes(body), wrong)).toBe(false)
})
