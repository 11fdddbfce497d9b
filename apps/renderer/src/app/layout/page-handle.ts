import { useMatches } from 'react-router-dom'

import type { navItems } from './nav-items.ts'

/** What a route tells the frame about itself. */
export interface PageHandle {
  readonly title: (typeof navItems)[number]['label'] | 'nav.help' | 'notFound.title'
  /** Uses the whole window instead of 1,440 px. */
  readonly wide?: boolean
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}

export function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle)
}
