import type { News } from '@pal/core/contract/notifications'
import { because, type Catalogue, messageOf } from '@pal/core/texts/reason'

import { draftsPath, needYouPath } from './tray-menu.ts'

/** What the desktop shows, and the page that a click opens. */
export interface Alert {
  readonly title: string
  readonly body: string
  readonly path: string
}

const gathered = {
  order: { title: 'desktop_orders_title', path: '/orders' },
  human: { title: 'desktop_humans_title', path: needYouPath },
  draft: { title: 'desktop_drafts_title', path: draftsPath },
  stock: { title: 'desktop_stock_title', path: '/' },
} as const
const gatheredKinds = ['order', 'human', 'draft', 'stock'] as const

/** Several orders or customers that came together are one notification; the rest is told by itself. */
export function alertsOf(news: readonly News[], catalogue: Catalogue): Alert[] {
  const several = gatheredKinds.flatMap((kind) => {
    const those = news.filter((each) => each.kind === kind)
    if (those.length < 2) return those.map(alertOf)
    const { title, path } = gathered[kind]
    return {
      title: messageOf(because(title, { count: those.length }), catalogue),
      body: those.map(({ name }) => name).join(', '),
      path,
    }
  })
  // Pages are told of by how the agent is.
  const single = news.filter(({ kind }) => kind === 'budget' || kind === 'trust')
  return [...several, ...single.map(alertOf)]
}

const alertOf = ({ title, text: body, path }: News): Alert => ({ title, body, path })
