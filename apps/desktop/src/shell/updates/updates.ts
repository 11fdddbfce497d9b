import type { KeyObject } from 'node:crypto'

import { hourMs, minuteMs } from '@pal/core/durations'
import { because, type Reason } from '@pal/core/texts/reason'

import type { Clock } from '../../platform/clock.ts'
import { nextUpdateState, type Release, type UpdateEvent, type UpdateState } from './machine.ts'
import { releaseInfo, type ReleaseInfo } from './release-info.ts'
import { isNewer, isSigned, sha512Of } from './signature.ts'
import { updateFailure, type Channel, type UpdaterPort } from './updater.ts'

export interface UpdateMemory {
  readonly beta: boolean
  /** How long a staged release waits here: drawn once for each version. */
  readonly updateWait: { readonly version: string; readonly until: number } | null
}

export interface UpdatesParts {
  readonly port: UpdaterPort
  readonly publicKey: KeyObject
  readonly version: string
  readonly clock: Clock
  readonly random: () => number
  /** True where the system installs nothing over this program, as over an unsigned one on macOS. */
  readonly byHandOnly: boolean
  readonly memory: { now(): UpdateMemory; change(to: Partial<UpdateMemory>): void }
  readonly changed: (state: UpdateState) => void
  readonly log: (message: string, error?: unknown) => void
}

const firstAfterMs = minuteMs
const everyMs = 4 * hourMs

/** Looks for updates, checks them, and installs one when the person says so. */
export class Updates {
  readonly #parts: UpdatesParts
  readonly #timers: { cancel(): void }[]
  #state: UpdateState = { at: 'idle' }
  #info: ReleaseInfo | null = null
  #file: string | null = null

  constructor(parts: UpdatesParts) {
    this.#parts = parts
    const { clock } = parts
    this.#timers = [
      clock.after(firstAfterMs, () => void this.check(false)),
      clock.every(everyMs, () => void this.check(false)),
      clock.every(minuteMs, () => this.#step({ is: 'time', now: clock.now() })),
    ]
  }

  get state(): UpdateState {
    return this.#state
  }

  stop(): void {
    for (const timer of this.#timers) timer.cancel()
  }

  async check(asked: boolean): Promise<void> {
    if (!this.#step({ is: 'check', asked })) return
    const { port, memory, version, log } = this.#parts
    const channel: Channel = memory.now().beta ? 'beta' : 'latest'
    try {
      const found = await port.check(channel)
      if (found === null) {
        this.#step({ is: 'nothing' })
        return
      }
      const read = releaseInfo.safeParse(found)
      const refused = read.success ? this.#refused(read.data) : because('update_feed_unreadable')
      if (!read.success || refused) {
        log('A release was refused', { version, found })
        this.#step({ is: 'failed', why: refused ?? because('update_feed_unreadable') })
        return
      }
      this.#info = read.data
      this.#step({ is: 'found', release: this.#offered(read.data), until: this.#until(read.data) })
    } catch (error) {
      this.#failed(error)
    }
  }

  async download(): Promise<void> {
    if (!this.#step({ is: 'download' })) return
    try {
      this.#file = await this.#parts.port.download((percent) =>
        this.#step({ is: 'progress', percent }),
      )
      await this.#whole()
      this.#step({ is: 'downloaded' })
    } catch (error) {
      this.#failed(error)
    }
  }

  /** Whether it may be installed now: what was downloaded is looked at again, it lay on the disk. */
  async install(): Promise<boolean> {
    if (!this.#step({ is: 'install' })) return false
    try {
      await this.#whole()
      return true
    } catch (error) {
      this.#failed(error)
      return false
    }
  }

  stayed(): void {
    this.#step({ is: 'stayed' })
  }

  /** The program is drained: the new one takes its place. */
  replace(): void {
    this.#parts.port.install()
  }

  #refused(info: ReleaseInfo): Reason | null {
    const { publicKey, version } = this.#parts
    if (!isSigned(info, publicKey)) return because('update_not_signed')
    return isNewer(info.version, version)
      ? null
      : because('update_older', { version: info.version })
  }

  /** Its checksum is the signed one: the feed's own could have been changed with the file. */
  async #whole(): Promise<void> {
    const sum = await sha512Of(this.#file ?? '')
    if (!this.#info?.files.some(({ sha512 }) => sha512 === sum)) {
      throw Object.assign(new Error(`${this.#file} is not what was signed`), {
        code: 'ERR_CHECKSUM_MISMATCH',
      })
    }
  }

  #offered({ version, byHand, releaseNotes }: ReleaseInfo): Release {
    return { version, byHand: byHand || this.#parts.byHandOnly, notes: plainNotes(releaseNotes) }
  }

  #until({ version, rolloutHours }: ReleaseInfo): number | null {
    if (rolloutHours === 0) return null
    const { memory, clock, random } = this.#parts
    const known = memory.now().updateWait
    if (known?.version === version) return known.until
    const until = clock.now() + Math.floor(random() * rolloutHours * hourMs)
    memory.change({ updateWait: { version, until } })
    return until
  }

  #failed(error: unknown): void {
    this.#parts.log('The update failed', error)
    this.#step({ is: 'failed', why: updateFailure(error) })
  }

  #step(event: UpdateEvent): boolean {
    const next = nextUpdateState(this.#state, event)
    if (next === this.#state) return false
    this.#state = next
    this.#parts.changed(next)
    return true
  }
}

const longestNotes = 2_000

/** Notes come as text, or one for each version; whatever markup is in them is shown as it is. */
function plainNotes(notes: unknown): string {
  const parts = Array.isArray(notes) ? notes : [notes]
  const all = parts
    .map((part: unknown) =>
      typeof part === 'object' && part !== null && 'note' in part ? part.note : part,
    )
    .filter((part) => typeof part === 'string')
    .join('\n\n')
    .trim()
  if (all.length <= longestNotes) return all
  const most = all.slice(0, longestNotes - 2)
  const whole = most.lastIndexOf('\n')
  return `${whole > 0 ? most.slice(0, whole) : most}\n…`
}
