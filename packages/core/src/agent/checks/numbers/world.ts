import type { Thing } from './counted-things.ts'

/** What numbers in a text may come from. */
export interface World {
  /** A number in a product's own name is part of the name. */
  readonly names: readonly string[]
  /** What is published of the products: the same list from turn to turn, for it may be long. */
  readonly catalogue?: readonly string[]
  /** Other texts of the shop that customers may hear, what this customer has written, numbers of orders. */
  readonly texts: readonly string[]
  /** The customer's own name and address: their numbers are theirs, and no quantity or price. */
  readonly own?: readonly string[]
  /** Pieces in the cart, and what else the program knows. */
  readonly numbers: readonly string[]
  /** What is for sale: how much of it there is may be told. */
  readonly things?: readonly Thing[]
}
