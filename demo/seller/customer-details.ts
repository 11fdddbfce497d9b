import { isTalk } from './intents.ts'
import type { Asked } from './read-prompt.ts'

export type Details = Asked['known']
export type Detail = keyof Details

const phonePattern = /\+?\d[\d\s().-]{6,}\d/
const leastDigits = 8
const namePattern = /^\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*){0,3}$/u
const anyName = /^\p{L}[\p{L}\p{M}'.-]*(?: \p{L}[\p{L}\p{M}'.-]*){0,3}$/u
const givenName =
  /\b(?:[Nn]ame(?: is|[:=])|I am|[Ii]'m|[Tt]his is|[Ii]t's)\s+(\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*){0,3})/u
const givenAddress =
  /\b(?:my address is|address is|address to|address[:=]|deliver (?:it )?to|send (?:it |them )?to|ship (?:it )?to)\s*([^\n]+)/i
const street =
  /\b(?:road|rd|street|st|lane|ln|avenue|ave|drive|way|square|place|court|house|flat|apartment|apt|block|sector|village|floor|hill|park)\b/i
/** What is around the details and is none of them. */
const filler =
  /\b(?:my|name|phone|number|mobile|is|it's|and|address|please|sure|here|you|go)\b|[:,;.!]/gi

export interface Found {
  readonly details: Details
  /** What is left of the text without them. */
  readonly rest: string
}

/**
 * The name, phone number and address in what a customer wrote, word for word. What they were asked for may
 * be there by itself; anything else has to be recognisable.
 */
export function findDetails(text: string, asked: readonly Detail[]): Found {
  const details: Details = { name: null, phone: null, address: null }
  let rest = text
  const take = (part: Detail, value: string, whole: string = value) => {
    const plain = value.replaceAll(/^[\s,;]+|[\s.,;!]+$/g, '')
    if (details[part] !== null || plain === '') return
    details[part] = plain
    rest = rest.replace(whole, '\n')
  }

  const phone = phonePattern.exec(rest)?.[0] ?? ''
  if (phone.replaceAll(/\D/g, '').length >= leastDigits) take('phone', phone)
  const address = givenAddress.exec(rest)
  if (address?.[1] !== undefined && /\d/.test(address[1])) take('address', address[1], address[0])
  const name = givenName.exec(rest)
  if (name?.[1] !== undefined) take('name', name[1], name[0])
  takeParts(rest, details, take)
  takeWhatWasAsked(
    rest,
    asked.filter((part) => details[part] === null),
    take,
  )
  return { details, rest: rest.trim() }
}

type Take = (part: Detail, value: string, whole?: string) => void

/** "Nadia Rahman, 01711123456, 12 Lake Road, Dhaka 1205": an address continues to its line's end. */
function takeParts(text: string, { phone }: Details, take: Take): void {
  for (const line of text.split(/\n|(?<=[.!?])\s/)) {
    const parts = line.split(/,\s*/)
    const at = parts.findIndex((part) => /\d/.test(part) && street.test(part))
    if (at >= 0) take('address', line.slice(line.indexOf(parts[at] ?? '')))
    const before = at >= 0 ? parts.slice(0, at) : parts
    const name = before.find((part) => namePattern.test(part.trim()) && part.trim().includes(' '))
    if (name !== undefined && (phone !== null || at >= 0)) take('name', name)
  }
}

function takeWhatWasAsked(rest: string, asked: readonly Detail[], take: Take): void {
  const [name = '', ...more] = rest.split(/[,\n]\s*/).filter((part) => plainly(part) !== '')
  const isName = asked.includes('name') && anyName.test(plainly(name)) && !isTalk(name)
  if (isName) take('name', plainly(name))
  const address = isName ? more.join(', ') : rest.trim()
  const isAddress = /\d/.test(address) || (plainly(address).includes(' ') && !isTalk(address))
  if (asked.includes('address') && isAddress && !address.includes('?')) {
    take('address', address.replaceAll(/\s*\n\s*/g, ', '), address)
  }
}

function plainly(text: string): string {
  return text.replaceAll(filler, ' ').replaceAll(/\s+/g, ' ').trim()
}
