/** What a shop says in a chat, sentences and phrases, by line or parted by |. */
export interface CommitmentSamples {
  /** Binds the shop, or lets the customer down where it is not so. */
  readonly binding: string
  /** Binds nobody, though some of it speaks of the same things. */
  readonly harmless: string
}
