import { Button } from '@mantine/core'
import type { Order } from '@pal/core/contract/orders'
import { shownPayment } from '@pal/core/domain/orders/order-payment'
import { IconChevronRight } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type KeyboardEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { type Column, DataTable, type Narrow } from '../../components/lists/data-table.tsx'
import { TimeAgo } from '../../components/time-ago.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { phoneText } from '../../lib/format/phone-text.ts'
import type { KeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { useSelection } from './data/selection.ts'
import { OrderBadges } from './order-badges.tsx'
import { OrderProducts } from './order-products.tsx'
import { SelectAll, SelectBox } from './select-box.tsx'

import classes from './order-table.module.css'

interface OrderTableProps {
  readonly list: KeysetList<Order>
  readonly openId: number | null
  readonly onOpen: (id: number) => void
}

/** Two lines: number and time, name and phone. */
const rowHeight = 53

export function OrderTable({ list, openId, onOpen }: OrderTableProps) {
  const { t, i18n } = useTranslation()
  const pages = list.held[0]?.pageName !== undefined
  const columns = useMemo(
    () => columnsOf({ t, locale: i18n.language, pages, onOpen }),
    [t, i18n.language, pages, onOpen],
  )
  return (
    <div className={classes['orders']} onKeyDown={(event) => tick(event, list)}>
      <DataTable
        label={t('orders.table')}
        columns={columns}
        list={list}
        rowHeight={rowHeight}
        mediumBelow="84.99em"
        openId={openId}
        onToggle={onOpen}
      />
    </div>
  )
}

/** 'x' ticks the row that the keyboard is on. */
function tick({ key, target, ctrlKey, metaKey }: KeyboardEvent, list: KeysetList<Order>): void {
  if (key !== 'x' || ctrlKey || metaKey || !(target instanceof HTMLElement)) return
  const order = target.dataset['row'] && list.at(Number(target.dataset['index']))
  if (order) useSelection.getState().toggle(order)
}

interface Columns {
  readonly t: TFunction
  readonly locale: string
  /** The shop has several: each row names its own. */
  readonly pages: boolean
  readonly onOpen: (id: number) => void
}

function columnsOf({ t, locale, pages, onOpen }: Columns): Column<Order>[] {
  return [
    {
      key: 'select',
      header: t('orders.bulk.selectColumn'),
      hideHeader: true,
      head: (list) => <SelectAll rows={list.held} />,
      width: 44,
      cell: (order) => <SelectBox order={order} />,
    },
    {
      key: 'order',
      header: t('orders.column.order'),
      width: 116,
      smallWidth: 108,
      hideBelow: 'small',
      cell: ({ orderId, createdAt }) => (
        <>
          <span className={classes['id']}>{orderId}</span>
          <span className={classes['under']}>
            <TimeAgo time={createdAt} />
          </span>
        </>
      ),
    },
    {
      key: 'customer',
      header: t('orders.column.customer'),
      // The products' names are longer. Where those have no column of their own, they are in this one.
      width: '15%',
      smallWidth: 'auto',
      cell: (order, window) => <Customer order={order} {...window} />,
    },
    {
      key: 'products',
      header: t('orders.column.products'),
      hideBelow: 'small',
      cell: ({ products }) => <OrderProducts products={products} />,
    },
    {
      key: 'status',
      header: t('orders.column.status'),
      // Wide enough for what came back of an order; of the states Spanish has the longest: En preparación.
      width: 136,
      hideBelow: 'small',
      cell: (order) => <OrderBadges order={order} />,
    },
    pages
      ? {
          key: 'page',
          header: t('orders.column.page'),
          width: 104,
          hideBelow: 'medium',
          cell: ({ pageName }) => (
            <bdi className={classes['page']} title={pageName}>
              {pageName}
            </bdi>
          ),
        }
      : {
          key: 'payment',
          header: t('orders.column.payment'),
          width: 104,
          hideBelow: 'medium',
          cell: (order) => <Payment order={order} />,
        },
    {
      key: 'points',
      header: t('orders.column.points'),
      width: 76,
      align: 'figures',
      hideBelow: 'small',
      cell: ({ aiPointsEarned, byHand }) => (
        <span className={classes['points']}>
          {byHand ? t('orders.new.badge') : <bdi>+{aiPointsEarned}</bdi>}
        </span>
      ),
    },
    {
      key: 'total',
      header: t('orders.column.total'),
      width: 116,
      align: 'figures',
      cell: (order, { small, medium }) => (
        <>
          <span className={classes['total']}>
            {formatAmount(order.totalAmount, order.currency, locale)}
          </span>
          {(medium || pages) && shownPayment(order) !== null ? (
            <span className={classes['under']}>
              <Payment order={order} />
            </span>
          ) : null}
          {small ? (
            <>
              <span className={classes['small']}>
                <OrderBadges order={order} />
              </span>
              <span className={classes['small']}>
                {/* No column's head says here what the figure is. */}
                {order.byHand
                  ? t('orders.new.badge')
                  : t('orders.points', { count: order.aiPointsEarned })}
              </span>
              {/* Beside the number it would often take a line of its own, and here is one to spare. */}
              <span className={classes['small']}>
                <TimeAgo time={order.createdAt} />
              </span>
            </>
          ) : null}
        </>
      ),
    },
    {
      key: 'view',
      header: t('orders.column.action'),
      hideHeader: true,
      // German's word is the longest.
      width: 100,
      smallWidth: 48,
      align: 'end',
      cell: ({ id, orderId }, { medium }) => (
        <Button
          className={classes['view'] ?? ''}
          variant="default"
          // Enter on its row does the same: one stop for the whole table.
          tabIndex={-1}
          aria-label={t('orders.viewOf', { order: orderId })}
          onClick={(event) => {
            event.stopPropagation()
            onOpen(id)
          }}
        >
          {medium ? (
            <IconChevronRight className={classes['viewSign']} size={18} stroke={1.6} aria-hidden />
          ) : (
            t('orders.view')
          )}
        </Button>
      ),
    },
  ]
}

/** Where the columns of the others are left out, their words are below. */
function Customer({ order, small, medium }: Narrow & { readonly order: Order }) {
  const page = order.pageName
  return (
    <>
      <span className={classes['name']}>
        {/* Its own direction, but on the side of the column. */}
        <bdi>{order.customerName}</bdi>
      </span>
      <span className={classes['under']}>
        <span className={classes['parts']}>
          {/* The indent is on the page's side, not on that of the digits. */}
          <span>
            <bdi>{phoneText(order.customerPhone, order.currency)}</bdi>
          </span>
          {medium && !small && page !== undefined ? (
            <span className={classes['beside']}>
              <span className={classes['dot']}> · </span>
              <bdi className={classes['cut']} title={page}>
                {page}
              </bdi>
            </span>
          ) : null}
        </span>
      </span>
      {small ? (
        <>
          <span className={classes['small']}>{order.orderId}</span>
          {page === undefined ? null : (
            <span className={classes['under']}>
              <bdi className={classes['cut']}>{page}</bdi>
            </span>
          )}
          <span className={classes['small']}>
            <OrderProducts products={order.products} />
          </span>
        </>
      ) : null}
    </>
  )
}

function Payment({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const shown = shownPayment(order)
  return (
    <span className={classes['payment']} data-status={order.paymentStatus}>
      {shown === null ? '–' : t(`orders.payment.status.${shown}`)}
    </span>
  )
}
