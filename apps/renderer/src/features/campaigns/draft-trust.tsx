import { Button } from '@mantine/core'
import { trustedFrom } from '@pal/core/agent/outcome/draft-trust'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { TimeAgo } from '../../components/time-ago.tsx'
import { api } from '../../lib/api.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'

import classes from './draft-trust.module.css'

// Under the chats: what became of a draft changes with them.
const trustKey = (id: number) => ['conversations', 'trust', id]

export function useDraftTrust(id: number, enabled: boolean) {
  return useQuery({
    queryKey: trustKey(id),
    queryFn: ({ signal }) => api.call('drafts.trust', { params: { id } }, signal),
    enabled,
  })
}

type Subject = NonNullable<ReturnType<typeof useDraftTrust>['data']>[number]

/** How far the agent can be trusted, by what its drafts are about. */
export function DraftTrust({ id }: { readonly id: number }) {
  const { t, i18n } = useTranslation()
  const { data, isError } = useDraftTrust(id, true)
  if (isError && !data) return <p className={classes['hint']}>{t('campaigns.trust.loadFailed')}</p>
  if (!data) return null
  const shown = data.filter(
    ({ drafts, automatic, takenBack }) => drafts > 0 || automatic || takenBack !== null,
  )
  return (
    <>
      {shown.length > 0 ? (
        <ul className={classes['list']} aria-label={t('campaigns.trust.title')}>
          {shown.map((each) => (
            <SubjectRow key={each.subject} id={id} of={each} />
          ))}
        </ul>
      ) : null}
      {data.some(({ automatic, trusted }) => automatic || trusted) ? null : (
        <p className={classes['hint']}>
          {t('campaigns.trust.hint', { number: wholeNumber(trustedFrom, i18n.language) })}
        </p>
      )}
    </>
  )
}

function SubjectRow({ id, of }: { readonly id: number; readonly of: Subject }) {
  const { t, i18n } = useTranslation()
  const change = useSetTrust(id)
  const { subject, drafts, automatic, trusted, takenBack } = of
  const name = t(`campaigns.trust.subjects.${subject}`)
  const unchanged = t('campaigns.trust.unchanged', {
    unchanged: wholeNumber(of.unchanged, i18n.language),
    drafts: wholeNumber(drafts, i18n.language),
  })
  const figures = [
    ...(automatic ? [t('campaigns.trust.automatic')] : []),
    ...(drafts > 0 ? [unchanged] : []),
  ].join(' · ')
  return (
    <li className={classes['row']}>
      <span className={classes['words']}>
        <span className={classes['name']}>{name}</span>
        {figures === '' ? null : <span className={classes['figures']}>{figures}</span>}
        {takenBack === null ? null : (
          <span className={classes['taken']}>
            {t('campaigns.trust.takenBack', {
              answers: wholeNumber(takenBack.answers, i18n.language),
              corrected: wholeNumber(takenBack.corrected, i18n.language),
            })}{' '}
            <TimeAgo time={takenBack.at} />
          </span>
        )}
      </span>
      {automatic || trusted ? (
        <Button
          variant="default"
          size="compact-sm"
          loading={change.isPending}
          aria-label={t(automatic ? 'campaigns.trust.backNamed' : 'campaigns.trust.letNamed', {
            subject: name,
          })}
          onClick={() => change.mutate({ subject, automatic: !automatic })}
        >
          {t(automatic ? 'campaigns.trust.back' : 'campaigns.trust.let')}
        </Button>
      ) : null}
    </li>
  )
}

function useSetTrust(id: number) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<Subject, 'subject' | 'automatic'>) =>
      api.call('drafts.setTrust', { params: { id }, body }),
    meta: { failureTitle: t('campaigns.draftModeFailed') },
    onSuccess: (trust) => queryClient.setQueryData(trustKey(id), trust),
    onError: () => queryClient.invalidateQueries({ queryKey: trustKey(id) }),
  })
}
