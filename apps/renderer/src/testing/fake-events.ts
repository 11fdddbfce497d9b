import type { Change, ChangeKind } from '@pal/core/contract/system'
import { act } from '@testing-library/react'

/** Replaces the browser's event stream; a test plays the server with `server`. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = []
  readonly url: string
  closed = false

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }

  close(): void {
    this.closed = true
  }
}

const listening = () => FakeEventSource.opened.filter(({ closed }) => !closed)

export const server = {
  accepts: () => {
    for (const source of listening()) source.dispatchEvent(new MessageEvent('ready'))
  },
  breaksOff: () => {
    for (const source of listening()) source.dispatchEvent(new Event('error'))
  },
  changed: (...kinds: ChangeKind[]) => tell({ kinds }),
  /** Only in these conversations. */
  changedIn: (conversations: number[], ...kinds: ChangeKind[]) => tell({ kinds, conversations }),
}

const tell = (change: Change) =>
  act(async () => {
    for (const source of listening()) {
      source.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify(change) }))
    }
    await Promise.resolve()
  })
