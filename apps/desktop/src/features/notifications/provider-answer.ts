import getStream from 'get-stream'

/** More than a hundred of the longest messages, which is what Telegram gives at once. */
const mostChars = 16 * 1024 * 1024

/** What a server says; nothing where it has no end or breaks off. */
export async function providerAnswer({ body }: Response): Promise<string> {
  return body ? getStream(body, { maxBuffer: mostChars }).catch(() => '') : ''
}

/** Some servers repeat the address that they were asked at, and the key with it. */
export function withoutSecret(said: string, secret: string): string {
  if (secret === '') return said
  return said.replaceAll(secret, '…').replaceAll(encodeURIComponent(secret), '…')
}

/** Null for what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
