import type { ChangeKind, SystemStatus } from '@pal/core/contract/system'
import type { Language } from '@pal/core/domain/entities'
import { minuteMs } from '@pal/core/durations'
import { because, type Catalogue, messageOf, type Reason } from '@pal/core/texts/reason'

import type { Clock } from '../../platform/clock.ts'
import { agentView, type AgentView } from './agent-view.ts'
import { type Alert, alertsOf } from './alerts.ts'
import type { ServerLink } from './server-link.ts'
import type { PauseWish } from './tray-menu.ts'

export interface AgentWatchParts {
  readonly link: ServerLink
  /** What is shown and said is in the language of the settings. */
  readonly speaker: { readonly catalogue: Catalogue; speak(language: Language): Promise<void> }
  readonly clock: Clock
  readonly show: (view: AgentView) => void
  readonly alert: (alert: Alert) => void
  readonly failed: (error: unknown) => void
}

const gatherMs = 300
/** What Facebook or the model fix by themselves within that time is no news. */
const passingMs = 2 * minuteMs
/** A page's access ends, or a model comes back, without any change of data. */
const everyMs = minuteMs
const concerned = new Set<ChangeKind>([
  'conversations',
  'orders',
  'settings',
  'campaigns',
  'facebook',
])

/** Keeps tray and notifications at what the server knows, until it is stopped. */
export class AgentWatch {
  readonly #parts: AgentWatchParts
  /** What was there at the first look is no news. */
  #mark: string | undefined
  readonly #stopping = new AbortController()
  #waiting = false
  #troubleSince: number | null = null
  #troubleReported = false
  #looking: Promise<void> = Promise.resolve()

  constructor(parts: AgentWatchParts) {
    this.#parts = parts
    const { link, clock } = parts
    const { signal } = this.#stopping
    void link.listen((kinds) => {
      if (kinds.some((kind) => concerned.has(kind))) this.#lookSoon()
    }, signal)
    const timer = clock.every(everyMs, () => this.#lookSoon())
    signal.addEventListener('abort', () => timer.cancel())
  }

  async pause(agent: PauseWish): Promise<void> {
    await this.#parts.link.call('settings.save', { body: { agent } })
    await this.#look()
  }

  stop(): void {
    this.#stopping.abort()
  }

  #lookSoon(): void {
    if (this.#waiting || this.#stopping.signal.aborted) return
    this.#waiting = true
    this.#parts.clock.after(gatherMs, () => {
      this.#waiting = false
      void this.#look()
    })
  }

  #look(): Promise<void> {
    // One after the other: an older answer must not overtake a newer one.
    this.#looking = this.#looking
      .then(() => this.#ask())
      .catch((error: unknown) => {
        // A question that the end cut off is no failure.
        if (!this.#stopping.signal.aborted) this.#parts.failed(error)
      })
    return this.#looking
  }

  async #ask(): Promise<void> {
    const { link, speaker, show, alert } = this.#parts
    const { signal } = this.#stopping
    if (signal.aborted) return
    const [status, settings, { mark, news }] = await Promise.all([
      link.call('system.status', {}, signal),
      link.call('settings.get', {}, signal),
      link.call('notifications.news', { query: { since: this.#mark } }, signal),
    ])
    await speaker.speak(settings.company.language)
    if (signal.aborted) return
    const view = agentView(status, settings.agent.paused)
    show(view)
    this.#mark = mark
    for (const each of [...this.#trouble(status, view), ...alertsOf(news, speaker.catalogue)]) {
      if (!settings.notifications.desktop) continue
      alert(each)
    }
  }

  /** That customers get no answers is reported once, however long it lasts. */
  #trouble({ agent }: Pick<SystemStatus, 'agent'>, { paused, line }: AgentView): Alert[] {
    const { state, pages } = agent
    const { clock, speaker } = this.#parts
    const troubled = state === 'down' || (state !== 'not_configured' && pages.working < pages.all)
    if (paused || !troubled) {
      this.#troubleSince = null
      this.#troubleReported = false
      return []
    }
    this.#troubleSince ??= clock.now()
    if (this.#troubleReported || clock.now() - this.#troubleSince < passingMs) return []
    this.#troubleReported = true
    const say = (reason: Reason) => messageOf(reason, speaker.catalogue)
    return [{ title: say(because('desktop_trouble_title')), body: say(line), path: '/' }]
  }
}
