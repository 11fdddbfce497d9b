import { because, type Say } from '@pal/core/texts/reason'

import type { AgentView } from './agent-view.ts'
import { inGroups, type Item } from './menu-item.ts'

export interface Standing {
  readonly keepRunning: boolean
  /** Null where it cannot be chosen, as in a build for development. */
  readonly startAtLogin: boolean | null
}

/** What the person can do from the tray and from the menu alike. */
export interface Deeds {
  open(path?: string): void
  pause(paused: boolean): void
  keepRunning(keep: boolean): void
  startAtLogin(start: boolean): void
  quit(): void
}

const needYouPath = '/conversations'

export function agentItem({ paused }: AgentView, deeds: Pick<Deeds, 'pause'>, say: Say): Item {
  return {
    label: say(because(paused ? 'desktop_resume_agent' : 'desktop_pause_agent')),
    click: () => deeds.pause(!paused),
  }
}

export function standingItems(standing: Standing, deeds: Deeds, say: Say): Item[] {
  const { keepRunning, startAtLogin } = standing
  return [
    ...(startAtLogin === null
      ? []
      : [
          {
            label: say(because('desktop_start_at_login')),
            type: 'checkbox' as const,
            checked: startAtLogin,
            click: () => deeds.startAtLogin(!startAtLogin),
          },
        ]),
    {
      label: say(because('desktop_keep_running')),
      type: 'checkbox',
      checked: keepRunning,
      click: () => deeds.keepRunning(!keepRunning),
    },
  ]
}

export function trayMenu(
  agent: AgentView,
  standing: Standing,
  deeds: Deeds,
  say: Say,
  update: readonly Item[] = [],
): Item[] {
  return inGroups(
    [{ label: shortened(say(agent.line)), enabled: false }],
    [
      { label: say(because('desktop_open')), click: () => deeds.open() },
      ...(agent.needHuman > 0
        ? [{ label: say(because('desktop_needs_you')), click: () => deeds.open(needYouPath) }]
        : []),
      agentItem(agent, deeds, say),
    ],
    [...update],
    standingItems(standing, deeds, say),
    [{ label: say(because('desktop_quit')), click: () => deeds.quit() }],
  )
}

export function trayTip(agent: AgentView, say: Say): string {
  // Windows shows no more than 127 characters.
  return shortened(`PAL Admin: ${say(agent.line)}`, 127)
}

function shortened(text: string, most = 80): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
