import { agentPause } from '@pal/core/texts/en/frame/agent-pause'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'

import { api } from '../api.ts'
import { systemStatus } from '../queries/system-status.ts'
import { toast } from '../toasts.ts'

// Its words come with it: the frame is drawn without them.
i18next.addResourceBundle('en', 'translation', { agentPause }, true)

const undoMs = 10_000

/** Pauses the agent on all pages, or lets it go on. */
export function usePauseAgent() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const changed = () => queryClient.invalidateQueries({ queryKey: systemStatus.queryKey })
  const save = (paused: boolean) => api.call('settings.save', { body: { agent: { paused } } })
  const resume = useMutation({
    mutationFn: () => save(false),
    meta: { failureTitle: t('agentPause.resumeFailed') },
    onSuccess: changed,
  })
  const pause = useMutation({
    mutationFn: () => save(true),
    meta: { failureTitle: t('agentPause.pauseFailed') },
    onSuccess: () => {
      toast.success(t('agentPause.paused'), t('agentPause.help'), {
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
