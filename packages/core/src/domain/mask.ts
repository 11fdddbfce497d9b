const tokens = /\bEAA[A-Za-z0-9]{12,}|\bsk-[A-Za-z0-9_-]{8,}|\b\d{6,20}\|[A-Za-z0-9_-]{16,}/g
const namedSecrets =
  /((?:access_token|input_token|fb_exchange_token|client_secret|appsecret_proof|verify_token|api[_-]?key|authorization|token)["']?\s*[=:]\s*["']?(?:Bearer\s+)?)([^\s"'&,}]{4,})/gi
// Eight to fourteen digits of any script, with the separators people write: a phone number, and
// shorter than Facebook's ids.
const phones = /(?<![\p{L}\p{N}_.:-])[(+]{0,2}\p{Nd}(?:[ ().-]{0,2}\p{Nd}){7,13}(?![\p{L}\p{N}_])/gu
const isoDate = /^\d{4}-\d{2}-\d{2}\b/

/** Takes tokens, keys and phone numbers out of a text; of a phone the last three digits stay. */
export function maskText(text: string): string {
  return text
    .replace(tokens, (token) => `${token.slice(0, 3)}•••`)
    .replace(namedSecrets, '$1•••')
    .replace(phones, (phone) => (isoDate.test(phone) ? phone : `•••${phone.slice(-3)}`))
}

const secretName = /token|secret|passw|passphrase|api_?key|authorization|cookie|proof/i
const phoneName = /phone|mobile|tel$/i

/** The same for a value of any shape; what is named like a secret goes whatever it holds. */
export function maskValue(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (secretName.test(name)) return '•••'
    return phoneName.test(name) ? `•••${value.slice(-3)}` : maskText(value)
  }
  if (Array.isArray(value)) return value.map((item) => maskValue(item, name))
  if (typeof value === 'object' && value !== null) return maskDetails(value)
  return typeof value === 'number' && phoneName.test(name) ? '•••' : value
}

export function maskDetails(details: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([key, item]) => [key, maskValue(item, key)]),
  )
}
