import type { OwnLanguage } from '../../../../domain/entities.ts'
import { ownLanguages } from '../../../../domain/entities.ts'
import { tokens, wholeWords } from '../../../context/text.ts'
import { latinLanguage } from '../../numbers/number-words.ts'
import { denialWords } from '../denials/by-language.ts'

/** Where a language writes its "not" in one with the verb, what the list of its refusals does not hold. */
const inVerbs: Partial<Record<OwnLanguage, string>> = {
  tr: '[\\p{L}]{2,}(?:m[ıiuü]yor|maz|mez|mayız|meyiz|mad[ıi]|med[ıi])\\p{L}*',
}
const patterns = new Map(
  ownLanguages.map((language) => {
    const sources = [denialWords[language].not, inVerbs[language]].filter(Boolean).join('|')
    return [language, wholeWords(sources)]
  }),
)
const others = ownLanguages.filter((language) => !/[a-z]/.test(denialWords[language].thing))

/** Whether a folded sentence says that something is not so, in the language that its words are of. */
export function negates(folded: string): boolean {
  const latin = (latinLanguage(tokens(folded)) ?? 'en') as OwnLanguage
  return [latin, ...others].some((language) => patterns.get(language)?.test(folded) === true)
}
