import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { SearchField } from '../../components/fields/search-field.tsx'
import { lazilyOpened } from '../../components/lazily.tsx'
import { ExportButton } from '../../components/lists/export-button.tsx'
import { FilterBar, FilterButton } from '../../components/lists/filter-bar.tsx'
import { loadDialogTexts } from './data/dialog-texts.ts'
import { statusFilters, type OrderFilter } from './data/queries.ts'
import { LedgerFilters, type Repick } from './ledger/ledger-filters.tsx'
import type { OrderFilesProps } from './order-files.tsx'

const OrderFiles = lazilyOpened<OrderFilesProps>(
  async () => {
    const [part] = await Promise.all([import('./order-files.tsx'), loadDialogTexts()])
    return part.OrderFiles
  },
  ({ onChange }) => (
    <ExportButton aria-haspopup="menu" aria-expanded={false} onClick={() => onChange(true)} />
  ),
)

/** What is left to do before the parcels go. */
const evening = ['unprinted', 'unfiled'] as const

interface OrderFiltersProps {
  readonly filter: OrderFilter
  readonly onChange: (to: Partial<Omit<OrderFilter, 'pick'>> & { repick?: Repick }) => void
  readonly result: string
}

export function OrderFilters({ filter, onChange, result }: OrderFiltersProps) {
  const { t } = useTranslation()
  const [exporting, setExporting] = useState(false)
  return (
    <FilterBar
      label={t('orders.filters')}
      result={result}
      actions={<OrderFiles filter={filter} opened={exporting} onChange={setExporting} />}
      search={
        <SearchField
          label={t('orders.search')}
          value={filter.search}
          onSearch={(search) => onChange({ search })}
        />
      }
      aside={<LedgerFilters filter={filter} onChange={onChange} />}
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
      {evening.map((name) => (
        <FilterButton
          key={name}
          label={t(`orders.ledger.${name}`)}
          count={undefined}
          pressed={filter.pick[name] !== undefined}
          onPress={() => onChange({ repick: { [name]: filter.pick[name] ? undefined : 'true' } })}
        />
      ))}
    </FilterBar>
  )
}
