import { listLimit } from '@pal/core/constants'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { api } from '../../../lib/api.ts'
import { campaignKey } from '../manage/renew.ts'

import classes from './page-taken.module.css'

/** The campaign that is active on a page; null where there is none, or it is not known yet. */
export function useActiveOn(pageId: string) {
  const active = useQuery({
    queryKey: [...campaignKey, 'active'],
    queryFn: ({ signal }) =>
      api.call('campaigns.list', { query: { limit: listLimit.most, status: 'active' } }, signal),
    refetchOnMount: 'always',
  })
  if (pageId === '') return null
  return active.data?.find(({ facebookPageId }) => facebookPageId === pageId) ?? null
}

interface PageTakenProps {
  readonly name: string
  readonly stopOther: boolean
  readonly problem: ReactNode
  readonly onChange: (stopOther: boolean) => void
}

/** A page has one active campaign: said where the page is chosen, with the way on. */
export function PageTaken({ name, stopOther, problem, onChange }: PageTakenProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['taken']} data-wrong={problem ? true : undefined}>
      <p>{t('campaigns.taken.text', { name })}</p>
      <ToggleField
        label={t('campaigns.taken.stop', { name })}
        checked={stopOther}
        path="stopOther"
        onChange={onChange}
      />
      {problem ? (
        <p className={classes['problem']} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
