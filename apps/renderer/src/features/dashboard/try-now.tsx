import { UnstyledButton } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../lib/api.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { toast } from '../../lib/toasts.ts'

import classes from './system-tiles.module.css'

/** Facebook is asked at once: by itself it may take another half minute. */
export function TryNow() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const tries = useMutation({
    mutationFn: () => api.call('facebook.tryNow'),
    meta: { failureTitle: t('dashboard.system.stillDown') },
    onSuccess: ({ success, reason }) => {
      if (success) toast.success(t('dashboard.system.back'))
      else toast.failure(t('dashboard.system.stillDown'), reason ? reasonText(reason) : undefined)
      return queryClient.invalidateQueries({ queryKey: systemStatus.queryKey })
    },
  })
  return (
    <UnstyledButton
      className={classes['fix']}
      disabled={tries.isPending}
      onClick={() => tries.mutate()}
    >
      {t(tries.isPending ? 'dashboard.system.trying' : 'dashboard.system.tryNow')}
    </UnstyledButton>
  )
}
