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
