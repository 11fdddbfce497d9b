import '../../../lib/i18n/filter-words.ts'
import type { DecisionLogEntry, KeptStep } from '@pal/core/contract/decision-log'
import { numberFormat } from '@pal/core/domain/intl'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Skeleton } from '../../../components/skeleton.tsx'
import { Waiting } from '../../../components/waiting.tsx'
import { api } from '../../../lib/api.ts'
import { reasonOf } from '../../../lib/errors.ts'
import { exactTime } from '../../../lib/format/format-time.ts'
import { paths, pathTo } from '../../../lib/paths.ts'
import { useCostText } from '../../../lib/queries/use-cost-text.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { ReviewList, SaidList } from './said-fact.tsx'

import classes from './decision-panel.module.css'

interface DecisionPanelProps {
  readonly id: string
  readonly messageId: string
}

/** Under an answer of the agent: what it decided, by which settings, and what that cost. */
export function DecisionPanel({ id, messageId }: DecisionPanelProps) {
  const { t } = useTranslation()
  const { data, error } = useQuery({
    queryKey: ['decisions', messageId],
    queryFn: ({ signal }) =>
      api.call('messages.decision', { params: { id: Number(messageId) } }, signal),
    // What was decided then does not change; whether the settings have, does.
    staleTime: 10_000,
    retry: false,
  })
  return (
    <section className={classes['panel']} id={id} aria-label={t('conversations.why.title')}>
      {error ? (
        <p className={classes['note']} role="alert">
          {t('conversations.why.failed', { reason: reasonOf(error) })}
        </p>
      ) : null}
      {data ? <Facts entry={data} /> : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={40} />
        </Waiting>
      )}
    </section>
  )
}

function Facts({ entry }: { readonly entry: DecisionLogEntry }) {
  const { t, i18n } = useTranslation()
  const costText = useCostText()
  const { decision, checks, order, cost } = entry
  const number = numberFormat(i18n.language)
  const seconds = numberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (
    <dl className={classes['facts']}>
      {decision ? <Decision decision={decision} placed={order !== null} /> : null}
      {decision ? null : (
        <Fact name={t('conversations.why.decision')}>{t('conversations.why.unreadable')}</Fact>
      )}
      {order ? (
        <Fact name={t('conversations.why.placed')}>
          <Link to={pathTo.order(order.id)}>{order.orderId}</Link>
        </Fact>
      ) : null}
      <Fact name={t('conversations.why.checks')}>
        {checks.length === 0 ? (
          t('conversations.why.passed')
        ) : (
          <ul className={classes['list']}>
            {checks.map((check) => (
              <li key={check.message}>
                <bdi>{reasonText(check)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      {entry.said.length > 0 ? (
        <Fact name={t('conversations.why.said')}>
          <SaidList said={entry.said} />
        </Fact>
      ) : null}
      {entry.reviews.length > 0 ? (
        <Fact name={t('conversations.why.review')}>
          <ReviewList reviews={entry.reviews} />
        </Fact>
      ) : null}
      {entry.examples > 0 ? (
        <Fact name={t('conversations.why.examples')}>
          {t('conversations.why.examplesShown', { count: entry.examples })}
        </Fact>
      ) : null}
      <Fact name={t('conversations.why.model')}>
        <span dir="ltr">{entry.model}</span>
      </Fact>
      {entry.settingsVersion === 0 ? null : (
        <Fact name={t('conversations.why.settings')}>
          {t(
            entry.settingsVersion === entry.settingsVersionNow
              ? 'conversations.why.sameSettings'
              : 'conversations.why.olderSettings',
            { version: entry.settingsVersion, now: entry.settingsVersionNow },
          )}
        </Fact>
      )}
      <Fact name={t('conversations.why.tokens')}>
        {t('conversations.why.tokenCounts', {
          read: number.format(entry.inputTokens),
          written: number.format(entry.outputTokens),
        })}
        {entry.cachedInputTokens > 0
          ? ` ${t('conversations.why.cached', { count: entry.cachedInputTokens, shown: number.format(entry.cachedInputTokens) })}`
          : null}
      </Fact>
      <Fact name={t('conversations.why.cost')}>
        {cost === null ? (
          <>
            {t('conversations.why.costUnknown')}{' '}
            <Link to={paths.aiSettings}>{t('conversations.known.setPrices')}</Link>
          </>
        ) : (
          costText(cost)
        )}
      </Fact>
      <Fact name={t('conversations.why.time')}>
        {t('conversations.why.took', {
          seconds:
            entry.latencyMs < 100
              ? `< ${number.format(1)}`
              : seconds.format(entry.latencyMs / 1000),
          at: exactTime(entry.startedAt, i18n.language),
        })}
      </Fact>
    </dl>
  )
}

interface DecisionProps {
  readonly decision: NonNullable<DecisionLogEntry['decision']>
  readonly placed: boolean
}

function Decision({ decision, placed }: DecisionProps) {
  const { t, i18n } = useTranslation()
  const { stage, cart, order, step, confirmationQuote, learned, handOver, handOverReason } =
    decision
  const known = (['name', 'phone', 'address', 'deliveryNote'] as const).filter(
    (fact) => learned[fact],
  )
  return (
    <>
      <Fact name={t('conversations.why.stage')}>{t(`stage.${stage}`)}</Fact>
      <Fact name={t('conversations.why.order')}>
        {t(`conversations.why.orderStep.${order}`)}
        {confirmationQuote ? <q dir="auto">{confirmationQuote}</q> : null}
      </Fact>
      {placed || !step ? null : <NotPlaced step={step} />}
      {cart.length > 0 ? (
        <Fact name={t('conversations.why.cart')}>
          <ul className={classes['list']}>
            {cart.map(({ productId, name, quantity }) => (
              <li key={productId}>
                <bdi>{name ?? t('conversations.why.product', { id: productId })}</bdi> ×{' '}
                {numberFormat(i18n.language).format(quantity)}
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
      {known.length > 0 ? (
        <Fact name={t('conversations.why.learned')}>
          <ul className={classes['list']}>
            {known.map((fact) => (
              <li key={fact}>
                <bdi>{learned[fact]}</bdi>
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
      {handOver ? (
        <Fact name={t('conversations.why.handOver')}>
          {handOverReason ? reasonText(handOverReason) : t('conversations.why.noReason')}
        </Fact>
      ) : null}
    </>
  )
}

function NotPlaced({ step: { missing, asked } }: { readonly step: KeptStep }) {
  const { t, i18n } = useTranslation()
  if (missing.length === 0 && asked === null) return null
  const parts = missing.map((part) => t(`conversations.why.missing.${part}`))
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(parts)
  return (
    <Fact name={t('conversations.why.notPlaced')}>
      {asked === null
        ? t('conversations.why.lacks', { parts: list })
        : t(`conversations.why.asked.${asked}`)}
    </Fact>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
