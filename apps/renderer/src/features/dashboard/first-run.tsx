import { Button, UnstyledButton } from '@mantine/core'
import type { BodyInput } from '@pal/core/contract/endpoints'
import type { Settings } from '@pal/core/contract/settings'
import type { cardQuestions } from '@pal/core/domain/cards'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Panel } from '../../components/panel.tsx'
import { api } from '../../lib/api.ts'
import { isInUtc, ownTimeZone } from '../../lib/format/own-time-zone.ts'
import { setTimeZone, timeZone } from '../../lib/format/time-zone.ts'
import { opening, paths, pathTo } from '../../lib/paths.ts'
import { facebookStatus } from '../../lib/queries/facebook-status.ts'
import { settingsQuery } from '../../lib/queries/settings.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { openTestChat } from '../../lib/test-chat.ts'
import { dashboardQueries } from './queries.ts'

import classes from './first-run.module.css'

/** Of a key that is there: sealed on another computer, mistyped, or not accepted. */
const noUse = /^ai_key_(lost|odd|refused)$/

const { newCampaign } = opening
const cards = pathTo.setting('tactics', 'settings.cards.title')
const zoneSetting = pathTo.setting('general', 'settings.general.timezone')
/** What a rented server takes for its own zone, and the shop's with it. */
const nobodysZone = /^(?:Etc\/)?UTC$/

/** What is still to do before the agent can sell, as things really are; gone once all is done. */
export function FirstRun({ onLaunch }: { readonly onLaunch: () => void }) {
  const { t } = useTranslation()
  const facebook = useQuery(facebookStatus).data
  const system = useQuery(systemStatus).data
  const campaigns = useQuery(dashboardQueries.campaigns).data
  const isElsewhere = nobodysZone.test(timeZone() ?? '') && !isInUtc()
  const { data: settings, isPending } = useQuery(settingsQuery)
  if (!facebook || !system || !campaigns || isPending) return null
  const facebookDone = facebook.hasPageToken
  const aiDone = system.ai.state !== 'not_configured' && !noUse.test(system.ai.reason?.code ?? '')
  const campaignDone = campaigns.length > 0
  const test = aiDone && campaignDone ? () => openTestChat() : null
  // A campaign can be tried while it is typed, before there is a page for it.
  const toTest = aiDone && !campaignDone ? newCampaign : null
  const steps = [
    { key: 'facebook', done: facebookDone, to: paths.integrations, act: null },
    { key: 'ai', done: aiDone, to: paths.aiSettings, act: null },
    { key: 'campaign', done: campaignDone, to: null, act: onLaunch },
    { key: 'test', done: system.agent.tried, to: toTest, act: test },
  ] as const
  const promises = {
    key: 'promises',
    done: settings && isAnswered(settings),
    to: cards,
    act: null,
  } as const
  const zone = { key: 'zone', done: false, to: zoneSetting, act: null } as const
  const asksZone = isElsewhere && settings?.appearance.keepUtc === false
  const shown = [
    ...steps,
    ...(settings?.appearance.skipPromises === false ? [promises] : []),
    ...(asksZone ? [zone] : []),
  ]
  const done = shown.filter((step) => step.done).length
  if (done === shown.length) return null
  return (
    <Panel
      title={t('dashboard.firstRun.title')}
      aside={
        <span className={classes['count']}>
          {t('dashboard.firstRun.count', { done, all: shown.length })}
        </span>
      }
    >
      <ol className={classes['steps']}>
        {shown.map(({ key, done: isDone, to, act }) => {
          const label = t(`dashboard.firstRun.${key}`)
          const Icon = isDone ? IconCircleCheckFilled : IconCircle
          return (
            <li key={key} className={classes['step']} data-done={isDone || undefined}>
              <Icon size={18} stroke={1.6} aria-hidden />
              <span className={classes['words']}>
                {!isDone && to !== null ? (
                  <Link className={classes['todo']} to={to}>
                    {label}
                  </Link>
                ) : !isDone && act !== null ? (
                  <UnstyledButton className={classes['todo']} onClick={act}>
                    {label}
                  </UnstyledButton>
                ) : (
                  <span>{label}</span>
                )}
                <span className={classes['text']}>
                  {t(isDone ? 'dashboard.firstRun.done' : `dashboard.firstRun.${key}Text`, {
                    zone: ownTimeZone(),
                  })}
                </span>
              </span>
              {key === 'zone' ? (
                <span className={classes['ways']}>
                  <Choose
                    main
                    choice={{ company: { timezone: ownTimeZone() } }}
                    label={t('dashboard.firstRun.useZone', { zone: ownTimeZone() })}
                  />
                  <Choose choice={keepUtc} label={t('dashboard.firstRun.keepUtc')} />
                </span>
              ) : null}
              {key === 'promises' && !isDone ? (
                <Choose choice={skipPromises} label={t('dashboard.firstRun.skip')} />
              ) : null}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

/** By the type, so that all of them are named: the window's first files are not to hold what cards are made of. */
const questions: Readonly<Record<(typeof cardQuestions)[number], true>> = {
  delivery: true,
  returns: true,
  payment: true,
  hours: true,
  place: true,
}

/** Each of the questions that every customer asks has a card, or the answers are written as free text. */
function isAnswered({ tactics, ai }: Pick<Settings, 'tactics' | 'ai'>): boolean {
  const isOn = (subject: string) => tactics.cards.some((card) => card.subject === subject)
  return ai.shopFacts.trim() !== '' || Object.keys(questions).every(isOn)
}

/** The days of UTC may be just what the seller wants. */
const keepUtc = { appearance: { keepUtc: true } }
/** Whoever sells by hand may promise nothing. */
const skipPromises = { appearance: { skipPromises: true } }

interface ChooseProps {
  readonly choice: BodyInput<'settings.save'>
  readonly label: string
  /** What the step is for, not a way past it. */
  readonly main?: boolean
}

/** Has done with a step at once, by a setting. */
function Choose({ choice, label, main = false }: ChooseProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keep = useMutation({
    mutationFn: () => api.call('settings.save', { body: choice }),
    meta: { failureTitle: t('error.changeFailed') },
    onSuccess: (answer) => {
      setTimeZone(answer.company.timezone)
      queryClient.setQueryData(settingsQuery.queryKey, answer)
    },
  })
  return (
    <Button
      className={classes['keep'] ?? ''}
      variant={main ? 'filled' : 'default'}
      size="xs"
      loading={keep.isPending}
      onClick={() => keep.mutate()}
    >
      {label}
    </Button>
  )
}
