import { Button } from '@mantine/core'
import { IconBrandFacebook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { dateText } from '../../../lib/format/format-time.ts'
import { connectedPages } from '../../../lib/queries/connected-pages.ts'
import { facebookStatus } from '../../../lib/queries/facebook-status.ts'
import { systemStatus } from '../../../lib/queries/system-status.ts'
import { toast } from '../../../lib/toasts.ts'
import { useCheckTokens, useDisconnectPage } from '../form/mutations.ts'
import { settingsQueries } from '../form/queries.ts'
import { CommentsDialog, CommentsProblem } from './comments-dialog.tsx'
import { DisconnectDialog, type Leave } from './disconnect-dialog.tsx'
import { PageCallsLine } from './page-calls.tsx'
import { PageCampaign } from './page-campaign.tsx'
import { PageTokenLine } from './page-token.tsx'
import { WelcomeDialog } from './welcome-dialog.tsx'

import classes from './pages-section.module.css'

interface PagesSectionProps {
  /** Leads to where a page is connected. */
  readonly onReconnect: () => void
  /** Leads to where the app secret is entered. */
  readonly onAppSecret: () => void
}

/** Which pages are connected, how long that lasts, and who logged in. */
export function PagesSection({ onReconnect, onAppSecret }: PagesSectionProps) {
  const { t, i18n } = useTranslation()
  const pages = useQuery(connectedPages)
  const config = useQuery(facebookStatus)
  const session = useQuery(settingsQueries.session)
  const tokens = useQuery(settingsQueries.pageTokens)
  const system = useQuery(systemStatus)
  const check = useCheckTokens()
  const disconnect = useDisconnectPage()
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null)
  const [commented, setCommented] = useState<{ id: string; name: string } | null>(null)
  const [asking, setAsking] = useState<{ id: string; name: string } | null>(null)
  const confirm = (choice: Leave) => {
    if (!leaving) return
    const { id, name } = leaving
    const { erase } = choice
    disconnect.mutate(
      { id, ...choice },
      {
        onSuccess: () =>
          toast.success(
            t(erase ? 'settings.pages.erased' : 'settings.pages.disconnected', { name }),
          ),
        onSettled: () => setLeaving(null),
      },
    )
  }
  const tokenLine = (id: string) => {
    const token = tokens.data?.find(({ pageId }) => pageId === id)
    if (!token) return null
    const onFix = token.state === 'not_checked' ? onAppSecret : onReconnect
    return (
      <PageTokenLine
        token={token}
        onFix={onFix}
        onRetry={() => check.mutate()}
        retrying={check.isPending}
      />
    )
  }
  const callsLine = (id: string) => {
    const calls = system.data?.pages.find(({ pageId }) => pageId === id)
    return calls ? <PageCallsLine calls={calls} /> : null
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
              date: dateText(session.data.authenticatedAt, i18n.language),
            })}
          </p>
        ) : null
      }
    >
      {pages.error && !pages.data ? (
        <QueryError title={t('settings.pages.loadFailed')} query={pages} />
      ) : null}
      {pages.data?.length === 0 ? (
        <p className={classes['none']}>
          {t(config.data?.hasPageToken ? 'settings.pages.waiting' : 'settings.pages.none')}
        </p>
      ) : null}
      {pages.data && pages.data.length > 0 ? (
        <ul className={classes['list']} aria-label={t('settings.pages.list')}>
          {pages.data.map(({ id, name, category }) => (
            <li key={id}>
              <div className={classes['page']}>
                <IconBrandFacebook size={18} stroke={1.6} aria-hidden />
                <span className={classes['name']}>
                  <bdi>{name}</bdi>
                </span>
                <span className={classes['category']}>{category}</span>
                <div className={classes['actions']}>
                  <Button
                    variant="default"
                    size="xs"
                    data-field
                    aria-label={t('settings.pages.welcome.title', { name })}
                    onClick={() => setAsking({ id, name })}
                  >
                    {t('settings.pages.welcome.button')}
                  </Button>
                  <Button
                    variant="default"
                    size="xs"
                    data-field
                    aria-label={t('settings.pages.comments.title', { name })}
                    onClick={() => setCommented({ id, name })}
                  >
                    {t('settings.pages.comments.button')}
                  </Button>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('settings.pages.disconnectLabel', { name })}
                    onClick={() => setLeaving({ id, name })}
                  >
                    {t('settings.pages.disconnect')}
                  </Button>
                </div>
              </div>
              {tokenLine(id)}
              <PageCampaign pageId={id} />
              <CommentsProblem id={id} />
              {callsLine(id)}
            </li>
          ))}
        </ul>
      ) : null}
      {pages.data && pages.data.length > 0 ? (
        <Button
          className={classes['check'] ?? ''}
          variant="default"
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          {t('settings.pages.check')}
        </Button>
      ) : null}
      {asking ? <WelcomeDialog {...asking} onClose={() => setAsking(null)} /> : null}
      {commented ? <CommentsDialog {...commented} onClose={() => setCommented(null)} /> : null}
      {leaving ? (
        <DisconnectDialog
          id={leaving.id}
          name={leaving.name}
          busy={disconnect.isPending}
          onConfirm={confirm}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </FormSection>
  )
}
