import type { Reason } from '@pal/core/texts/reason'

/** A release that was checked: signed by us, and newer than what runs. */
export interface Release {
  readonly version: string
  readonly notes: string
  /** This program cannot install it: the person has to fetch it. */
  readonly byHand: boolean
}

export type UpdateState =
  | { readonly at: 'off'; readonly why: Reason }
  | { readonly at: 'idle' }
  /** What was offered before stays offered while a newer one is looked for. */
  | { readonly at: 'checking'; readonly asked: boolean; readonly offered: Release | null }
  /** Found, and not offered before its time. */
  | { readonly at: 'waiting'; readonly release: Release; readonly until: number }
  | { readonly at: 'available'; readonly release: Release }
  | { readonly at: 'downloading'; readonly release: Release; readonly percent: number }
  | { readonly at: 'ready'; readonly release: Release }
  | { readonly at: 'installing'; readonly release: Release }
  | { readonly at: 'failed'; readonly why: Reason }

export type UpdateEvent =
  /** A person asked, or the time for it has come. */
  | { readonly is: 'check'; readonly asked: boolean }
  | { readonly is: 'nothing' }
  | { readonly is: 'found'; readonly release: Release; readonly until: number | null }
  | { readonly is: 'time'; readonly now: number }
  | { readonly is: 'download' }
  | { readonly is: 'progress'; readonly percent: number }
  | { readonly is: 'downloaded' }
  | { readonly is: 'install' }
  /** The person would rather not leave the window now. */
  | { readonly is: 'stayed' }
  | { readonly is: 'failed'; readonly why: Reason }

/**
 * How the program comes to a newer version of itself. Nothing leads to `installing` but a person's
 * word on what is ready, and nothing to `ready` but a whole download; whatever does not fit the
 * state changes nothing.
 */
export function nextUpdateState(state: UpdateState, event: UpdateEvent): UpdateState {
  switch (event.is) {
    case 'check':
      if (state.at === 'available') {
        return { at: 'checking', asked: event.asked, offered: state.release }
      }
      return state.at === 'idle' || state.at === 'failed' || state.at === 'waiting'
        ? { at: 'checking', asked: event.asked, offered: null }
        : state
    case 'nothing':
      return state.at === 'checking' ? { at: 'idle' } : state
    case 'found':
      if (state.at !== 'checking') return state
      return event.until !== null &&
        !state.asked &&
        state.offered?.version !== event.release.version
        ? { at: 'waiting', release: event.release, until: event.until }
        : { at: 'available', release: event.release }
    case 'time':
      return state.at === 'waiting' && event.now >= state.until
        ? { at: 'available', release: state.release }
        : state
    case 'download':
      return state.at === 'available' && !state.release.byHand
        ? { at: 'downloading', release: state.release, percent: 0 }
        : state
    case 'progress':
      return state.at === 'downloading'
        ? { ...state, percent: Math.min(100, Math.max(state.percent, Math.floor(event.percent))) }
        : state
    case 'downloaded':
      return state.at === 'downloading' ? { at: 'ready', release: state.release } : state
    case 'install':
      return state.at === 'ready' ? { at: 'installing', release: state.release } : state
    case 'stayed':
      return state.at === 'installing' ? { at: 'ready', release: state.release } : state
    case 'failed':
      if (state.at === 'checking' && state.offered && !state.asked) {
        return { at: 'available', release: state.offered }
      }
      return state.at === 'checking' || state.at === 'downloading' || state.at === 'installing'
        ? { at: 'failed', why: event.why }
        : state
  }
}
