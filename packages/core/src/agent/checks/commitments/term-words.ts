/**
 * The words by which a language says what a customer owes, what is added, and whether a price is open, as
 * sources of regular expressions over whole folded words.
 */
export interface TermWords {
  /** Paying and what is paid. */
  readonly pay: string
  /** That it is nothing. */
  readonly nothing: string
  readonly not: string
  /** With a "not": that nobody has to. */
  readonly owed: string
  /** How one cannot pay, when one does, what has not come, what is not known. */
  readonly other: string
  /** One thing comes with another. */
  readonly added: string
  /** Several for the price of one. */
  readonly asOne: string
  /** The price is open, or goes down. */
  readonly open: string
  /** That somebody may. */
  readonly may: string
  /** With paying that they may: not now, or bit by bit. */
  readonly later: string
  /** What was bought is exchanged for another. */
  readonly swapped: string
  /** Before or behind the name of a country: it is from there. */
  readonly madeIn: string
}
