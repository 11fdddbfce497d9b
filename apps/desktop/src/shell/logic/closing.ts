export interface Closing {
  /** The program is to end, whoever asked for it. */
  readonly quitting: boolean
  readonly keepRunning: boolean
  readonly explained: boolean
}

/** What becomes of a window that is being closed: it goes, it hides, or the person is asked first. */
export function onClose({
  quitting,
  keepRunning,
  explained,
}: Closing): 'close' | 'hide' | 'explain' {
  if (quitting || !keepRunning) return 'close'
  return explained ? 'hide' : 'explain'
}

const patienceMs = 60_000
const mostReloads = 3

/** Whether a window whose page broke down is loaded again by itself: not for ever in a row. */
export class Recovery {
  readonly #now: () => number
  #reloads: number[] = []

  constructor(now: () => number) {
    this.#now = now
  }

  next(): 'reload' | 'ask' {
    const now = this.#now()
    this.#reloads = this.#reloads.filter((at) => now - at < patienceMs)
    if (this.#reloads.length >= mostReloads) {
      this.#reloads = []
      return 'ask'
    }
    this.#reloads.push(now)
    return 'reload'
  }
}
