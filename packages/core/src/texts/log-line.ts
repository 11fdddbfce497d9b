import { logLines } from './en/log-lines.ts'
import { reasons } from './en/reasons.ts'
import { isAnyReason, type AnyReason } from './params.ts'
import {
  type Catalogue,
  catalogueOf,
  type CodesIn,
  type Filling,
  isSayableIn,
  type Reason,
  sentenceIn,
} from './reason.ts'

type Texts = typeof logLines

/** Everything that the log has a sentence of its own for. */
export type LogCode = CodesIn<Texts>

/** What happened, by its code: what the log keeps in place of the sentence itself. */
export interface LogEntry extends AnyReason {
  readonly code: LogCode
}

/** What the log says: a sentence of its own, or a reason that says it all. */
export type LogText = LogEntry | Reason

/** A code that the catalogue lacks does not compile, nor does one without what its text needs. */
export function entry<C extends LogCode>(code: C, ...[params]: Filling<Texts, C>): LogEntry {
  return params === undefined ? { code } : { code, params }
}

export const englishLog: Catalogue = catalogueOf('en', { ...reasons, ...logLines })

export const logMessage = (said: LogText): string => sentenceIn(englishLog, said)

/** What a line says, as the log keeps it. */
export const storedText = (said: LogText) => ({
  code: said.code,
  params: said.params === undefined ? null : JSON.stringify(said.params),
  message: logMessage(said),
})

interface StoredLine {
  /** Null in a line of an older program. */
  readonly code: string | null
  /** JSON. */
  readonly params: string | null
  readonly message: string
}

/** As the catalogue's language has it; what this program cannot say is shown as it is stored. */
export function logTextIn(catalogue: Catalogue, { code, params, message }: StoredLine): string {
  if (code === null || catalogue.language === 'en') return message
  const said = parsed(code, params)
  return said && isSayableIn(englishLog, said) ? sentenceIn(catalogue, said) : message
}

function parsed(code: string, params: string | null): AnyReason | null {
  if (params === null) return { code }
  try {
    const said: unknown = { code, params: JSON.parse(params) as unknown }
    return isAnyReason(said) ? said : null
  } catch {
    return null
  }
}
