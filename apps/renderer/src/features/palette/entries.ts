import type { Icon } from '@tabler/icons-react'

/** One line of the palette. */
export interface Entry {
  /** Unique among all that are shown. */
  readonly id: string
  readonly label: string
  /** What tells it from others of that name. */
  readonly hint?: string | undefined
  /** What it is found by, too. */
  readonly also?: string | undefined
  readonly icon: Icon
  readonly run: () => void
}

export interface Group {
  readonly name: string
  readonly entries: readonly Entry[]
}

/** A page of the console, as the frame knows it. */
export interface ConsolePage {
  readonly path: string
  readonly label: string
  readonly icon: Icon
}
