/** In how many conversations a line was said, and how many of them bought after it. */
interface TacticMessageStats {
  readonly sent: number
  readonly sold: number
}

/** Fewer customers say nothing about a message. */
export const proposalLeast = 30
/** How sure it must be that the other message sells better. */
export const proposalPercent = 95
/** One-sided, for 95 of 100. */
const surely = 1.645

/** A message of a list that the shop might leave out, and the one that it is compared with. */
export interface TacticProposal extends TacticMessageStats {
  readonly text: string
  readonly better: TacticMessageStats & { readonly text: string }
}

/** What the figures speak against: each message that sold surely less than the best of its list. */
export function proposalsFor(
  list: readonly string[],
  counts: ReadonlyMap<string, TacticMessageStats>,
): readonly TacticProposal[] {
  const known = list.flatMap((text) => {
    const { sent, sold } = counts.get(text) ?? { sent: 0, sold: 0 }
    return sent >= proposalLeast ? [{ text, sent, sold }] : []
  })
  const [better] = known.toSorted((a, b) => share(b) - share(a))
  if (!better) return []
  return known.flatMap((one) => (sellsMore(better, one) ? [{ ...one, better }] : []))
}

/** With one sale and one refusal more than were seen, or nought of thirty would count as never. */
const share = ({ sent, sold }: TacticMessageStats) => (sold + 1) / (sent + 2)

const variance = (of: TacticMessageStats) => (share(of) * (1 - share(of))) / (of.sent + 3)

/** The two shares as normal: from thirty customers on that is near enough. */
function sellsMore(better: TacticMessageStats, worse: TacticMessageStats): boolean {
  const spread = Math.sqrt(variance(better) + variance(worse))
  return share(better) - share(worse) >= surely * spread
}
