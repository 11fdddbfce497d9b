/** Joiners shape letters of these scripts and emoji; anywhere else they are as unseen as the rest. */
const unseen =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}])[\u200C\u200D]|[\u200C\u200D](?=\s|$)|(?![\u200C\u200D])\p{Cf}/gu

/** As it is kept: nothing is in it that nobody could see. */
export const tagText = (typed: string): string =>
  typed.normalize('NFC').replaceAll(unseen, '').trim().replaceAll(/\s+/g, ' ')

/** The same for all ways to write one tag, compared as names are. */
export const tagKey = (tag: string): string =>
  tagText(tag)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
