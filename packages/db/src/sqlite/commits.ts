type Listener = () => void

/** Tells whoever waits for work that something was stored: nobody has to look again and again. */
export class Commits {
  readonly #listeners = new Set<Listener>()

  /** Called right after each commit of this connection; answers what ends that. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  happened(): void {
    for (const listener of this.#listeners) listener()
  }
}
