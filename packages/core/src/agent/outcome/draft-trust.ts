/** Older drafts tell little about the agent of today. */
export const judgedDrafts = 100
export const trustedFrom = 20
const trustedPercent = 95

export interface JudgedDrafts {
  /** Those the seller sent, edited or discarded. */
  readonly drafts: number
  readonly unchanged: number
}

/** Whether the agent may be offered to send answers of a subject by itself. */
export const isTrusted = ({ drafts, unchanged }: JudgedDrafts): boolean =>
  drafts >= trustedFrom && unchanged * 100 >= drafts * trustedPercent

/** So many of the latest answers that went out by themselves are looked at. */
export const watchedAnswers = 20
/** One correction is a slip. */
const distrustedFrom = 2

export interface CorrectedAnswers {
  readonly answers: number
  readonly corrected: number
}

/** Whether a subject is drafted again: too many of the answers that nobody read before were put right. */
export const isDistrusted = ({ answers, corrected }: CorrectedAnswers): boolean =>
  corrected >= distrustedFrom && (answers - corrected) * 100 < answers * trustedPercent
