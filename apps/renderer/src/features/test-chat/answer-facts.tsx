import type { TestChatAnswer } from '@pal/core/contract/test-chat'
import { numberFormat } from '@pal/core/domain/intl'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { StageBadge } from '../../components/badges/stage-badge.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { paths } from '../../lib/paths.ts'
import { useCostText } from '../../lib/queries/use-cost-text.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { closeTestChat } from '../../lib/test-chat.ts'

import classes from './answer-facts.module.css'

interface AnswerFactsProps {
  /** The newest; null before the first. */
  readonly answer: TestChatAnswer | null
  /** Of all answers together, in US dollars; null where one is not known. */
  readonly cost: number | null
}

/** What the agent makes of the chat: the sale as it would be stored, the checks and the cost. */
export function AnswerFacts({ answer, cost }: AnswerFactsProps) {
  const { t } = useTranslation()
  const customer = answer?.state.customer
  return (
    <aside className={classes['facts']} aria-label={t('testChat.facts.title')}>
      <h3 className={classes['title']}>{t('testChat.facts.title')}</h3>
      <Part name={t('testChat.facts.stage')}>
        <StageBadge stage={answer?.state.stage ?? 'initial'} />
      </Part>
      <Part name={t('testChat.facts.customer')}>
        <dl className={classes['known']}>
          {(['name', 'phone', 'address'] as const).map((fact) => (
            <div key={fact}>
              <dt>{t(`testChat.facts.${fact}`)}</dt>
              <dd data-unknown={!customer?.[fact] || undefined}>
                {customer?.[fact] ? <bdi>{customer[fact]}</bdi> : t('testChat.facts.unknown')}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part name={t('testChat.facts.order')}>
        {answer?.order ? (
          <OrderFacts order={answer.order} />
        ) : (
          <p className={classes['quiet']}>{t('testChat.facts.noOrder')}</p>
        )}
      </Part>
      {answer?.decision?.handOverReason ? (
        <Part name={t('testChat.facts.handOff')}>
          <p>{reasonText(answer.decision.handOverReason)}</p>
        </Part>
      ) : null}
      {answer ? (
        <>
          <Part name={t('testChat.facts.checks')}>
            {answer.checks.length === 0 ? (
              <p className={classes['passed']}>{t('testChat.facts.passed')}</p>
            ) : (
              <ul className={classes['found']}>
                {answer.checks.map((check) => (
                  <li key={check.message} dir="auto">
                    {reasonText(check)}
                  </li>
                ))}
              </ul>
            )}
          </Part>
          <CostFacts answer={answer} cost={cost} />
        </>
      ) : null}
    </aside>
  )
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes['part']}>
      <h4 className={classes['name']}>{name}</h4>
      {children}
    </div>
  )
}

function OrderFacts({ order }: { readonly order: NonNullable<TestChatAnswer['order']> }) {
  const { t, i18n } = useTranslation()
  const money = (amount: number) => formatAmount(amount, order.currency, i18n.language)
  const missing = order.missing.map((part) => t(`testChat.facts.missing.${part}`)).join(', ')
  return (
    <>
      <dl className={classes['order']}>
        {order.lines.map(({ name, quantity, total }) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi> × {quantity}
            </dt>
            <dd>{money(total)}</dd>
          </div>
        ))}
        {order.discount > 0 ? (
          <div>
            <dt>{t('testChat.facts.discount')}</dt>
            <dd>−{money(order.discount)}</dd>
          </div>
        ) : null}
        {order.delivery > 0 ? (
          <div>
            <dt>{t('testChat.facts.delivery')}</dt>
            <dd>{money(order.delivery)}</dd>
          </div>
        ) : null}
        <div data-total>
          <dt>{t('testChat.facts.total')}</dt>
          <dd>{money(order.total)}</dd>
        </div>
      </dl>
      <p className={classes['step']} data-step={order.step}>
        {t(`testChat.facts.step.${order.step}`, { missing, number: order.number ?? '' })}
      </p>
    </>
  )
}

function CostFacts({
  answer,
  cost,
}: {
  readonly answer: TestChatAnswer
  readonly cost: number | null
}) {
  const { t, i18n } = useTranslation()
  const costText = useCostText()
  const number = numberFormat(i18n.language)
  const seconds = numberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <Part name={t('testChat.facts.cost')}>
      {answer.cost === null ? (
        <p>
          {t('testChat.facts.costUnknown')}{' '}
          <Link to={paths.aiSettings} onClick={closeTestChat} dir="ltr">
            {answer.model}
          </Link>
        </p>
      ) : (
        <p>
          {t('testChat.facts.answerCost', { cost: costText(answer.cost) })}
          {cost === null ? null : (
            <>
              <br />
              {t('testChat.facts.chatCost', { cost: costText(cost) })}
            </>
          )}
        </p>
      )}
      <p className={classes['quiet']}>
        {t('testChat.facts.tokens', {
          read: number.format(answer.inputTokens),
          written: number.format(answer.outputTokens),
          seconds: seconds.format(answer.latencyMs / 1000),
        })}
        {' · '}
        <bdi>{answer.model}</bdi>
      </p>
    </Part>
  )
}
