import type { Customer } from '@pal/core/contract/order-ledger'
import type { CustomerSort } from '@pal/core/domain/orders/customer-lists'
import { IconMessageCircle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'

import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import { SortHead } from '../../../components/lists/sort-head.tsx'
import { TimeAgo } from '../../../components/time-ago.tsx'
import { Tooltip } from '../../../components/tooltip.tsx'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { named } from '../../../lib/format/isolated.ts'
import { phoneText } from '../../../lib/format/phone-text.ts'
import type { KeysetList } from '../../../lib/keyset/use-keyset-list.ts'
import { pathTo } from '../../../lib/paths.ts'
import { pastOrders } from '../data/past-orders.ts'
import { shownName } from './customer-queries.ts'

import classes from './customer-table.module.css'

interface CustomerTableProps {
  readonly list: KeysetList<Customer>
  readonly sort: CustomerSort
  readonly onSort: (sort: CustomerSort) => void
}

/** Two lines: name and phone, how many orders and what became of them. */
const rowHeight = 53

/** A row leads to the orders of its customer. */
export function CustomerTable({ list, sort, onSort }: CustomerTableProps) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const columns = useMemo(
    () => columnsOf(t, i18n.language, sort, onSort),
    [t, i18n.language, sort, onSort],
  )
  return (
    <div className={classes['customers']}>
      <DataTable
        label={t('orders.customers.table')}
        columns={columns}
        list={list}
        rowHeight={rowHeight}
        openId={null}
        onToggle={(id) => void navigate(pathTo.ordersOf(id))}
      />
    </div>
  )
}

function columnsOf(
  t: TFunction,
  locale: string,
  sort: CustomerSort,
  onSort: (sort: CustomerSort) => void,
): Column<Customer>[] {
  const sortedBy = (by: CustomerSort) => {
    const label = t(`orders.customers.columns.${by === 'orders' ? 'orders' : 'lastOrder'}`)
    const sorted = sort === by ? 'descending' : 'none'
    return {
      header: '',
      sorted,
      // Pressed again, it is the usual order: where the window is small, that has no head of its own.
      head: () => (
        <SortHead
          label={label}
          sorted={sorted}
          onSort={() => onSort(sort === by ? 'last_order' : by)}
        />
      ),
    } as const
  }
  return [
    {
      key: 'customer',
      header: t('orders.customers.columns.name'),
      cell: (customer, { small }) => (
        <>
          <span className={classes['name']}>
            <bdi>{shownName(customer)}</bdi>
          </span>
          <span className={classes['under']}>
            <bdi>{phoneText(customer.customerPhone ?? '', customer.spent[0]?.currency ?? '')}</bdi>
          </span>
          {small ? (
            <>
              <span className={classes['under']}>
                <TimeAgo time={customer.lastOrderAt} />
              </span>
              <Past customer={customer} />
            </>
          ) : null}
        </>
      ),
    },
    {
      key: 'page',
      header: t('orders.customers.columns.page'),
      width: '16%',
      hideBelow: 'medium',
      cell: ({ pageName }) => (
        <span className={classes['page']}>
          <bdi>{pageName}</bdi>
        </span>
      ),
    },
    {
      key: 'orders',
      ...sortedBy('orders'),
      width: '24%',
      smallWidth: 152,
      cell: (customer, { small }) => (
        <>
          <span className={classes['orders']}>{wholeNumber(customer.orders, locale)}</span>
          {small ? (
            <>
              <span className={classes['under']}>{t('orders.customers.columns.spent')}</span>
              <Amounts customer={customer} locale={locale} />
            </>
          ) : (
            <Past customer={customer} />
          )}
        </>
      ),
    },
    {
      key: 'last',
      ...sortedBy('last_order'),
      width: 152,
      hideBelow: 'small',
      cell: ({ lastOrderAt }) => <TimeAgo time={lastOrderAt} />,
    },
    {
      key: 'spent',
      header: t('orders.customers.columns.spent'),
      width: 136,
      align: 'figures',
      hideBelow: 'small',
      cell: (customer) => <Amounts customer={customer} locale={locale} />,
    },
    {
      key: 'chat',
      header: t('orders.customers.chat'),
      hideHeader: true,
      width: 68,
      align: 'end',
      cell: (customer) => <ChatLink customer={customer} />,
    },
  ]
}

/** What became of their orders; nothing where all are on their way. */
function Past({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation()
  const { returned, partlyReturned, samePhone } = customer
  const parts = [
    ...(samePhone > 0 ? [t('orders.customers.samePhone', { count: samePhone })] : []),
    ...pastOrders(t, customer),
  ]
  return (
    <span className={classes['past']} data-returned={returned + partlyReturned > 0 || undefined}>
      <bdi>{parts.join(' · ')}</bdi>
    </span>
  )
}

interface AmountsProps {
  readonly customer: Customer
  readonly locale: string
}

/** What was spent, in the currency of most orders first. */
function Amounts({ customer, locale }: AmountsProps) {
  return customer.spent.map(({ currency, amount }, at) => (
    <span key={currency} className={classes[at === 0 ? 'spent' : 'under']}>
      {formatAmount(amount, currency, locale)}
    </span>
  ))
}

function ChatLink({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation()
  if (customer.conversationId === null) return null
  const label = t('orders.customers.openChat', { name: named(shownName(customer)) })
  return (
    <Tooltip label={label} side="below">
      <Link
        className={classes['chat']}
        to={pathTo.conversation(customer.conversationId)}
        aria-label={label}
        // A press on it is none on its row.
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <IconMessageCircle size={18} stroke={1.6} aria-hidden />
      </Link>
    </Tooltip>
  )
}
