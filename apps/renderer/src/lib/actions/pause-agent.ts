import type { SettingsPatch } from '@pal/core/contract/settings'
import type { SystemStatus } from '@pal/core/contract/system'
import { agentPause } from '@pal/core/texts/en/frame/agent-pause'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'

import { api } from '../api.ts'
import { comingTime } from '../format/format-time.ts'
import { systemStatus } from '../queries/system-status.ts'
import { toast } from '../toasts.ts'

// Its words come with it: the frame is drawn without them.
i18next.addResourceBundle('en', 'translation', { agentPause }, true)

const undoMs = 10_000

export const pauses = ['untilResumed', 'hour', 'tomorrow'] as const
type PauseFor = (typeof pauses)[number]

/** Whether the agent is off because the seller has paused it. */
export const isPaused = (agent: Pick<SystemStatus['agent'], 'reason'> | undefined): boolean =>
  agent?.reason?.code.startsWith('agent_paused') ?? false

/** Pauses the agent on all pages, or lets it go on. */
export function usePauseAgent() {
  const { t, i18n } = useTranslation()
  const queryClient = useQueryClient()
  const changed = () => queryClient.invalidateQueries({ queryKey: systemStatus.queryKey })
  const save = (agent: SettingsPatch['agent']) => api.call('settings.save', { body: { agent } })
  const resume = useMutation({
    mutationFn: () => save({ paused: false }),
    meta: { failureTitle: t('agentPause.resumeFailed') },
    onSuccess: changed,
  })
  const pause = useMutation({
    mutationFn: (lasts: PauseFor) =>
      save({ paused: true, ...(lasts !== 'untilResumed' && { pauseFor: lasts }) }),
    meta: { failureTitle: t('agentPause.pauseFailed') },
    onSuccess: ({ agent: { pausedUntil } }) => {
      const time = pausedUntil && comingTime(pausedUntil, Date.now(), i18n.language)
      const help = time ? t('agentPause.helpUntil', { time }) : t('agentPause.help')
      toast.success(t('agentPause.paused'), help, {
        label: t('agentPause.resume'),
        run: () => resume.mutate(),
        forMs: undoMs,
        about: ['agent'],
      })
      return changed()
    },
  })
  return { pause, resume }
}
