import { Button, NativeSelect, TextInput } from '@mantine/core'
import { mostRehearsed } from '@pal/core/constants'
import type { Campaign } from '@pal/core/contract/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FilterButton } from '../../components/lists/filter-bar.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { useCostText } from '../../lib/queries/use-cost-text.ts'
import type { RehearsalRequest } from '../../lib/rehearsal/request.ts'
import { CandidateList } from './candidate-list.tsx'
import { rehearsalQueries, useStartRehearsal } from './rehearsal-queries.ts'

import classes from './rehearsal.module.css'

interface RehearsalSetupProps {
  readonly asked: RehearsalRequest
  readonly campaigns: readonly Campaign[]
  readonly onStarted: () => void
}

const runChoices = [1, 2, 3, 4, 5]

/** Which conversations, against which settings and model, and how often. */
export function RehearsalSetup({ asked, campaigns, onStarted }: RehearsalSetupProps) {
  const { t, i18n } = useTranslation()
  const costText = useCostText()
  const first =
    campaigns.find(({ id }) => id === asked.campaignId) ??
    campaigns.find(({ status }) => status === 'active') ??
    campaigns[0]
  const [campaignId, setCampaignId] = useState(first?.id ?? 0)
  const [model, setModel] = useState(asked.settings?.ai?.model ?? '')
  const [runs, setRuns] = useState(1)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const candidates = useQuery(rehearsalQueries.candidates(campaignId))
  const [onlyKept, setOnlyKept] = useState<boolean | null>(asked.offered ? null : false)
  const start = useStartRehearsal()
  const all = candidates.data ?? []
  const kept = all.filter((one) => one.kept)
  // By an offer what is kept for it, as far as anything is.
  const keptShown = onlyKept ?? kept.length > 0
  const shown = keptShown ? kept : all.slice(0, mostRehearsed)
  const chosen = shown.filter(({ conversationId }) => !left.has(conversationId))
  const cost = chosen.reduce((sum, one) => sum + one.cost, 0) * runs
  const submit = () => {
    const ai = { ...asked.settings?.ai, ...(model.trim() === '' ? {} : { model: model.trim() }) }
    const settings = { ...asked.settings, ...(Object.keys(ai).length > 0 ? { ai } : {}) }
    start.mutate(
      {
        campaignId,
        conversationIds: chosen.map(({ conversationId }) => conversationId),
        runs,
        settings,
      },
      { onSuccess: onStarted },
    )
  }
  return (
    <>
      <p className={classes['note']}>{t('rehearsal.note')}</p>
      <div className={classes['fields']}>
        <NativeSelect
          label={t('rehearsal.campaign')}
          value={String(campaignId)}
          onChange={({ currentTarget }) => {
            setCampaignId(Number(currentTarget.value))
            setLeft(new Set())
          }}
          data={campaigns.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextInput
          label={t('rehearsal.model')}
          placeholder={t('rehearsal.savedModel')}
          maxLength={100}
          spellCheck={false}
          value={model}
          onChange={({ currentTarget }) => setModel(currentTarget.value)}
        />
        <NativeSelect
          label={t('rehearsal.runs')}
          value={String(runs)}
          onChange={({ currentTarget }) => setRuns(Number(currentTarget.value))}
          data={runChoices.map((each) => ({
            value: String(each),
            label: wholeNumber(each, i18n.language),
          }))}
        />
      </div>
      {asked.settings && !asked.offered ? (
        <p className={classes['unsaved']}>{t('rehearsal.unsaved')}</p>
      ) : null}
      {candidates.error ? (
        <QueryError title={t('rehearsal.loadFailed')} query={candidates} />
      ) : null}
      {candidates.data?.length === 0 ? (
        <p className={classes['empty']}>{t('rehearsal.none')}</p>
      ) : null}
      {all.length > 0 ? (
        <>
          <div className={classes['which']} role="group" aria-label={t('rehearsal.which')}>
            <FilterButton
              label={t('rehearsal.newest')}
              count={undefined}
              pressed={!keptShown}
              onPress={() => setOnlyKept(false)}
            />
            <FilterButton
              label={t('rehearsal.kept')}
              count={wholeNumber(kept.length, i18n.language)}
              pressed={keptShown}
              onPress={() => setOnlyKept(true)}
            />
          </div>
          {shown.length > 0 ? (
            <CandidateList candidates={shown} left={left} onLeft={setLeft} />
          ) : (
            <p className={classes['empty']}>{t('rehearsal.noneKept')}</p>
          )}
        </>
      ) : null}
      <div className={classes['foot']}>
        <span className={classes['meta']}>
          {chosen.length > 0
            ? t('rehearsal.estimate', {
                chosen: wholeNumber(chosen.length, i18n.language),
                cost: costText(cost),
              })
            : null}
        </span>
        <Button loading={start.isPending} disabled={chosen.length === 0} onClick={submit}>
          {t('rehearsal.start')}
        </Button>
      </div>
    </>
  )
}
