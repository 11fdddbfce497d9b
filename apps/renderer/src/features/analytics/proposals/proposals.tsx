import { Button } from '@mantine/core'
import { proposalLeast, proposalPercent } from '@pal/core/agent/context/tactic-proposal'
import type { Proposal } from '@pal/core/contract/tactics'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Anchor } from '../../../components/anchor.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { tacticProposals } from '../../../components/notices/tactic-proposals.ts'
import { Panel } from '../../../components/panel.tsx'
import { TimeAgo } from '../../../components/time-ago.tsx'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { apart } from '../../../lib/format/isolated.ts'
import { paths, pathTo } from '../../../lib/paths.ts'
import { useSettleProposal } from './use-settle-proposal.ts'

import classes from './proposals.module.css'

/** Which sales messages the figures speak against. Nothing changes before the seller says so. */
export function Proposals() {
  const { t, i18n } = useTranslation()
  const query = useQuery(tacticProposals)
  const { data } = query
  const rule = {
    least: wholeNumber(proposalLeast, i18n.language),
    percent: wholeNumber(proposalPercent, i18n.language),
  }
  const open = data?.proposals.filter(({ state }) => state === 'open') ?? []
  const settled = data?.proposals.filter(({ state }) => state !== 'open') ?? []
  return (
    <Panel title={t('analytics.proposals.title')}>
      <Anchor hash={paths.proposals.slice(paths.analytics.length)} ready={data !== undefined} />
      <p className={classes['note']}>{t('analytics.proposals.note', rule)}</p>
      {query.error && !data ? (
        <QueryError title={t('analytics.proposals.failed')} query={query} />
      ) : null}
      {data && open.length === 0 ? (
        <p className={classes['empty']}>
          {data.on ? (
            t('analytics.proposals.none')
          ) : (
            <>
              {t('analytics.proposals.off')}{' '}
              <Link to={pathTo.setting('ai', 'settings.learning.autoOptimize')}>
                {t('analytics.proposals.settings')}
              </Link>
            </>
          )}
        </p>
      ) : null}
      {open.length > 0 ? (
        <ul className={classes['list']} aria-label={t('analytics.proposals.title')}>
          {open.map((each) => (
            <Open key={each.id} proposal={each} />
          ))}
        </ul>
      ) : null}
      {settled.length > 0 ? (
        <details className={classes['history']}>
          <summary>{t('analytics.proposals.history')}</summary>
          <ul className={classes['list']} aria-label={t('analytics.proposals.history')}>
            {settled.map((each) => (
              <Settled key={each.id} proposal={each} />
            ))}
          </ul>
        </details>
      ) : null}
    </Panel>
  )
}

function useFigures({ sent, sold, better }: Proposal) {
  const { t, i18n } = useTranslation()
  const number = (value: number) => wholeNumber(value, i18n.language)
  return t('analytics.proposals.figures', {
    sold: number(sold),
    sent: number(sent),
    better: apart(better.text),
    betterSold: number(better.sold),
    betterSent: number(better.sent),
  })
}

function Open({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation()
  const settle = useSettleProposal()
  const { id, text, campaignId, campaignName } = proposal
  const figures = useFigures(proposal)
  const busy = settle.isPending
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <p className={classes['what']}>{t('analytics.proposals.stop', { text: apart(text) })}</p>
        <p className={classes['figures']}>{figures}</p>
        <p className={classes['where']}>
          <Link to={pathTo.campaign(campaignId)}>
            <bdi>{campaignName}</bdi>
          </Link>
        </p>
      </div>
      <div className={classes['buttons']}>
        <Button
          variant="default"
          disabled={busy}
          aria-label={t('analytics.proposals.dismissNamed', { text })}
          onClick={() => settle.mutate({ id, decision: 'dismiss' })}
        >
          {t('analytics.proposals.dismiss')}
        </Button>
        <Button
          disabled={busy}
          aria-label={t('analytics.proposals.applyNamed', { text })}
          onClick={() => settle.mutate({ id, decision: 'apply' })}
        >
          {t('analytics.proposals.apply')}
        </Button>
      </div>
    </li>
  )
}

function Settled({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation()
  const settle = useSettleProposal()
  const { id, text, campaignName, state, settledAt } = proposal
  const figures = useFigures(proposal)
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <p className={classes['what']}>{t('analytics.proposals.stop', { text: apart(text) })}</p>
        <p className={classes['figures']}>{figures}</p>
        <p className={classes['where']}>
          <bdi>{campaignName}</bdi>
          {state === 'open' ? null : ` · ${t(`analytics.proposals.state.${state}`)}`}
          {settledAt === null ? null : (
            <>
              {' · '}
              <TimeAgo time={settledAt} />
            </>
          )}
        </p>
      </div>
      {state === 'applied' ? (
        <div className={classes['buttons']}>
          <Button
            variant="default"
            disabled={settle.isPending}
            aria-label={t('analytics.proposals.undoNamed', { text })}
            onClick={() => settle.mutate({ id, decision: 'undo' })}
          >
            {t('analytics.proposals.undo')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
