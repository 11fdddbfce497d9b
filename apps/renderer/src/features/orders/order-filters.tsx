import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { SearchField } from '../../components/fields/search-field.tsx'
import { lazily } from '../../components/lazily.tsx'
import { FilterBar, FilterButton } from '../../components/lists/filter-bar.tsx'
import { statusFilters, type OrderFilter } from './data/queries.ts'
import type { LedgerFiltersProps } from './ledger/ledger-filters.tsx'

const LedgerFilters = lazily<LedgerFiltersProps>(
  async () => (await import('./ledger/ledger-filters.tsx')).LedgerFilters,
)

/** How many of the choices behind the button are made. */
function countOf({ period, pick }: OrderFilter): number {
  const { payment, cancelReason, page, unprinted, unfiled, returned } = pick
  const time = period !== 'all' || pick.from || pick.to
  const courier = pick.courier || pick.noCourier
  const marks = [unprinted, unfiled, returned]
  return [time, payment, cancelReason, courier, page, ...marks].filter(Boolean).length
}

export function OrderFilters({ filter, onChange }: LedgerFiltersProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const choices = useId()
  const count = countOf(filter)
  return (
    <>
      <FilterBar
        label={t('orders.filters')}
        actions={
          <Button
            variant="default"
            leftSection={<IconFilter size={16} stroke={1.6} aria-hidden />}
            aria-expanded={open}
            aria-controls={choices}
            onClick={() => setOpen(!open)}
          >
            {count === 0 ? t('orders.choices') : t('orders.choicesSet', { count })}
          </Button>
        }
        search={
          <SearchField
            label={t('orders.search')}
            value={filter.search}
            onSearch={(search) => onChange({ search })}
          />
        }
      >
        {statusFilters.map((status) => (
          <FilterButton
            key={status}
            label={t(status === 'all' ? 'orders.allStatuses' : `orderStatus.${status}`)}
            count={undefined}
            pressed={status === filter.status}
            // Of other orders there is no reason.
            onPress={() => onChange({ status, repick: { cancelReason: undefined } })}
          />
        ))}
      </FilterBar>
      <div id={choices} role="group" aria-label={t('orders.choices')} hidden={!open}>
        {open ? <LedgerFilters filter={filter} onChange={onChange} /> : null}
      </div>
    </>
  )
}
