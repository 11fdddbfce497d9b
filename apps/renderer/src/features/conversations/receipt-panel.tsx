import type { Receipt } from '@pal/core/contract/receipts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { api } from '../../lib/api.ts'
import { reasonOf } from '../../lib/errors.ts'
import { formatDollars } from '../../lib/format-dollars.ts'
import { exactTime } from '../../lib/format-time.ts'
import { paths, pathTo } from '../../lib/paths.ts'

import classes from './receipt-panel.module.css'

interface ReceiptPanelProps {
  readonly id: string
  readonly messageId: string
}

/** Under an answer of the agent: what it decided, by which settings, and what that cost. */
export function ReceiptPanel({ id, messageId }: ReceiptPanelProps) {
  const { t } = useTranslation()
  const { data, error } = useQuery({
    queryKey: ['receipts', messageId],
    queryFn: ({ signal }) =>
      api.call('messages.receipt', { params: { id: Number(messageId) } }, signal),
    // What was decided then does not change; whether the settings have, does.
    staleTime: 10_000,
    retry: false,
  })
  return (
    <section className={classes['panel']} id={id} aria-label={t('conversations.receipt.title')}>
      {error ? (
        <p className={classes['note']} role="alert">
          {t('conversations.receipt.failed', { reason: reasonOf(error) })}
        </p>
      ) : null}
      {data ? <Facts receipt={data} /> : null}
      {data || error ? null : <p className={classes['note']}>{t('common.loading')}</p>}
    </section>
  )
}

function Facts({ receipt }: { readonly receipt: Receipt }) {
  const { t, i18n } = useTranslation()
  const { decision, checks, order, cost } = receipt
  const number = new Intl.NumberFormat(i18n.language)
  const seconds = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (
    <dl className={classes['facts']}>
      {decision ? <Decision decision={decision} /> : null}
      {decision ? null : (
        <Fact name={t('conversations.receipt.decision')}>
          {t('conversations.receipt.unreadable')}
        </Fact>
      )}
      {order ? (
        <Fact name={t('conversations.receipt.placed')}>
          <Link to={pathTo.order(order.id)}>{order.orderId}</Link>
        </Fact>
      ) : null}
      <Fact name={t('conversations.receipt.checks')}>
        {checks.length === 0 ? (
          t('conversations.receipt.passed')
        ) : (
          <ul className={classes['list']}>
            {checks.map(({ code, message }) => (
              <li key={`${code} ${message}`}>
                <bdi>{message}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      {receipt.examples > 0 ? (
        <Fact name={t('conversations.receipt.examples')}>
          {t('conversations.receipt.examplesShown', { count: receipt.examples })}
        </Fact>
      ) : null}
      <Fact name={t('conversations.receipt.model')}>
        <span dir="ltr">{receipt.model}</span>
      </Fact>
      {receipt.settingsVersion === 0 ? null : (
        <Fact name={t('conversations.receipt.settings')}>
          {t(
            receipt.settingsVersion === receipt.settingsVersionNow
              ? 'conversations.receipt.sameSettings'
              : 'conversations.receipt.olderSettings',
            { version: receipt.settingsVersion, now: receipt.settingsVersionNow },
          )}
        </Fact>
      )}
      <Fact name={t('conversations.receipt.tokens')}>
        {t('conversations.receipt.tokenCounts', {
          read: number.format(receipt.inputTokens),
          written: number.format(receipt.outputTokens),
        })}
        {receipt.cachedInputTokens > 0
          ? ` ${t('conversations.receipt.cached', { count: receipt.cachedInputTokens, shown: number.format(receipt.cachedInputTokens) })}`
          : null}
      </Fact>
      <Fact name={t('conversations.receipt.cost')}>
        {cost === null ? (
          <>
            {t('conversations.receipt.costUnknown')}{' '}
            <Link to={paths.aiSettings}>{t('conversations.known.setPrices')}</Link>
          </>
        ) : (
          formatDollars(cost, i18n.language)
        )}
      </Fact>
      <Fact name={t('conversations.receipt.time')}>
        {t('conversations.receipt.took', {
          seconds:
            receipt.latencyMs < 100
              ? `< ${number.format(1)}`
              : seconds.format(receipt.latencyMs / 1000),
          at: exactTime(receipt.startedAt, i18n.language),
        })}
      </Fact>
    </dl>
  )
}

function Decision({ decision }: { readonly decision: NonNullable<Receipt['decision']> }) {
  const { t } = useTranslation()
  const { stage, cart, order, confirmationQuote, learned, handOver, handOverReason } = decision
  const known = (['name', 'phone', 'address'] as const).filter((fact) => learned[fact])
  return (
    <>
      <Fact name={t('conversations.receipt.stage')}>{t(`stage.${stage}`)}</Fact>
      <Fact name={t('conversations.receipt.order')}>
        {t(`conversations.receipt.orderStep.${order}`)}
        {confirmationQuote ? <q dir="auto">{confirmationQuote}</q> : null}
      </Fact>
      {cart.length > 0 ? (
        <Fact name={t('conversations.receipt.cart')}>
          <ul className={classes['list']}>
            {cart.map(({ productId, name, quantity }) => (
              <li key={productId}>
                <bdi>{name ?? t('conversations.receipt.product', { id: productId })}</bdi> ×{' '}
                {quantity}
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
      {known.length > 0 ? (
        <Fact name={t('conversations.receipt.learned')}>
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
        <Fact name={t('conversations.receipt.handOver')}>
          <bdi>{handOverReason ?? t('conversations.receipt.noReason')}</bdi>
        </Fact>
      ) : null}
    </>
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
