import { Button } from '@mantine/core'
import type { Campaign } from '@pal/core/contract/campaigns'
import type { Example } from '@pal/core/contract/drafts'
import { IconSchool } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { SideDrawer } from '../../../components/dialogs/side-drawer.tsx'
import { EmptyState } from '../../../components/notices/empty-state.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { TimeAgo } from '../../../components/time-ago.tsx'
import { api } from '../../../lib/api.ts'
import { pathTo } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toasts.ts'
import { campaignKey } from './renew.ts'

import classes from './examples-drawer.module.css'

const shownAtOnce = 50
const examplesKey = (id: number) => [...campaignKey, 'examples', id]

interface ExamplesDrawerProps {
  readonly campaign: Campaign
  readonly onClose: () => void
}

/** What the agent of a campaign was shown by its seller, and the way to take each out again. */
export function ExamplesDrawer({ campaign, onClose }: ExamplesDrawerProps) {
  const { t } = useTranslation()
  const { id, name } = campaign
  const [shown, setShown] = useState(shownAtOnce)
  const list = useQuery({
    queryKey: examplesKey(id),
    queryFn: ({ signal }) => api.call('drafts.examples', { params: { id } }, signal),
  })
  const { data: learns = true } = useQuery({
    queryKey: ['settings', 'learns'],
    queryFn: ({ signal }) => api.call('settings.get', {}, signal),
    select: ({ ai }) => ai.enableLearning,
  })
  const examples = list.data ?? []
  return (
    <SideDrawer opened title={t('campaigns.learned.title', { name })} size={560} onClose={onClose}>
      <div className={classes['body']}>
        <p className={classes['note']}>{t('campaigns.learned.note')}</p>
        {learns ? null : <p className={classes['off']}>{t('campaigns.learned.off')}</p>}
        {list.error && !list.data ? (
          <QueryError title={t('campaigns.learned.loadFailed')} query={list} />
        ) : list.data?.length === 0 ? (
          <EmptyState
            icon={IconSchool}
            title={t('campaigns.learned.none')}
            text={t('campaigns.learned.noneText')}
          />
        ) : (
          <ul className={classes['list']} aria-label={t('campaigns.learned.menu')}>
            {examples.slice(0, shown).map((example) => (
              <ExampleRow key={example.id} campaignId={id} example={example} />
            ))}
          </ul>
        )}
        {examples.length > shown ? (
          <Button variant="default" onClick={() => setShown(shown + shownAtOnce)}>
            {t('campaigns.learned.more')}
          </Button>
        ) : null}
      </div>
    </SideDrawer>
  )
}

interface ExampleRowProps {
  readonly campaignId: number
  readonly example: Example
}

function ExampleRow({ campaignId, example }: ExampleRowProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { id, conversationId, question, answer, at } = example
  const remove = useMutation({
    mutationFn: () =>
      api.call('drafts.forgetExample', { params: { id: campaignId, exampleId: String(id) } }),
    meta: { failureTitle: t('campaigns.learned.removeFailed') },
    onSuccess: () => toast.success(t('campaigns.learned.removed')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: examplesKey(campaignId) }),
  })
  return (
    <li className={classes['row']}>
      <dl className={classes['pair']}>
        <dt>{t('campaigns.learned.asked')}</dt>
        <dd className={classes['question']} dir="auto">
          {question}
        </dd>
        <dt>{t('campaigns.learned.said')}</dt>
        <dd dir="auto">{answer}</dd>
      </dl>
      <div className={classes['foot']}>
        <Link to={pathTo.conversation(conversationId)}>
          <TimeAgo time={at} />
        </Link>
        <Button
          variant="default"
          size="compact-sm"
          loading={remove.isPending}
          aria-label={t('campaigns.learned.removeNamed', { question })}
          onClick={() => remove.mutate()}
        >
          {t('campaigns.learned.remove')}
        </Button>
      </div>
    </li>
  )
}
