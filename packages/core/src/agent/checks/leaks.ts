import { findPhones, mayHoldPhone } from '../../domain/phone.ts'
import { cardTexts } from '../context/cards.ts'
import type { AgentContext } from '../context/context.ts'
import { customerTurns } from '../context/context.ts'
import type { Slices } from '../context/once.ts'
import { examplesRule, fixedRules } from '../context/rules.ts'
import { foldedTexts, inPublished, publishedTexts } from '../context/tactics.ts'
import { fold, sentences, tokens } from '../context/text.ts'
import { learnCustomer, phoneCountry } from '../decision/collect.ts'
import type { Decision } from '../decision/decision.ts'
import { isEveryday } from '../language/profiles.ts'
import { readings } from './readings.ts'

const fieldNames =
  /confirmationquote|answersofpeople|handoverreason|\bphotoof\b|\busedlines\b|\bdeliverynote\b|\bauto-(?:fee|bundle|left|free-delivery|offer-end)\b|\bhandover"|"(?:reply|cart|customer|productid)" ?:|\brole (?:user|developer)\b|\bsystem prompt (?:is|says|reads)|\bmy (?:instructions|rules|system prompt) (?:are|is|say)|\bi (?:am|was|have been) (?:told|instructed|programmed) to\b/

function* runsOf(words: readonly string[], size: number): Generator<string, void> {
  for (let at = 0; at + size <= words.length; at += 1) yield words.slice(at, at + size).join(' ')
}

const shingles = (text: string, size: number) => new Set(runsOf(tokens(text), size))

/** So many words in a row of the instructions, and of the seller's own prompt, are no accident. */
const rulesRun = 7
const promptRun = 14
const ruleShingles = shingles(`${fixedRules}\n${examplesRule}`, rulesRun)

/** The catalogue and the answer's form are JSON; a reply to a customer is none. */
const json = /["']?[\w-]+["'] ?: ?(?:["'[{\d]|true|false|null)/

function holdsRun(words: readonly string[], runs: ReadonlySet<string>, size: number): boolean {
  for (const run of runsOf(words, size)) if (runs.has(run)) return true
  return false
}

/** Whether the reply gives away what the agent was given, in plain or in disguise. */
export function revealsInstructions(reply: string, context: AgentContext): boolean {
  if (fieldNames.test(fold(reply)) || json.test(reply)) return true
  const { systemPrompt, personalityTrait } = context.settings.ai
  const own = shingles(systemPrompt, promptRun)
  const read = readings(reply).map(tokens)
  if (read.some((one) => holdsRun(one, ruleShingles, rulesRun))) return true
  if (own.size > 0 && read.some((one) => holdsRun(one, own, promptRun))) return true
  if (tellsSentence(read, `${systemPrompt}\n${personalityTrait}`, context)) return true
  return tellsName(new Set(read.flat()), context)
}

/** With fewer words two people say the same. */
const fewestWords = 5

const asWords = (words: readonly string[]) => ` ${words.join(' ')} `

/** Whether a whole sentence of the seller's to the agent is said, and is not what customers may hear. */
function tellsSentence(
  read: readonly (readonly string[])[],
  text: string,
  context: AgentContext,
): boolean {
  const said = read.map(asWords)
  const told = sentences(text)
    .map(tokens)
    .filter(
      (words) =>
        words.length >= fewestWords &&
        said.some((one) => one.includes(asWords(words))) &&
        !words.every(isEveryday),
    )
  if (told.length === 0) return false
  const heard = asWords(tokens([...publishedTexts(context), ...besides(context)].join('\n')))
  return told.some((words) => !heard.includes(asWords(words)))
}

const named =
  /(?<=[\p{L}\p{N},"“'] ["“']?)\p{Lu}[\p{L}\p{N}-]{2,}|(?<=["“])[\p{L}\p{N}-]{3,}(?=["”])/gu

/** Whether one of these words is a name, or in quotes, in the instructions, and in nothing that customers may hear. */
function tellsName(said: ReadonlySet<string>, context: AgentContext): boolean {
  const { settings, campaign, customer } = context
  const names = (settings.ai.systemPrompt.match(named) ?? [])
    .flatMap(tokens)
    .filter((name) => said.has(name))
  if (names.length === 0) return false
  const heard = new Set(
    [
      ...besides(context),
      settings.company.companyName,
      settings.ai.personalityTrait,
      campaign.productCategory,
      customer.name ?? '',
      customer.address ?? '',
      ...customerTurns(context).map(({ text }) => text),
    ].flatMap(tokens),
  )
  const isPublished = (word: string) =>
    foldedTexts(context).some((text) => text.includes(word) && tokens(text).includes(word))
  return names.some((word) => !heard.has(word) && !isPublished(word) && !isEveryday(word))
}

const addresses =
  /\b(?:https?:\/\/|www\.)[^\s<>"']+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|io|co|me|ly|gl|app|shop|store|online|site|xyz|top|link|click|page|bd|in|ae|uk|de|fr|es|us|eu|ru|cn)\b(?:\/[^\s<>"']*)?/giu

/** Whatever it ends in; where a blank was forgotten behind a full stop, what follows begins with a capital. */
const anyAddress =
  /(?<![\p{L}\d@.-])[a-z\d][a-z\d-]+(?:\.[a-z\d-]+)*\.(?:[a-z]{2,}|[A-Z]{2,})(?![\p{L}\d])(?:\/[^\s<>"']*)?/gu

const tops = 'com|net|org|info|biz|io|app|shop|xyz'
/** How the languages of the agent say the point in an address, and what comes behind it there. */
const dots = 'dot|punto|point|punkt|nokta|ponto|titik|punt|ডট|دوت|نقطة|डॉट|डाट|ڈاٹ'
const otherTops = 'কম|নেট|শপ|كوم|نت|कॉम|नेट|کام|نیٹ'

const shortTops = 'ly|me|gl|co|bd|in'
/** And the stroke behind it. */
const strokes = 'slash|barra|slaş|garis miring|سلاش|স্ল্যাশ|स्लैश|سلیش'

/** Written so that it is no link until somebody fixes it. */
const veiled = new RegExp(
  [
    String.raw`\bhxxps?\S*|\b[\w-]+:\/\/\S+|[\w-]+ ?[[({](?:\.|dot)[\])}] ?\w+|\bwww \w+`,
    String.raw`[\p{L}\p{M}\d-]+ (?:${dots}) (?:${tops}|${otherTops})(?![\p{L}\p{M}])|\b[\w-]+ punkt de\b`,
    String.raw`[\w-]+ (?:(?:${dots}) )?(?:${tops}|${shortTops}) (?:${strokes}) [\w-]+`,
    String.raw`(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,}|\b(?:arroba|arobase) [\p{L}\p{N}_]+`,
  ]
    .join('|')
    .normalize('NFKC'),
  'giu',
)

/** Other places to write to, in the scripts that they are written in. */
const channels = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:telegram|whats ?app|viber|instagram|insta(?!l)|tik ?tok|we ?chat|snapchat|skype|টেলিগ্রাম|হোয়াটস ?অ্যাপ|হোয়াটসএপ|ভাইবার|ইনস্টাগ্রাম|ইন্সটাগ্রাম|تي?لي?[جغ]رام|واتس ?[اآ]ب|[إا]نستا?[جغ]رام|टेलीग्राम|व्हाट्सएप|व्हाट्सऐप|इंस्टाग्राम|ٹیلی ?گرام|واٹس ?ایپ|انسٹاگرام)`.normalize(
    'NFKC',
  ),
  'giu',
)

/** What customers may hear beside what is published. */
function besides(context: AgentContext): readonly string[] {
  const { settings, products } = context
  return [
    ...cardTexts(context),
    settings.company.contactEmail,
    ...products.flatMap(({ imageUrl }) => imageUrl ?? []),
  ]
}

const withPhone = inPublished((text) => (mayHoldPhone(text) ? [text] : []))

/** What is kept of a catalogue for what may not leave, made in slices. */
export function* leakSlices(context: AgentContext): Slices {
  yield* foldedTexts.slices(context)
  yield* withPhone.slices(context)
}

/** Links and mail addresses that the seller has given nowhere. */
export function foreignAddresses(reply: string, context: AgentContext): string[] {
  const plain = reply
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
  const found = [addresses, anyAddress, veiled, channels].flatMap((each) => plain.match(each) ?? [])
  if (found.length === 0) return []
  const known = [...foldedTexts(context), fold(besides(context).join('\n'))].join('\n')
  return found.filter((address) => {
    const wanted = fold(address).replace(/[.,;:!?)\]]+$/, '')
    const at = known.indexOf(wanted)
    // A beginning of a known address is another address.
    return at === -1 || /[\p{L}\p{N}-]/u.test(known[at + wanted.length] ?? '')
  })
}

/** Phone numbers that are neither the customer's own nor the shop's. */
export function foreignPhones(
  reply: string,
  decision: Decision,
  context: AgentContext,
): readonly string[] {
  const country = phoneCountry(context)
  const found = findPhones(reply, country).filter((phone) => phone.digits.length >= 8)
  if (found.length === 0) return []
  const written = [
    ...customerTurns(context).map((turn) => turn.text),
    ...withPhone(context),
    ...besides(context),
    learnCustomer(decision, context).phone ?? '',
    ...(context.orders ?? []).map((order) => order.number),
  ].join('\n')
  const own = new Set(findPhones(written, country).map((phone) => phone.last9))
  return found.map((phone) => phone.last9).filter((last9) => !own.has(last9))
}
