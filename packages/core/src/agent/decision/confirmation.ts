import type { Turn } from '../context/context.ts'
import { clauses, fold, holdsWords, tokens } from '../context/text.ts'

/** Words that take a yes back. Phrases that only sound like it are taken out before. */
const notYes = new Set(
  tokens(`no nope nah not dont cannot cant cancel cancelled wait later stop never change instead maybe
   না নাহ নয় নাই নেই বাতিল পরে থাক অপেক্ষা ক্যানসেল ক্যান্সেল
   na nah nai nei batil pore thak cancel lagbena nibona
   لا ليس لن لم الغاء إلغاء انتظر لاحقا غير
   cancelar espera después cambiar non pas annuler attendez nein nicht kein warte später stornieren`),
)
const harmless = [
  'no problem',
  'no issue',
  'no worries',
  'why not',
  'not a problem',
  'no need to wait',
  'কোনো সমস্যা নেই',
  'কোনো সমস্যা নাই',
  'কোন সমস্যা নেই',
  'কোন সমস্যা নাই',
  'সমস্যা নেই',
  'সমস্যা নাই',
  'kono somossa nai',
  'somossa nai',
  'problem nai',
  'لا مشكلة',
  'لا مانع',
  'pas de problème',
  'kein problem',
].map(fold)

function takesBack(clause: string): boolean {
  const plain = harmless.reduce((text, phrase) => text.replaceAll(phrase, ' '), fold(clause))
  return tokens(plain.replaceAll("'", '')).some((word) => notYes.has(word))
}

/** A yes that stands in the message word for word, that is no question and is not taken back beside it. */
function saysYes(text: string, quote: string): boolean {
  if (!holdsWords(text, quote)) return false
  if (/[?؟]/.test(quote) || takesBack(quote)) return false
  const around = clauses(text).filter((clause) => holdsWords(clause, quote))
  return around.every((clause) => !/[?؟]/.test(clause) && !takesBack(clause))
}

/** The customer's message after the offer in which the quoted yes stands, if it still holds. */
export function findConfirmation(
  turns: readonly Turn[],
  shownAt: number,
  quote: string | null,
): Turn | null {
  if (quote === null) return null
  const after = turns.filter((turn) => turn.author === 'customer' && turn.at > shownAt)
  const at = after.findLastIndex((turn) => saysYes(turn.text, quote))
  const found = after[at]
  if (!found || after.slice(at + 1).some((turn) => takesBack(turn.text))) return null
  return found
}
