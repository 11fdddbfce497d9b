/** An answer that is JSON already. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

interface Kept<Row> {
  readonly row: Row
  readonly text: string
}

/**
 * Windows ask for the same list again and again, and most of its rows are as they were: the JSON of
 * those is kept. It may hold only what changes together with its row; rows hold numbers, texts and null.
 */
export class KeptJson<Row extends { readonly id: number }> {
  readonly #kept = new Map<number, Kept<Row>>()
  readonly #most: number

  constructor(most = 200) {
    this.#most = most
  }

  /** `answersOf` gives an answer for each of the rows that are new here or have changed. */
  async list(
    rows: readonly Row[],
    answersOf: (rows: readonly Row[]) => Promise<readonly object[]>,
  ): Promise<JsonText> {
    const texts = rows.map((row) => this.#textOf(row))
    const changed = rows.filter((_row, at) => texts[at] === undefined)
    const answers = changed.length === 0 ? [] : await answersOf(changed)
    const made = changed.map((row, at) => this.#keep(row, JSON.stringify(answers[at])))
    let next = 0
    return new JsonText(`[${texts.map((text) => text ?? made[next++]).join(',')}]`)
  }

  #textOf(row: Row): string | undefined {
    const kept = this.#kept.get(row.id)
    return kept && isSame(kept.row, row) ? kept.text : undefined
  }

  #keep(row: Row, text: string): string {
    // At the end again: what goes first is what was kept longest ago.
    this.#kept.delete(row.id)
    this.#kept.set(row.id, { row, text })
    for (const id of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break
      this.#kept.delete(id)
    }
    return text
  }
}

function isSame<Row extends object>(one: Row, other: Row): boolean {
  for (const name in other) if (one[name] !== other[name]) return false
  return true
}
