const openAi = 'https://api.openai.com'
const thisMachine = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Where a base URL leads, as an origin; empty for OpenAI itself. A key is for one of these. */
export function aiServerOf(baseUrl: string): string {
  if (!URL.canParse(baseUrl)) return ''
  const { origin } = new URL(baseUrl)
  return origin === openAi ? '' : origin
}

/** Each server has a key of its own: whoever makes a seller type another address gets none of them. */
export function apiKeyName(baseUrl: string): 'openai.api_key' | `openai.api_key.${string}` {
  const server = aiServerOf(baseUrl)
  return server === '' ? 'openai.api_key' : `openai.api_key.${server}`
}

/** A server on this machine asks for no key. */
export function isLocalServer(baseUrl: string): boolean {
  return URL.canParse(baseUrl) && thisMachine.has(new URL(baseUrl).hostname)
}

/** A key crosses a network sealed, or not at all. */
export function isSafeServer(baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false
  const { protocol } = new URL(baseUrl)
  return protocol === 'https:' || (protocol === 'http:' && isLocalServer(baseUrl))
}
