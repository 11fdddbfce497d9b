import type { SettingsPatch } from '@pal/core/contract/settings'
import { because, type Say } from '@pal/core/texts/reason'

import type { AgentView } from './agent-view.ts'
import { inGroups, type Item } from './menu-item.ts'

export interface Startup {
  readonly keepRunning: boolean
  /** Null where it cannot be chosen, as in a build for development. */
  readonly startAtLogin: boolean | null
}

export type PauseWish = NonNullable<SettingsPatch['agent']>

/** What the person can do from the tray and from the menu alike. */
export interface MenuActions {
  open(path?: string): void
  pause(wish: PauseWish): void
  keepRunning(keep: boolean): void
  startAtLogin(start: boolean): void
  quit(): void
}

/** The customers who wait for a person, and nobody else. */
export const needYouPath = '/conversations?view=tasks&kind=handoff'
/** The answers that wait for a yes. */
export const draftsPath = '/conversations?view=tasks&kind=draft'

export function agentItem(
  { paused }: AgentView,
  actions: Pick<MenuActions, 'pause'>,
  say: Say,
): Item {
  if (paused) {
    return {
      label: say(because('desktop_resume_agent')),
      click: () => actions.pause({ paused: false }),
    }
  }
  return {
    label: say(because('desktop_pause_agent')),
    submenu: pauses.map(({ label, wish }) => ({
      label: say(because(label)),
      click: () => actions.pause(wish),
    })),
  }
}

/** For how long the agent can be paused. */
const pauses: readonly {
  readonly label: 'desktop_pause_resumed' | 'desktop_pause_hour' | 'desktop_pause_tomorrow'
  readonly wish: PauseWish
}[] = [
  { label: 'desktop_pause_resumed', wish: { paused: true } },
  { label: 'desktop_pause_hour', wish: { paused: true, pauseFor: 'hour' } },
  { label: 'desktop_pause_tomorrow', wish: { paused: true, pauseFor: 'tomorrow' } },
]

export function startupItems(startup: Startup, actions: MenuActions, say: Say): Item[] {
  const { keepRunning, startAtLogin } = startup
  return [
    ...(startAtLogin === null
      ? []
      : [
          {
            label: say(because('desktop_start_at_login')),
            type: 'checkbox' as const,
            checked: startAtLogin,
            click: () => actions.startAtLogin(!startAtLogin),
          },
        ]),
    {
      label: say(because('desktop_keep_running')),
      type: 'checkbox',
      checked: keepRunning,
      click: () => actions.keepRunning(!keepRunning),
    },
  ]
}

export function trayMenu(
  agent: AgentView,
  startup: Startup,
  actions: MenuActions,
  say: Say,
  update: readonly Item[] = [],
): Item[] {
  return inGroups(
    [{ label: shortened(say(agent.line)), enabled: false }],
    [
      { label: say(because('desktop_open')), click: () => actions.open() },
      ...(agent.needHuman > 0
        ? [{ label: say(because('desktop_needs_you')), click: () => actions.open(needYouPath) }]
        : []),
      ...(agent.drafts > 0
        ? [{ label: say(because('desktop_drafts')), click: () => actions.open(draftsPath) }]
        : []),
      agentItem(agent, actions, say),
    ],
    [...update],
    startupItems(startup, actions, say),
    [{ label: say(because('desktop_quit')), click: () => actions.quit() }],
  )
}

export function trayTip(agent: AgentView, say: Say): string {
  // Windows shows no more than 127 characters.
  return shortened(`PAL Admin: ${say(agent.line)}`, 127)
}

function shortened(text: string, most = 80): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
