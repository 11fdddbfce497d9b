const tokens = /\bEAA[A-Za-z0-9]{12,}|\bsk-[A-Za-z0-9_-]{8,}|\b\d{6,20}\|[A-Za-z0-9_-]{16,}/g
const namedSecrets =
  /((?:access_token|input_token|fb_exchange_token|client_secret|appsecret_proof|verify_token|api[_-]?key|authorization|token)["']?\s*[=:]\s*["']?(?:Bearer\s+)?)([^\s"'&,}]{4,})/gi
// What people put between the digits of a phone number: spaces of any width, brackets, points,
// dashes, slashes, and the invisible marks that turn the direction of writing.
const gap = String.raw`[ \t\u00a0\u2000-\u200f\u202a-\u202f\u2060-\u2069\u3000()./\u2010-\u2015-]{0,3}`
const zero = '[0٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐０]'
const digits = (least: number, most: number) =>
  String.raw`\p{Nd}(?:${gap}\p{Nd}){${least - 1},${most - 1}}`
// Eight to fourteen digits of any script: shorter than Facebook's ids. With the prefix of a country
// it may be longer, for no id begins so. Letters of another script may stand right beside it.
const phones = new RegExp(
  String.raw`(?<![A-Za-z\p{Nd}_])(?<!\p{Nd}[.:])(?<![A-Za-z\p{Nd}]-)(?:(?:[(+＋]{1,2}|${zero}${gap}${zero})${gap}${digits(7, 15)}|${digits(8, 14)})(?![A-Za-z\p{Nd}_])`,
  'gu',
)
/** A day, as programs and people write it, or a machine's address. */
const noPhone =
  /^(\d{4}-\d{2}-\d{2}\b.*|\d{4}\/\d{2}\/\d{2}|\d{2}\/\d{2}\/\d{4}|\d{1,3}(\.\d{1,3}){3})$/

/** Takes tokens, keys and phone numbers out of a text; of a phone the last three digits stay. */
export function maskText(text: string): string {
  return text
    .replace(tokens, (token) => `${token.slice(0, 3)}•••`)
    .replace(namedSecrets, '$1•••')
    .replace(phones, (phone) => (noPhone.test(phone) ? phone : `•••${phone.slice(-3)}`))
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
