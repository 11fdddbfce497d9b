import type { ReasonAnswer } from '@pal/core/contract/reason'
import type { SystemStatus } from '@pal/core/contract/system'
import { useQuery } from '@tanstack/react-query'

import { paths } from '../paths.ts'
import { reasonText } from '../reason-text.ts'
import { systemStatus } from './system-status.ts'

/** Why the agent answers nobody on a page; null while it does, and until that is known. */
export function useAgentStopped(pageId: string): string | null {
  const { data } = useQuery(systemStatus)
  if (!data) return null
  const { state, reason } = data.agent
  if (state === 'down' || state === 'not_configured') return reason ? reasonText(reason) : ''
  const page = data.pages.find((each) => each.pageId === pageId)
  if (page?.state !== 'down') return null
  return page.reason ? reasonText(page.reason) : ''
}

/** Where what stops it can be put right; null where that is no matter of a setting. */
export function useStoppedAt(pageId: string): string | null {
  const { data } = useQuery(systemStatus)
  if (!data) return null
  if (data.pages.some((page) => page.pageId === pageId && page.state === 'down')) {
    return paths.integrations
  }
  const { agent, ai } = data
  return agent.reason !== null && ai?.reason?.message === agent.reason.message
    ? paths.aiSettings
    : null
}

const disconnected: ReasonAnswer = { code: 'page_disconnected', message: '' }

/** Why no customer of an active campaign's page is answered: it is down, or not connected any more. */
export function pageCut({ agent, pages }: SystemStatus, pageId: string): ReasonAnswer | null {
  const page = pages.find((each) => each.pageId === pageId)
  if (page) return page.state === 'down' ? page.reason : null
  return agent.pages.working < agent.pages.all ? disconnected : null
}
