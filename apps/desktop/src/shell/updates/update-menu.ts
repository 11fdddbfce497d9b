import { because, type Reason, type Say } from '@pal/core/texts/reason'

import type { Item } from '../logic/menu-item.ts'
import type { UpdateState } from './machine.ts'

export interface UpdateDeeds {
  check(): void
  /** Shows what was found, and asks what to do with it. */
  offer(): void
  tell(why: Reason): void
  beta(wanted: boolean): void
}

/** What Help says of updates: one line that always fits the present state. */
export function updateItems(
  state: UpdateState,
  beta: boolean,
  actions: UpdateDeeds,
  say: Say,
): Item[] {
  if (state.at === 'off') return [{ label: say(state.why), enabled: false }]
  return [
    updateItem(state, actions, say),
    {
      label: say(because('update_menu_beta')),
      type: 'checkbox',
      checked: beta,
      click: () => actions.beta(!beta),
    },
  ]
}

/** What the tray says of an update: nothing, until one is there. */
export function waitingUpdate(state: UpdateState, actions: UpdateDeeds, say: Say): Item[] {
  const isThere = ['available', 'downloading', 'ready'].includes(state.at)
  const isOffered = state.at === 'checking' && state.offered !== null
  return state.at !== 'off' && (isThere || isOffered) ? [updateItem(state, actions, say)] : []
}

function updateItem(
  state: Exclude<UpdateState, { at: 'off' }>,
  actions: UpdateDeeds,
  say: Say,
): Item {
  switch (state.at) {
    case 'available':
    case 'ready': {
      const { version } = state.release
      const code = state.at === 'ready' ? 'update_menu_restart' : 'update_menu_available'
      return { label: say(because(code, { version })), click: () => actions.offer() }
    }
    case 'downloading': {
      const { percent } = state
      return { label: say(because('update_menu_downloading', { percent })), enabled: false }
    }
    case 'failed': {
      const { why } = state
      return { label: say(because('update_menu_failed')), click: () => actions.tell(why) }
    }
    case 'checking':
    case 'installing':
      return { label: say(because('update_menu_checking')), enabled: false }
    case 'idle':
    case 'waiting':
      return { label: say(because('update_menu_check')), click: () => actions.check() }
  }
}

export interface Circumstances {
  readonly packaged: boolean
  readonly store: boolean
  readonly hasFeed: boolean
  readonly hasKey: boolean
}

/** Why this copy looks for no updates; null where it does. */
export function whyOff({ packaged, store, hasFeed, hasKey }: Circumstances): Reason | null {
  if (!packaged) return because('update_development')
  if (store) return because('update_by_store')
  if (!hasFeed) return because('update_no_feed')
  return hasKey ? null : because('update_no_key')
}
