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

/** The one line that always fits the present state, and what it opens. */
export interface UpdateChoice {
  readonly label: Reason
  /** Null where there is nothing to do. */
  readonly open: (() => void) | null
}

/** What Help says of updates. */
export function updateItems(
  state: UpdateState,
  beta: boolean,
  actions: UpdateDeeds,
  say: Say,
): Item[] {
  const item = itemOf(updateChoice(state, actions), say)
  if (state.at === 'off') return [item]
  return [
    item,
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
  return isThere || isOffered ? [itemOf(updateChoice(state, actions), say)] : []
}

function itemOf({ label, open }: UpdateChoice, say: Say): Item {
  return open ? { label: say(label), click: open } : { label: say(label), enabled: false }
}

export function updateChoice(state: UpdateState, actions: UpdateDeeds): UpdateChoice {
  switch (state.at) {
    case 'off':
      return { label: state.why, open: null }
    case 'available':
    case 'ready': {
      const { version } = state.release
      const code = state.at === 'ready' ? 'update_menu_restart' : 'update_menu_available'
      return { label: because(code, { version }), open: () => actions.offer() }
    }
    case 'downloading': {
      const { percent } = state
      return { label: because('update_menu_downloading', { percent }), open: null }
    }
    case 'failed': {
      const { why } = state
      return { label: because('update_menu_failed'), open: () => actions.tell(why) }
    }
    case 'checking':
    case 'installing':
      return { label: because('update_menu_checking'), open: null }
    case 'idle':
    case 'waiting':
      return { label: because('update_menu_check'), open: () => actions.check() }
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
