import { ownLanguages } from '../../domain/entities.ts'
import { sentences } from '../context/text.ts'
import { plainAnswer, spokenBy } from '../decision/answers/plain-answer.ts'
import { withFigures } from './numbers/amounts-in-words.ts'

/** In every language: an answer may mix them. */
const spoken = spokenBy(null, ownLanguages)
const longestAssent = 30
const isAssent = (text: string) =>
  text.length <= longestAssent && plainAnswer(text, spoken) === 'yes'

/** "Free delivery? Sure!": who says yes to what they ask themselves has said it. */
function withoutOwnQuestions(reply: string): string {
  if (!/[?؟]/.test(reply)) return reply
  const said = sentences(reply)
  return said.reduce((rest, sentence, at) => {
    const isAsked = /[?؟]\P{L}*$/u.test(sentence) && isAssent(said[at + 1] ?? '')
    return isAsked ? rest.replace(sentence, () => sentence.replaceAll(/[?؟]/g, '.')) : rest
  }, reply)
}

/** A word or two that are all of a line, with nothing that ends a sentence. */
const fewWords = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)?$/u

/** "Delivery / is / free": a sentence may be cut up into lines. */
function withoutCuts(reply: string): string {
  if (!reply.includes('\n')) return reply
  const lines = reply.split('\n').map((line) => line.trim())
  return lines.reduce((text, line, at) => {
    const before = lines[at - 1] ?? ''
    const goesOn = fewWords.test(before) && fewWords.test(line.replace(/[.!?]$/, ''))
    return at === 0 ? line : `${text}${goesOn ? ' ' : '\n'}${line}`
  }, '')
}

/** An answer as somebody reads it: what is cut up, asked and agreed to, or written out, is said. */
export const asRead = (reply: string, language: () => string): string =>
  withFigures(withoutOwnQuestions(withoutCuts(reply)).replaceAll('🆓', ' free '), language)
