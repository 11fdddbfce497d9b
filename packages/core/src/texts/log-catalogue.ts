import { englishLog } from './log-line.ts'
import { type Catalogue, catalogueOf } from './reason.ts'
import { translatedLogLines } from './translated-log-lines.ts'
import { catalogueIn } from './translated-reasons.ts'

/** All that the log says in a language, with the reasons that are part of it. */
export async function logCatalogueIn(
  language: 'en' | keyof typeof translatedLogLines,
): Promise<Catalogue> {
  if (language === 'en') return englishLog
  const [{ texts }, lines] = await Promise.all([
    catalogueIn(language),
    translatedLogLines[language](),
  ])
  return catalogueOf(language, { ...Object.fromEntries(texts), ...lines })
}
