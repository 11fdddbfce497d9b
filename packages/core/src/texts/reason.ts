import { reasons } from './en/reasons.ts'
import {
  counts,
  isAnyReason,
  isMoney,
  type AnyReason,
  type Money,
  type Param,
  type Params,
} from './params.ts'

type Texts = typeof reasons

type CodeOf<K> = K extends `${infer Code}_one` | `${infer Code}_other` ? Code : K

/** The sentences of a catalogue by what they are about; forms for one and many are one code. */
export type CodesIn<T> = Extract<CodeOf<keyof T>, string>

/** Every sentence that the server can say. */
export type ReasonCode = CodesIn<Texts>

/** What is said of a field's value: it stands beside the field, or after its name and a colon. */
export type FieldCode = Extract<ReasonCode, `field_${string}`>

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type NamesFor<T, C extends string> =
  | NamesIn<T[Extract<keyof T, C | `${C}_one` | `${C}_other`>]>
  | (`${C}_other` extends keyof T ? 'count' : never)

/** What a text has placeholders for. */
export type NamesOf<C extends ReasonCode> = NamesFor<Texts, C>

/** What has to be given with a code: nothing where its text has no placeholder. */
export type Filling<T, C extends string> = [NamesFor<T, C>] extends [never]
  ? []
  : [
      params: {
        readonly [Name in NamesFor<T, C>]: Name extends 'count'
          ? number
          : Reason | readonly Reason[] | Money | string | number
      },
    ]

/** A sentence for the seller: what is stored and sent in place of the sentence itself. */
export interface Reason extends AnyReason {
  readonly code: ReasonCode
}

/** A code that the catalogue lacks does not compile, nor does one without what its text needs. */
export function because<C extends ReasonCode>(code: C, ...[params]: Filling<Texts, C>): Reason {
  return params === undefined ? { code } : { code, params }
}

/** Words for a reason, in the language of whoever reads them. */
export type Say = (reason: Reason) => string

/** The sentences in one language, and how it counts. */
export interface Catalogue {
  readonly language: string
  readonly texts: ReadonlyMap<string, string>
  readonly plurals: Intl.PluralRules
}

export const catalogueOf = (
  language: string,
  texts: Readonly<Record<string, string>>,
): Catalogue => ({
  language,
  texts: new Map(Object.entries(texts)),
  plurals: new Intl.PluralRules(language),
})

export const english: Catalogue = catalogueOf('en', reasons)

/** The sentence in the catalogue's language, as the window says it; in English where the language lacks it. */
export function messageOf(reason: Reason, catalogue: Catalogue = english): string {
  return sentenceIn(catalogue, reason)
}

/** The same by a catalogue that has more sentences than those of reasons. */
export function sentenceIn(catalogue: Catalogue, { code, params = {} }: AnyReason): string {
  const own = textOf(code, params, catalogue)
  if (own === undefined && catalogue !== english) return sentenceIn(english, { code, params })
  if (own === undefined || !own.includes('{{')) return own ?? code
  return own.replaceAll(placeholder, (_, name: string) => shown(name, params[name], catalogue))
}

/** One reason that says all of them; null where there is none. */
export function severalReasons(reasons: readonly Reason[]): Reason | null {
  const [first, ...others] = reasons
  if (!first) return null
  return others.length === 0 ? first : because('several_reasons', { reasons })
}

/** As it is sent: with its sentence, for whoever lacks the catalogue. */
export function answerOf(reason: Reason): Reason & { readonly message: string } {
  return { ...reason, message: messageOf(reason) }
}

/** Reads what an older program or another process wrote; null where this one cannot say it. */
export function readReason(value: unknown): Reason | null {
  if (!isAnyReason(value) || !isSayable(value)) return null
  const { code, params } = value
  return params === undefined ? { code } : { code, params }
}

function isSayable(value: AnyReason): value is Reason {
  return isSayableIn(english, value)
}

/** Whether this catalogue has its sentence, and all that its sentence needs is given. */
export function isSayableIn(catalogue: Catalogue, { code, params = {} }: AnyReason): boolean {
  const texts = textsOf(code, catalogue)
  if (texts.length === 0) return false
  if (texts.length > 1 && typeof params['count'] !== 'number') return false
  return (
    placeholdersIn(texts).every((name) => params[name] !== undefined) &&
    Object.values(params)
      .flatMap((param) => (typeof param === 'object' && !isMoney(param) ? param : []))
      .every((reason) => isSayableIn(catalogue, reason))
  )
}

const placeholder = /\{\{(\w+)\}\}/g
const forms = ['', '_one', '_other'] as const

function textsOf(code: string, { texts }: Catalogue): string[] {
  return forms.flatMap((form) => texts.get(`${code}${form}`) ?? [])
}

/** Of each text that was asked about, which are those of the catalogues. */
const placeholders = new Map<string, readonly string[]>()

function placeholdersIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const known = placeholders.get(text)
    if (known) return known
    const names = Array.from(text.matchAll(placeholder), ([, name = '']) => name)
    placeholders.set(text, names)
    return names
  })
}

function textOf(code: string, { count }: Params, catalogue: Catalogue): string | undefined {
  const { texts, plurals } = catalogue
  const form = typeof count === 'number' ? plurals.select(count) : ''
  return texts.get(code) ?? texts.get(`${code}_${form}`) ?? texts.get(`${code}_other`)
}

function shown(name: string, param: Param | undefined, catalogue: Catalogue): string {
  if (param === undefined) return ''
  if (typeof param === 'number' && counts.includes(name))
    return param.toLocaleString(`${catalogue.language}-u-nu-latn`)
  if (typeof param !== 'object') return String(param)
  if (isMoney(param)) return param.english
  return (Array.isArray(param) ? param : [param])
    .map((each) => sentenceIn(catalogue, each as AnyReason))
    .join(' ')
}
