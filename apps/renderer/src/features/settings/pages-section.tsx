import { Button } from '@mantine/core'
import { IconBrandFacebook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { FormSection } from '../../components/form-section.tsx'
import { connectedPages } from '../../lib/connected-pages.ts'
import { reasonOf } from '../../lib/errors.ts'
import { exactTime } from '../../lib/format-time.ts'
import { toast } from '../../lib/toasts.ts'
import { useDisconnectPage } from './mutations.ts'
import { settingsQueries } from './queries.ts'

import classes from './pages-section.module.css'

/** Which pages are connected, and who logged in. */
export function PagesSection() {
  const { t, i18n } = useTranslation()
  const pages = useQuery(connectedPages)
  const session = useQuery(settingsQueries.session)
  const disconnect = useDisconnectPage()
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null)
  const confirm = () => {
    if (!leaving) return
    disconnect.mutate(leaving.id, {
      onSuccess: () => toast.success(t('settings.pages.disconnected', { name: leaving.name })),
      onSettled: () => setLeaving(null),
    })
  }
  return (
    <FormSection
      title={t('settings.pages.title')}
      text={t('settings.pages.text')}
      aside={
        session.data ? (
          <p className={classes['session']}>
            {t('settings.pages.loggedIn', {
              name: session.data.userName,
              date: exactTime(session.data.authenticatedAt, i18n.language),
            })}
          </p>
        ) : null
      }
    >
      {pages.error && !pages.data ? (
        <ErrorState
          title={t('settings.pages.loadFailed')}
          text={reasonOf(pages.error)}
          onRetry={() => void pages.refetch()}
          details={String(pages.error)}
        />
      ) : null}
      {pages.data?.length === 0 ? (
        <p className={classes['none']}>{t('settings.pages.none')}</p>
      ) : null}
      {pages.data && pages.data.length > 0 ? (
        <ul className={classes['list']} aria-label={t('settings.pages.list')}>
          {pages.data.map(({ id, name, category }) => (
            <li key={id}>
              <IconBrandFacebook size={18} stroke={1.6} aria-hidden />
              <span className={classes['name']} dir="auto">
                {name}
              </span>
              <span className={classes['category']}>{category}</span>
              <Button
                variant="default"
                size="xs"
                aria-label={t('settings.pages.disconnectLabel', { name })}
                onClick={() => setLeaving({ id, name })}
              >
                {t('settings.pages.disconnect')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        opened={leaving !== null}
        title={t('settings.pages.disconnectTitle', { name: leaving?.name ?? '' })}
        text={t('settings.pages.disconnectText')}
        confirmLabel={t('settings.pages.disconnect')}
        busy={disconnect.isPending}
        onConfirm={confirm}
        onClose={() => setLeaving(null)}
      />
    </FormSection>
  )
}
