import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { FormSection } from '../../../components/fields/form-section.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { api } from '../../../lib/api.ts'
import { dateText, exactTime } from '../../../lib/format/format-time.ts'
import { toast } from '../../../lib/toasts.ts'
import { dataKey, dataQueries } from './data-queries.ts'

import classes from './data-tab.module.css'

/** Backups that still hold somebody who was erased; nothing where there are none. */
export function HoldersSection() {
  const { t, i18n } = useTranslation()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { data, error, refetch } = useQuery(dataQueries.holders)
  const rewrite = useMutation({
    mutationFn: () => api.call('data.rewrite'),
    meta: { failureTitle: t('settings.data.holders.rewriteFailed') },
    onSuccess: () => toast.success(t('settings.data.holders.rewritten')),
    onSettled: () => {
      setAsking(false)
      return queryClient.invalidateQueries({ queryKey: dataKey })
    },
  })
  if (!error && !data?.holders.length) return null
  const day = (time: string) => dateText(time, i18n.language)
  return (
    <FormSection title={t('settings.data.holders.title')} text={t('settings.data.holders.text')}>
      {error && !data ? (
        <QueryError title={t('settings.data.holders.failed')} query={{ error, refetch }} />
      ) : null}
      {data ? (
        <div className={classes['stack']}>
          <ul className={classes['list']} aria-label={t('settings.data.holders.list')}>
            {data.holders.map(({ kind, name, madeAt, goesAt }) => (
              <li key={name}>
                <span className={classes['what']}>
                  {t(`settings.data.holders.kind.${kind}`, {
                    name:
                      kind === 'backup' && madeAt !== null
                        ? exactTime(madeAt, i18n.language)
                        : name,
                  })}
                </span>
                <span className={classes['meta']}>
                  {goesAt === null
                    ? t('settings.data.holders.stays')
                    : t('settings.data.holders.goes', { day: day(goesAt) })}
                </span>
              </li>
            ))}
          </ul>
          <div className={classes['buttons']}>
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('settings.data.holders.rewrite')}
            </Button>
          </div>
        </div>
      ) : null}
      <ConfirmDialog
        opened={asking}
        title={t('settings.data.holders.rewriteTitle')}
        text={t('settings.data.holders.rewriteText')}
        confirmLabel={t('settings.data.holders.rewriteConfirm')}
        busy={rewrite.isPending}
        onConfirm={() => rewrite.mutate()}
        onClose={() => setAsking(false)}
      />
    </FormSection>
  )
}
