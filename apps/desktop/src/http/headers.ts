import type { MiddlewareHandler } from 'hono'

import type { Bound } from './guards.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Mantine writes style elements; scripts stay strict.
  "style-src 'self' 'unsafe-inline'",
  // What a person is about to send is shown before it is here.
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

const policyName = 'content-security-policy'

const always = Object.entries({
  [policyName]: policy,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
})

/**
 * On every answer, also on those of errors. Given to the connection before there is an answer: to
 * change the headers of one that is made would copy it.
 */
export const securityHeaders: MiddlewareHandler<Bound> = async (c, next) => {
  const outgoing = c.env?.outgoing
  const api = c.req.path.startsWith('/api/')
  if (outgoing && 'setHeader' in outgoing) {
    for (const [name, value] of always) outgoing.setHeader(name, value)
    // An answer that says otherwise takes its place.
    if (api) outgoing.setHeader('cache-control', 'no-store')
    await next()
    return
  }
  await next()
  for (const [name, value] of always) {
    // Files of strangers come with a stricter policy of their own.
    if (name !== policyName || !c.res.headers.has(name)) c.header(name, value)
  }
  if (api && !c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
}
