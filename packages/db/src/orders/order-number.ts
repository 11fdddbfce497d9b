import { latinDigits } from '@pal/core/domain/digits'

const figures = 6
const most = 12

export function orderNumber(id: number): string {
  return `PAL-${String(id).padStart(figures, '0')}`
}

/**
 * The ids that somebody means who types an order number ('PAL-000123'), the beginning of one, or its
 * bare figures: ranges of [from, to), for an index on the text would not be in the order of the ids.
 */
export function numberRanges(search: string): [number, number][] {
  const typed = /^(pal[- ]?|#)?(\d*)$/i.exec(latinDigits(search.trim()))
  if (!typed) return []
  const [, prefix = '', digits = ''] = typed
  if (digits.length > most) return []
  if (prefix === '' || prefix === '#') {
    return digits === '' ? [] : [[Number(digits), Number(digits) + 1]]
  }
  if (digits === '') return [[1, Number.MAX_SAFE_INTEGER]]
  const ranges: [number, number][] = []
  // As it is read aloud: without the zeros.
  if (digits.length < figures && !digits.startsWith('0')) {
    ranges.push([Number(digits), Number(digits) + 1])
  }
  for (let length = Math.max(figures, digits.length); length <= most; length++) {
    // Only the shortest numbers are filled up with zeros.
    if (length > figures && digits.startsWith('0')) break
    const step = 10 ** (length - digits.length)
    const from = Number(digits) * step
    ranges.push([Math.max(from, 1), from + step])
  }
  return ranges
}

/** The id of the very order that somebody means who types its number, with its zeros or without. */
export function idOf(search: string): number | null {
  const [, prefix = '', digits = ''] =
    /^(pal[- ]?|#)?(\d+)$/i.exec(latinDigits(search.trim())) ?? []
  const id = Number(digits)
  // '017' is the beginning of a phone number.
  const isPhone = prefix === '' && digits.startsWith('0') && digits.length !== figures
  return id === 0 || digits.length > most || isPhone ? null : id
}

/** Whether nothing but an order is meant: '#12' is no part of a phone number. */
export const isOnlyNumber = (search: string): boolean => /^#\d+$/.test(latinDigits(search.trim()))

/** The ids of the orders that somebody may mean who writes numbers among other words. */
export function idsIn(text: string): number[] {
  return (latinDigits(text).match(/\d+/g) ?? []).flatMap((digits) =>
    digits.length > most ? [] : Number(digits),
  )
}
