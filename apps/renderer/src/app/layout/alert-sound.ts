import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { settingsQuery } from '../../lib/queries/settings.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { taskCount } from '../../lib/queries/task-count.ts'

/** Sounds once when more customers, or drafts for them, wait for the seller than before, where Settings say so. */
export function AlertSound() {
  const queryClient = useQueryClient()
  const tasks = useQuery(taskCount).data
  const agent = useQuery(systemStatus).data?.agent
  const needing = agent && agent.needHuman + agent.drafts
  const before = useRef({ tasks, needing })
  /** How often there was somebody new, and how much of it has been announced. */
  const [news, setNews] = useState(0)
  const announced = useRef(0)
  const settings = useQuery({
    ...settingsQuery,
    enabled: news > 0,
  }).data?.notifications
  useEffect(() => {
    const more = before.current.tasks !== undefined && before.current.tasks !== tasks
    before.current.tasks = tasks
    // Tasks are announced at once; the status is asked for now and then.
    if (more) void queryClient.invalidateQueries({ queryKey: systemStatus.queryKey })
  }, [tasks, queryClient])
  useEffect(() => {
    const { needing: old } = before.current
    before.current.needing = needing
    if (old !== undefined && needing !== undefined && needing > old) setNews((count) => count + 1)
  }, [needing])
  useEffect(() => {
    if (!settings || announced.current === news) return
    announced.current = news
    if (!settings.sound || !settings.conversationAlerts) return
    // Without its sound the badge still tells.
    import('../../lib/sound/chime.ts').then(({ chime }) => chime()).catch(() => undefined)
  }, [news, settings])
  return null
}
