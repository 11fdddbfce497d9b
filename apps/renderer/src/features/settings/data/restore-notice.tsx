import { Button } from '@mantine/core'
import type { Answer } from '@pal/core/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { exactTime } from '../../../lib/format/format-time.ts'
import { toast } from '../../../lib/toasts.ts'
import { dataKey } from './data-queries.ts'

import classes from './data-tab.module.css'

interface RestoreNoticeProps {
  readonly backups: Answer<'data.backups'>
  /** Something else is under way that a restart would break off. */
  readonly busy: boolean
}

/** The backup that waits for the next start, with the way to it and back; then what came of it. */
export function RestoreNotice({ backups, busy }: RestoreNoticeProps) {
  const { t, i18n } = useTranslation()
  const queryClient = useQueryClient()
  const { restoring, restored, restarts } = backups
  const keep = useMutation({
    mutationFn: () => api.call('data.cancelRestore'),
    meta: { failureTitle: t('settings.data.backups.keepFailed') },
    onSuccess: () => toast.success(t('settings.data.backups.kept')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dataKey }),
  })
  const restart = useMutation({
    mutationFn: () => api.call('data.restart'),
    meta: { failureTitle: t('settings.data.backups.restartFailed') },
    onSuccess: () => toast.success(t('settings.data.backups.restarting')),
  })
  if (restoring) {
    // It answers before it restarts: until it is there again nothing more can be asked of it.
    const restarting = restart.isPending || restart.isSuccess
    const waiting = busy || keep.isPending || restarting
    return (
      <div className={classes['notice']}>
        <p role="status">
          {t(`settings.data.backups.${restarts ? 'restoringSoon' : 'restoring'}`, {
            time: exactTime(restoring.madeAt, i18n.language),
          })}
        </p>
        <div className={classes['buttons']}>
          {restarts ? (
            <Button
              size="xs"
              loading={restarting}
              disabled={waiting}
              onClick={() => restart.mutate()}
            >
              {t('settings.data.backups.restart')}
            </Button>
          ) : null}
          <Button
            variant="default"
            size="xs"
            loading={keep.isPending}
            disabled={waiting}
            onClick={() => keep.mutate()}
          >
            {t('settings.data.backups.keep')}
          </Button>
        </div>
      </div>
    )
  }
  if (!restored) return null
  return (
    <p className={classes['restored']} role="status">
      {t('settings.data.backups.restored', {
        time: exactTime(restored.madeAt, i18n.language),
        folder: restored.setAside,
      })}
    </p>
  )
}
