const tokens = /\bEAA[A-Za-z0-9]{12,}|\bsk-[A-Za-z0-9_-]{8,}|\b\d{6,20}\|[A-Za-z0-9_-]{16,}/g
const namedSecrets =
  /((?:access_token|input_token|fb_exchange_token|client_secret|appsecret_proof|verify_token|api[_-]?key|authorization|token)["']?\s*[=:]\s*["']?(?:Bearer\s+)?)([^\s"'&,}]{4,})/gi
// What people put between the digits of a phone number: spaces of any width, brackets, points,
// dashes, slashes, and the invisible marks that turn the direction of writing.
const gap = String.raw`[ \t\u00a0\u2000-\u200f\u202a-\u202f\u2060-\u2069\u3000()./\u2010-\u2015-]{0,3}`
const zero = '[0٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐０]'
const digits = (least: number, most: number) =>
  String.raw`\p{Nd}(?:${gap}\p{Nd}){${least - 1},${most - 1}}`
/** Ids in which digits may stand like those of a phone: order numbers, Facebook's, UUIDs, hashes. */
const ids = String.raw`\b(?:PAL|ORD)-\d{6,9}(?:-\d{1,6})?\b|\b[mt]_[\w-]+|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[0-9a-f]{32,}\b`
// No id begins with a plus or a zero and goes on for so long: a phone, whatever it is glued to.
const surePhones = String.raw`(?<!\p{Nd}|\p{Nd}[.:])(?:[+＋]{1,2}${gap}${digits(7, 15)}|${zero}(?:${gap}\p{Nd}){9,16})(?!\p{Nd})`
// Eight to fourteen digits of any script: shorter than Facebook's ids. With the prefix of a country
// it may be longer, for no id begins so. Letters may stand right beside it, as long as they are no
// part of an id, in which digits and Latin letters take turns.
const phones = String.raw`(?<![\p{Nd}_][A-Za-z]*)(?<!\p{Nd}[.:])(?<![A-Za-z\p{Nd}]-[A-Za-z]*)(?:(?:[(+＋]{1,2}|${zero}${gap}${zero})${gap}${digits(7, 15)}|${digits(8, 14)})(?![A-Za-z]*[\p{Nd}_])`
// Only where one of these may begin is it looked at what stands before.
const idOrPhone = new RegExp(
  String.raw`(?<id>${ids})|(?=[(+＋\p{Nd}])(?:${surePhones}|${phones})`,
  'gu',
)
/** A day, as programs and people write it, or a machine's address. */
const noPhone =
  /^(\d{4}-\d{2}-\d{2}\b.*|\d{4}\/\d{2}\/\d{2}|\d{2}\/\d{2}\/\d{4}|\d{1,3}(\.\d{1,3}){3})$/
/** Glued to a letter: a day in one word, as names of files have it, and so many of a unit. */
const day = /^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const unit = /^(?:[mun]?s|[kmg]?i?b|bytes|px)(?![A-Za-z])/i

function maskPhone(phone: string, before: string, after: string): string {
  const glued = /[A-Za-z]$/.test(before) || /^[A-Za-z]/.test(after)
  const figure = /^[1-9]\d*$/.test(phone) && unit.test(after)
  if (noPhone.test(phone) || (glued && (day.test(phone) || figure))) return phone
  return `•••${phone.slice(-3)}`
}

/** Takes tokens, keys and phone numbers out of a text; of a phone the last three digits stay. */
export function maskText(text: string): string {
  return text
    .replace(tokens, (token) => `${token.slice(0, 3)}•••`)
    .replace(namedSecrets, '$1•••')
    .replace(idOrPhone, (found: string, id: string | undefined, at: number, whole: string) =>
      id === undefined
        ? maskPhone(
            found,
            whole.slice(Math.max(0, at - 1), at),
            whole.slice(at + found.length, at + found.length + 6),
          )
        : id,
    )
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
