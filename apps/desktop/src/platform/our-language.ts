import { languages, type Language } from '@pal/core/domain/entities'

/** The first of our languages that a reader understands, by their tags, which come in order of preference. */
export function ourLanguage(understood: readonly string[]): Language | undefined {
  const words = understood.map((tag) => tag.toLowerCase().split('-')[0])
  return languages.find((language) => language === words.find(isOurs))
}

const isOurs = (word: string | undefined) => languages.some((language) => language === word)
