/** A whole number, as it may be written with marks between its digits: 1200, 1,200, 01200. */
const written = (number: string) =>
  String.raw`(?<!\d)0*${Array.from(number).join("[.,:/'’]?")}(?!\d)`

/**
 * Whether one of these numbers may be in a line: of a long catalogue they are few. A time of day counts, too,
 * for hours are told by either clock.
 */
export function holdsOneOf(numbers: readonly string[]): (line: string) => boolean {
  const sought = [...new Set(numbers)].filter((number) => number !== '')
  const any = new RegExp([...sought.map(written), String.raw`\d:\d\d`].join('|'))
  return (line) => any.test(line)
}

/** Read as they are: no digit of theirs is written otherwise, or comes together with another one. */
const plainText = /^[^*_~`\u0080-\uFFFF]*$/
const withNumber = /\p{N}/u

/** The texts that may hold one of these numbers once they are read; those that surely do not stay unread. */
export function textsWith(
  texts: readonly string[],
  holds: (line: string) => boolean,
): readonly string[] {
  return texts.filter((text) => (plainText.test(text) ? holds(text) : withNumber.test(text)))
}
