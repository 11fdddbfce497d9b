/** The words by which a language refuses, as sources of regular expressions over whole folded words. */
export interface DenialWords {
  readonly not: string
  /** What a shop may have or not: a present, a reduction, instalments, a price that is open. */
  readonly thing: string
  /** What may stand between the two; any other word, and nothing is refused. */
  readonly between: string
  /** Whether the "not" stands before the thing, behind it, or either. */
  readonly order: 'before' | 'behind' | 'either'
  /** Refusals that are said in another way: that no payment came, that one cannot promise. */
  readonly whole: string
  /** Beside one of these it refuses nothing: "not only a present". */
  readonly unless: string
}
