import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { paymentFilters } from '@pal/core/domain/orders/order-payment'
import { cancelReasons } from '@pal/core/domain/orders/order-status'
import { dayMs } from '@pal/core/durations'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FilterButton } from '../../../components/lists/filter-bar.tsx'
import { PageChoice } from '../../../components/lists/page-choice.tsx'
import { dayOf, momentAt } from '../../../lib/format/time-zone.ts'
import type { OrderPick } from '../data/order-pick.ts'
import { orderQueries, periodFilters, type OrderFilter } from '../data/queries.ts'

import classes from './ledger-filters.module.css'

export type Repick = { readonly [Name in keyof OrderPick]?: string | undefined }

export interface LedgerFiltersProps {
  readonly filter: OrderFilter
  readonly onChange: (to: Partial<Omit<OrderFilter, 'pick'>> & { repick?: Repick }) => void
}

/** What is left to do before the parcels go, and what has come back of them. */
const marks = ['unprinted', 'unfiled', 'returned'] as const

/** No name of a courier. */
const none = '\0'

export function paymentName(payment: string, t: TFunction): string {
  const known = paymentFilters.find((each) => each === payment)
  if (known === undefined || known === 'due') return t('orders.ledger.payment.due')
  if (known === 'advance_due') return t('orders.ledger.payment.advanceDue')
  if (known === 'give_back') return t('orders.payment.giveBack')
  return t(`orders.payment.status.${known}`)
}

/** When it was placed, how far it is paid, why it was cancelled, who brings it, on which page it came, what is left to do, and what came back. */
export function LedgerFilters({ filter, onChange }: LedgerFiltersProps) {
  const { t } = useTranslation()
  const { period, pick } = filter
  const [choosing, setChoosing] = useState(false)
  const { data } = useQuery(orderQueries.couriers)
  const names = new Set(data?.names)
  if (pick.courier) names.add(pick.courier)
  const custom = choosing || pick.from !== undefined || pick.to !== undefined
  return (
    <div className={classes['filters']}>
      <NativeSelect
        className={classes['choice'] ?? ''}
        aria-label={t('orders.time')}
        value={custom ? 'custom' : period}
        onChange={({ currentTarget: { value } }) => {
          setChoosing(value === 'custom')
          if (value === 'custom') return onChange({ period: 'all' })
          const chosen = periodFilters.find((each) => each === value)
          if (chosen) onChange({ period: chosen, repick: { from: undefined, to: undefined } })
        }}
        data={[...periodFilters, 'custom' as const].map((value) => ({
          value,
          label: t(`orders.period.${value}`),
        }))}
      />
      {custom ? <Dates pick={pick} onChange={(repick) => onChange({ repick })} /> : null}
      <NativeSelect
        className={classes['choice'] ?? ''}
        aria-label={t('orders.ledger.payment.label')}
        value={pick.payment ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ repick: { payment: value } })}
        data={[
          { value: '', label: t('orders.ledger.payment.all') },
          ...paymentFilters.map((value) => ({ value, label: paymentName(value, t) })),
        ]}
      />
      {filter.status === 'cancelled' || pick.cancelReason ? (
        <NativeSelect
          className={classes['choice'] ?? ''}
          aria-label={t('orders.cancelling.label')}
          value={pick.cancelReason ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ repick: { cancelReason: value } })}
          data={[
            { value: '', label: t('orders.cancelling.all') },
            ...cancelReasons.map((value) => ({
              value,
              label: t(`orders.cancelling.reason.${value}`),
            })),
          ]}
        />
      ) : null}
      <NativeSelect
        className={classes['choice'] ?? ''}
        aria-label={t('orders.ledger.courier.label')}
        value={pick.noCourier ? none : (pick.courier ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            repick: {
              courier: value === none ? undefined : value,
              noCourier: value === none ? 'true' : undefined,
            },
          })
        }
        data={[
          { value: '', label: t('orders.ledger.courier.all') },
          { value: none, label: t('orders.ledger.courier.none') },
          ...[...names].map((name) => ({ value: name, label: name })),
        ]}
      />
      <PageChoice
        className={classes['choice']}
        page={pick.page}
        onChange={(page) => onChange({ repick: { page } })}
      />
      <div className={classes['marks']}>
        {marks.map((name) => (
          <FilterButton
            key={name}
            label={t(`orders.ledger.${name}`)}
            count={undefined}
            pressed={pick[name] !== undefined}
            onPress={() => onChange({ repick: { [name]: pick[name] ? undefined : 'true' } })}
          />
        ))}
      </div>
    </div>
  )
}

/** Whole days of the shop's calendar, the last one with them. */
function Dates({
  pick: { from, to },
  onChange,
}: {
  readonly pick: OrderPick
  readonly onChange: (repick: Repick) => void
}) {
  const { t } = useTranslation()
  return (
    <div className={classes['dates']}>
      <DateField
        label={t('orders.ledger.dates.from')}
        day={from ? dayOf(Date.parse(from)) : ''}
        onDay={(day) => onChange({ from: startOf(day) })}
      />
      <DateField
        label={t('orders.ledger.dates.to')}
        day={to ? dayOf(Date.parse(to) - 1) : ''}
        onDay={(day) => onChange({ to: startOf(day, dayMs) })}
      />
    </div>
  )
}

interface DateFieldProps {
  readonly label: string
  /** Empty for none. */
  readonly day: string
  readonly onDay: (day: string) => void
}

/** A date that is being typed is in its field before it is one. */
function DateField({ label, day, onDay }: DateFieldProps) {
  const [typed, setTyped] = useState('')
  const typing = (startOf(typed) === undefined ? '' : typed) === day
  return (
    <TextInput
      className={classes['date'] ?? ''}
      type="date"
      aria-label={label}
      value={typing ? typed : day}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        onDay(value)
      }}
    />
  )
}

/** A date that is still being typed, as of the year 2, is none. */
function startOf(date: string, later = 0): string | undefined {
  const day = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(day) || day < 0 ? undefined : new Date(momentAt(day + later)).toISOString()
}
