import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { FormSection } from '../../../components/fields/form-section.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { api } from '../../../lib/api.ts'
import { dateText } from '../../../lib/format/format-time.ts'
import { useSession } from '../../../lib/session.ts'
import { toast } from '../../../lib/toasts.ts'
import { dataQueries } from './data-queries.ts'

import classes from './data-tab.module.css'

/** Signing out of a browser; the desktop window has nothing to sign out of. */
export function SessionSection() {
  const { t, i18n } = useTranslation()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { data, error, refetch } = useQuery(dataQueries.session)
  const end = useMutation({
    mutationFn: (which: 'this' | 'others') => api.call('session.end', { body: { which } }),
    meta: { failureTitle: t('settings.data.session.outFailed') },
    onSuccess: (_, which) => {
      // Nothing of it stays in a browser that is left.
      if (which === 'this') return useSession.setState({ connected: false, held: false })
      toast.success(t('settings.data.session.othersOut'))
      return queryClient.invalidateQueries({ queryKey: dataQueries.session.queryKey })
    },
  })
  if (data?.isOwnWindow || (!data && !error)) return null
  const day = data && dateText(data.openedAt, i18n.language)
  return (
    <FormSection
      title={t('settings.data.session.title')}
      text={day ? t('settings.data.session.text', { day }) : ''}
    >
      {error && !data ? (
        <QueryError title={t('settings.data.session.failed')} query={{ error, refetch }} />
      ) : null}
      {data ? (
        <div className={classes['stack']}>
          {data.others > 0 ? (
            <p>{t('settings.data.session.others', { number: data.others })}</p>
          ) : null}
          <div className={classes['buttons']}>
            <Button variant="default" loading={end.isPending} onClick={() => setAsking(true)}>
              {t('settings.data.session.out')}
            </Button>
            {data.others > 0 ? (
              <Button
                variant="default"
                loading={end.isPending}
                onClick={() => end.mutate('others')}
              >
                {t('settings.data.session.outOthers')}
              </Button>
            ) : null}
          </div>
          <ConfirmDialog
            opened={asking}
            title={t('settings.data.session.outTitle')}
            text={t('settings.data.session.outText')}
            confirmLabel={t('settings.data.session.out')}
            busy={end.isPending}
            harmless
            onConfirm={() => end.mutate('this', { onError: () => setAsking(false) })}
            onClose={() => setAsking(false)}
          />
        </div>
      ) : null}
    </FormSection>
  )
}
