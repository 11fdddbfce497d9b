import { createHmac, timingSafeEqual } from 'node:crypto'

/** `X-Hub-Signature-256: sha256=<hex HMAC-SHA256 of the raw body, keyed with the app secret>`. */
export function isSignedBy(
  appSecret: string,
  body: Uint8Array,
  header: string | undefined,
): boolean {
  const hex = /^sha256=([0-9a-f]{64})$/.exec(header ?? '')?.[1]
  if (hex === undefined) return false
  const expected = createHmac('sha256', appSecret).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(hex, 'hex'))
}
