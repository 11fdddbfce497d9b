/** Numbers that depend on the seed and on what they are drawn for, never on what was drawn before. */
export class Random {
  readonly #seed: number
  #state = 0

  constructor(seed: number) {
    this.#seed = Math.imul(seed + 1, 0x9e37_79b1)
  }

  /** Begins the draws for one thing: the third message, the seventh order. */
  at(kind: number, index: number): this {
    this.#state = this.#seed ^ Math.imul(kind + 1, 0x85eb_ca6b) ^ Math.imul(index + 1, 0xc2b2_ae35)
    return this
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  pick<T>(of: readonly T[]): T {
    const picked = of[this.below(of.length)]
    if (picked === undefined) throw new Error('There is nothing to pick from')
    return picked
  }
}
