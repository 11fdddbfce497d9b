/** The letters that flags are made of. */
const flags = /[\u{1F1E6}-\u{1F1FF}]/gu
const firstFlag = 0x1_f1_e6
const underlines = /[\u0332\u0333]/gu
/** F R E E, r-e-f-u-n-d. */
const apart =
  /(?<![\p{L}\p{M}])\p{L}\p{M}*(?:[\s.\-_*·|/()'’]{1,3}\p{L}\p{M}*(?![\p{L}\p{M}])){3,}/gu
const between = /(?<=\p{L}\p{M}*)[.*·_|~]{1,2}(?=\p{L})/gu

/** A text as its words are read that are written with marks between their letters. */
export function plainLetters(text: string): string {
  return text
    .replaceAll(underlines, '')
    .replaceAll(flags, (flag) => String.fromCodePoint(97 + (flag.codePointAt(0) ?? 0) - firstFlag))
    .replaceAll(apart, (letters) => letters.replaceAll(/[^\p{L}\p{M}]/gu, ''))
    .replaceAll(/(?<=\p{L})@(?=\p{L})/gu, 'a')
    .replaceAll(between, '')
}
