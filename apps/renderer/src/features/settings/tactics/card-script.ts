import type { OwnLanguage } from '@pal/core/domain/entities'

/** Scripts that say which language a card is probably in. */
const scripts = [
  { letters: /(?=[\p{L}\p{M}])\p{Script=Bengali}/gu, language: 'bn', of: ['bn'] },
  { letters: /(?=[\p{L}\p{M}])\p{Script=Devanagari}/gu, language: 'hi', of: ['hi'] },
  { letters: /(?=[\p{L}\p{M}])\p{Script=Arabic}/gu, language: 'ar', of: ['ar', 'ur'] },
] as const

/** In which other language most of the text is written; null where it may well be in this one. */
export function otherScript(text: string, language: OwnLanguage): OwnLanguage | null {
  const all = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const own = scripts.find(({ letters }) => (text.match(letters)?.length ?? 0) * 2 > all)
  const of: readonly OwnLanguage[] = own?.of ?? []
  return own && !of.includes(language) ? own.language : null
}
