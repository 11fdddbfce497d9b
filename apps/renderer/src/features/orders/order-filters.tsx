import { courierFiles } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'

import { SearchField } from '../../components/fields/search-field.tsx'
import { ExportMenu } from '../../components/lists/export-menu.tsx'
import { FilterBar, FilterButton } from '../../components/lists/filter-bar.tsx'
import { statusFilters, type OrderFilter } from './data/queries.ts'
import { LedgerFilters, type Repick } from './ledger/ledger-filters.tsx'
import { courierFile, fileFormats, orderFile } from './order-file.ts'

interface OrderFiltersProps {
  readonly filter: OrderFilter
  readonly onChange: (to: Partial<Omit<OrderFilter, 'pick'>> & { repick?: Repick }) => void
  readonly result: string
}

export function OrderFilters({ filter, onChange, result }: OrderFiltersProps) {
  const { t } = useTranslation()
  return (
    <FilterBar
      label={t('orders.filters')}
      result={result}
      actions={
        <ExportMenu
          files={[
            ...fileFormats.map((format) => ({
              label: t(`orders.file.${format}`),
              address: orderFile(filter, format),
            })),
            ...courierFiles.map((courier) => ({
              label: t(`orders.ledger.file.${courier}`),
              address: courierFile(filter, courier),
            })),
          ]}
        />
      }
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
          onPress={() => onChange({ status })}
        />
      ))}
      <FilterButton
        label={t('orders.ledger.unprinted')}
        count={undefined}
        pressed={filter.pick.unprinted !== undefined}
        onPress={() =>
          onChange({ repick: { unprinted: filter.pick.unprinted ? undefined : 'true' } })
        }
      />
    </FilterBar>
  )
}
