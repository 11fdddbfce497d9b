import '../../../lib/i18n/filter-words.ts'
import { Button } from '@mantine/core'
import type { ConversationDetail } from '@pal/core/contract/conversations'
import type { FactOrigin } from '@pal/core/contract/decision-log'
import { orderStatuses } from '@pal/core/domain/entities'
import { IconX } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'

import { OrderStatusBadge } from '../../../components/badges/order-status-badge.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { TimeAgo } from '../../../components/time-ago.tsx'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { newOrderName, paths, pathTo } from '../../../lib/paths.ts'
import { useCostText } from '../../../lib/queries/use-cost-text.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { ChatCustomerData } from './customer-data.tsx'
import { CustomerMemory } from './customer-memory.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { KeepToRehearse } from './keep-to-rehearse.tsx'

import classes from './customer-panel.module.css'

const facts = ['name', 'phone', 'address'] as const

/** What the agent knows of the customer, and what came of it. */
interface CustomerPanelProps {
  readonly detail: ConversationDetail
  /** Whether it is over the chat. */
  readonly onClose?: (() => void) | undefined
}

export function CustomerPanel({ detail, onClose }: CustomerPanelProps) {
  const { t, i18n } = useTranslation()
  const costText = useCostText()
  const { collected, cart, orders, aiCost, unpricedAnswers } = detail
  const [params] = useSearchParams()
  const withOrder = new URLSearchParams(params)
  withOrder.set(newOrderName, String(detail.id))
  return (
    <aside
      className={classes['panel']}
      data-over={onClose !== undefined || undefined}
      aria-label={t('conversations.known.label')}
    >
      {onClose ? (
        <div className={classes['close']}>
          <IconButton label={t('conversations.hideDetails')} icon={IconX} onClick={onClose} />
        </div>
      ) : null}
      <Part title={t('conversations.known.customer')}>
        <dl className={classes['facts']}>
          {facts.map((fact) => (
            <div key={fact}>
              <dt>{t(`conversations.known.${fact}`)}</dt>
              <dd data-unknown={!collected[fact] || undefined}>
                <bdi>{collected[fact] || t('conversations.known.notYet')}</bdi>
                <Origin origin={detail.collectedFrom[fact]} />
              </dd>
            </div>
          ))}
          {detail.profileName ? (
            <div>
              <dt>{t('conversations.known.profileName')}</dt>
              <dd dir="auto">{detail.profileName}</dd>
            </div>
          ) : null}
          {detail.cameBy ? (
            <div>
              <dt>{t('conversations.known.cameBy')}</dt>
              <dd dir="auto">
                {[t(`cameBy.${detail.cameBy.kind}`), cameByName(detail.cameBy)]
                  .filter(Boolean)
                  .join(': ')}
                {detail.cameBy.words ? (
                  <span className={classes['comment']} dir="auto">
                    {detail.cameBy.words}
                  </span>
                ) : null}
              </dd>
            </div>
          ) : null}
        </dl>
        <div className={classes['delivery']}>
          <DeliveryNote key={detail.id} id={detail.id} stored={collected.deliveryNote ?? ''} />
        </div>
      </Part>
      <Part title={t('conversations.known.notes.title')}>
        <CustomerNotes key={detail.id} detail={detail} />
      </Part>
      {detail.summary ? (
        <Part title={t('conversations.known.memory.title')}>
          <CustomerMemory id={detail.id} summary={detail.summary} />
        </Part>
      ) : null}
      <Part title={t('conversations.known.cart')}>
        {cart.length === 0 ? (
          <p className={classes['none']}>{t('conversations.known.emptyCart')}</p>
        ) : (
          <ul className={classes['list']}>
            {cart.map(({ productId, name, quantity }) => (
              <li key={productId}>
                <span dir="auto">{name}</span>
                <span className={classes['figure']}>× {wholeNumber(quantity, i18n.language)}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t('conversations.known.orders')}>
        {orders.length === 0 ? (
          <p className={classes['none']}>{t('conversations.known.noOrders')}</p>
        ) : (
          <ul className={classes['orders']}>
            {orders.map((order) => (
              <li key={order.id}>
                <Link to={pathTo.order(order.id)}>{order.orderId}</Link>
                <span className={classes['money']}>
                  {formatAmount(order.totalAmount, order.currency, i18n.language)}
                </span>
                <OrderBadge status={order.status} />
              </li>
            ))}
          </ul>
        )}
        <PastOrders past={detail.customerOrders} />
        <SamePhone others={detail.samePhone} phone={collected.phone} />
        {detail.advance === null ? null : (
          <p className={classes['none']}>{reasonText(detail.advance)}</p>
        )}
        <Button
          className={classes['act'] ?? ''}
          component={Link}
          to={`?${withOrder}`}
          variant="default"
          size="xs"
        >
          {t('conversations.known.newOrder')}
        </Button>
      </Part>
      <Part title={t('conversations.known.cost')}>
        <p className={classes['cost']}>
          {unpricedAnswers > 0 && aiCost === 0
            ? t('conversations.known.costUnknown')
            : costText(aiCost)}
        </p>
        {unpricedAnswers > 0 ? (
          <p className={classes['none']}>
            {t('conversations.known.unpriced', { count: unpricedAnswers })}{' '}
            <Link to={paths.aiSettings}>{t('conversations.known.setPrices')}</Link>
          </p>
        ) : null}
      </Part>
      {detail.keptToRehearse === null ? null : (
        <Part title={t('conversations.known.notes.rehearse.title')}>
          <KeepToRehearse id={detail.id} kept={detail.keptToRehearse} />
        </Part>
      )}
      <Part title={t('nav.logs')}>
        <Link className={classes['log']} to={pathTo.logsOf(detail.id)}>
          {t('conversations.known.log')}
        </Link>
      </Part>
      <Part title={t('conversations.data.title')}>
        <ChatCustomerData conversation={detail} />
      </Part>
    </aside>
  )
}

/** Which message, or who. */
function Origin({ origin }: { readonly origin: FactOrigin }) {
  const { t } = useTranslation()
  if (!origin) return null
  const { by, at, words } = origin
  return (
    <span className={classes['origin']}>
      {words === null ? (
        <span>{t(`conversations.known.from.${by}`)}</span>
      ) : (
        <q title={words} dir="auto">
          {words}
        </q>
      )}
      {at === null ? null : (
        <span className={classes['since']}>
          {' · '}
          <TimeAgo time={at} />
        </span>
      )}
    </span>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes['part']}>
      <h3 className={classes['title']}>{title}</h3>
      {children}
    </section>
  )
}

function OrderBadge({ status }: { readonly status: string }) {
  const known = orderStatuses.find((each) => each === status)
  return known ? <OrderStatusBadge status={known} /> : <span>{status}</span>
}

/** What became of their orders, where there is more to tell than the list does. */
function PastOrders({ past }: { readonly past: ConversationDetail['customerOrders'] }) {
  const { t } = useTranslation()
  const outcomes = outcomesOf(t, past)
  return outcomes.length === 0 ? null : <p className={classes['none']}>{outcomes.join(' · ')}</p>
}

const outcomesOf = (t: TFunction, past: ConversationDetail['customerOrders']) =>
  (['delivered', 'returned', 'partlyReturned', 'cancelled'] as const)
    .filter((fate) => past[fate] > 0)
    .map((fate) => t(`conversations.known.past.${fate}`, { count: past[fate] }))

interface SamePhoneProps {
  readonly others: ConversationDetail['samePhone']
  readonly phone: string | null
}

/** Orders of another chat, another page or without one, with the number of this customer. */
function SamePhone({ others, phone }: SamePhoneProps) {
  const { t } = useTranslation()
  if (others === null || phone === null) return null
  return (
    <p className={classes['none']}>
      <Link to={pathTo.ordersWith(phone)}>
        {t('conversations.known.samePhone', { count: others.orders })}
      </Link>
      <bdi>{['', ...outcomesOf(t, others)].join(' · ')}</bdi>
    </p>
  )
}

/** A post has a number that says nothing. */
const cameByName = ({ kind, title, ref }: NonNullable<ConversationDetail['cameBy']>) =>
  kind === 'comment' ? title : (title ?? ref)
