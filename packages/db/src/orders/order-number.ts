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
  const typed = /^(pal-?)?(\d*)$/i.exec(latinDigits(search.trim()))
  if (!typed) return []
  const [, prefix, digits = ''] = typed
  if (digits.length > most) return []
  if (prefix === undefined) return digits === '' ? [] : [[Number(digits), Number(digits) + 1]]
  if (digits === '') return [[1, Number.MAX_SAFE_INTEGER]]
  const ranges: [number, number][] = []
  for (let length = Math.max(figures, digits.length); length <= most; length++) {
    // Only the shortest numbers are filled up with zeros.
    if (length > figures && digits.startsWith('0')) break
    const step = 10 ** (length - digits.length)
    const from = Number(digits) * step
    ranges.push([Math.max(from, 1), from + step])
  }
  return ranges
}

/** The ids of the orders that somebody may mean who writes numbers among other words. */
export function idsIn(text: string): number[] {
  return (latinDigits(text).match(/\d+/g) ?? []).flatMap((digits) =>
    digits.length > most ? [] : Number(digits),
  )
}
