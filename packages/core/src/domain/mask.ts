import { type AnyReason, isMoney, type Param, type Params } from '../texts/params.ts'
import { zeroDigits } from './digits.ts'

/** Where a key may begin: not inside a word, but right after an escaped line's end or tab. */
const start = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf]))`
const keys = new RegExp(
  [
    String.raw`${start}EAA[A-Za-z0-9]{12,}|EAA[A-Za-z0-9]{40,}`,
    String.raw`${start}sk-[\w-]{8,}|sk-(?:proj|ant|svcacct|admin|or)-[\w-]{8,}`,
    String.raw`${start}\d{6,20}\|[\w-]{16,}`,
    // What other providers give out, and sessions.
    String.raw`${start}(?:gsk|hf|xai|pplx|nvapi)[_-][\w-]{16,}|${start}AIza[\w-]{20,}|${start}eyJ[\w-]{8,}\.[\w.-]{8,}`,
    // A bot's at Telegram, which is in its address.
    String.raw`(?:\bbot|${start})\d{6,12}:[\w-]{30,}`,
    // An app's secret at Facebook.
    String.raw`(?<!\w)[0-9a-f]{32}(?!\w)|(?<=\\[nrtbf])[0-9a-f]{32}(?!\w)`,
  ].join('|'),
  'g',
)
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi
const namedSecrets =
  /((?:input_token|fb_exchange_token|appsecret_proof|secret|token|api[ _-]?key|authorization|passw(?:or)?d|passphrase|cookie|signed_request)\\*["']?\s*[=:]\s*\\*["']?(?:(?:Bearer|Basic)\s+)?)([^\s"'&,}\\]{4,})/gi
// What people put between the digits of a phone number: spaces of any width, brackets, points,
// dashes, slashes, the frames of digits as emoji, and marks that are not seen or turn the direction.
const between = String.raw` \t\u00a0\u00ad\u00b7\u0640\u2000-\u200f\u202a-\u202f\u2060-\u2069\u20e3\u2212\u3000\ufe0f()./\u2010-\u2015-`
const gap = `[${between}]{0,3}`
/** Where it is sure to be a phone, also what is otherwise between two figures. */
const wideGap = String.raw`[${between}_\r\n]{0,3}`
const zero = `[${zeroDigits}]`
const digits = (least: number, most: number) =>
  String.raw`\p{Nd}(?:${gap}\p{Nd}){${least - 1},${most - 1}}`
/** As backups are named: their number, a day and a time of it. */
const backupName = String.raw`\bpal-\d{6}-20\d{6}T[0-2]\d[0-5]\d[0-5]\dZ-(?:manual|daily|migration)\.tar\b`
/** Ids whose digits may look like those of a phone: order numbers, Facebook's, UUIDs, hashes. */
const ids = String.raw`${backupName}|\b(?:PAL|ORD)-\d{6,9}(?:-\d{1,6})?\b|\b[mt]_[\w-]+|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[0-9a-f]{32,}\b`
// No id begins with a plus or a zero and continues for so long: a phone, whatever it is glued to.
const surePhones = String.raw`(?<!\p{Nd}|\p{Nd}[.:])(?:[+\uFF0B]{1,2}${gap}${digits(7, 15)}|${zero}(?:${wideGap}\p{Nd}){9,16})(?!\p{Nd})|(?<=:)${zero}\p{Nd}{9,13}(?!\p{Nd})`
// Eight to fourteen digits of any script: shorter than Facebook's ids. With the prefix of a country
// it may be longer, for no id begins so. Letters may be right beside it, as long as they are no
// part of an id, in which digits and Latin letters take turns.
const phones = String.raw`(?<![\p{Nd}_][A-Za-z]*)(?<!\p{Nd}[.:])(?<![A-Za-z\p{Nd}]-[A-Za-z]*)(?:(?:[(+\uFF0B]{1,2}|${zero}${gap}${zero})${gap}${digits(7, 15)}|${digits(8, 14)})(?![A-Za-z]*[\p{Nd}_])`
// Only where one of these may begin is the text before it looked at.
const idOrPhone = new RegExp(
  String.raw`(?<id>${ids})|(?=[(+\uFF0B\p{Nd}])(?:${surePhones}|${phones})`,
  'gu',
)
const year = String.raw`(?:19|20)\d{2}`
const month = '(?:0[1-9]|1[0-2])'
const dayOfMonth = String.raw`(?:0[1-9]|[12]\d|3[01])`
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
/** A day, as programs and people write it, or a machine's address. */
const noPhone = new RegExp(
  String.raw`^(?:${year}-${month}-${dayOfMonth}\b.*|${year}/${month}/${dayOfMonth}|\d{2}/\d{2}/${year}|${octet}(?:\.${octet}){3})$`,
)
/** Glued to a letter: a day in one word, as names of files have it, and so many of a unit. */
const day = new RegExp(`^${year}${month}${dayOfMonth}$`)
const unit = /^(?:[mun]?s|[kmg]?i?b|bytes|px)(?![A-Za-z])/i

function maskPhone(phone: string, before: string, after: string): string {
  const glued = /[A-Za-z]/.test(before) || /^[A-Za-z]/.test(after)
  const figure = /^[1-9]\d*$/.test(phone) && unit.test(after)
  return noPhone.test(phone) || figure || (glued && day.test(phone)) ? phone : lastThree(phone)
}

const lastThree = (phone: string) => `•••${(phone.match(/\p{Nd}/gu) ?? []).slice(-3).join('')}`

function masked(text: string): string {
  return (
    text
      // The first letters tell whose key it is, where it does not begin with its secret.
      .replace(keys, (key) => `${/^[0-9a-f]{3}/.test(key) ? '' : key.slice(0, 3)}•••`)
      .replace(bearer, '$1 •••')
      .replace(namedSecrets, '$1•••')
      .replace(idOrPhone, (found: string, id: string | undefined, at: number, whole: string) =>
        id === undefined
          ? maskPhone(found, whole.charAt(at - 1), whole.slice(at + found.length))
          : id,
      )
  )
}

/** Addresses and JSON write what is not plain in escapes; whatever would end a line stays in them. */
function unescaped(text: string): string {
  return text
    .replaceAll(/(?:%[2-9A-F][0-9A-F])+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes)
      } catch {
        return escapes
      }
    })
    .replaceAll(/\\+u([0-9a-f]{4})/gi, (escape, code: string) => {
      const unit = Number.parseInt(code, 16)
      return unit < 0x20 || (unit >= 0xd8_00 && unit <= 0xdf_ff)
        ? escape
        : String.fromCharCode(unit)
    })
}

/** A line of the log is there to be read; and to look through a page's length takes time. */
const longest = 20_000
/** Escapes may be in escapes. */
const deepest = 4

/** Takes tokens, keys and phone numbers out of a text; of a phone the last three digits stay. */
export function maskText(whole: string): string {
  const text = whole.length > longest ? `${whole.slice(0, longest)}…` : whole
  let open = text
  for (let depth = 0; depth < deepest; depth++) {
    const next = unescaped(open)
    if (next === open) break
    open = next
  }
  const shown = masked(open)
  // Escapes stay where they hide nothing.
  return shown === open ? masked(text) : shown
}

const secretName = /token|secret|passw|passphrase|api_?key|authorization|cookie|proof/i
const phoneName = /phone|mobile|tel\b/i
const addressName = /address\b/i

/** The same for a value of any shape; what is named like a secret goes whatever it holds. */
export function maskValue(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') {
    if (secretName.test(name) || addressName.test(name)) return '•••'
    return phoneName.test(name) ? lastThree(value) : maskText(value)
  }
  if (typeof value === 'bigint') return maskValue(String(value), name)
  if (typeof value === 'number') return phoneName.test(name) ? '•••' : value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= 8) return '…'
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (value instanceof Error) return maskText(value.stack ?? value.message)
  const items = value instanceof Map || value instanceof Set ? [...value] : value
  if (Array.isArray(items)) return items.map((item) => maskValue(item, name, depth + 1))
  return maskEntries(items, name, depth + 1)
}

/** What fills a sentence: each text of it, whatever it is called. */
export function maskParams(params: Params): Params {
  return Object.fromEntries(Object.entries(params).map(([name, param]) => [name, maskParam(param)]))
}

function maskParam(param: Param): Param {
  if (typeof param === 'string') return maskText(param)
  if (typeof param === 'number' || isMoney(param)) return param
  return isList(param) ? param.map(maskReason) : maskReason(param)
}

const isList = (param: AnyReason | readonly AnyReason[]): param is readonly AnyReason[] =>
  Array.isArray(param)

const maskReason = (reason: AnyReason): AnyReason =>
  reason.params === undefined ? reason : { ...reason, params: maskParams(reason.params) }

export function maskDetails(details: object): Record<string, unknown> {
  return maskEntries(details, '', 0)
}

/** What lies within something that is named like a secret is part of it. */
function maskEntries(of: object, name: string, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(of).map(([key, item]) => [
      maskText(key),
      maskValue(item, `${key} ${name}`, depth),
    ]),
  )
}
