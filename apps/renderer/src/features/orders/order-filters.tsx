import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { SearchField } from '../../components/fields/search-field.tsx'
import { ExportMenu } from '../../components/lists/export-menu.tsx'
import { FilterBar, FilterButton } from '../../components/lists/filter-bar.tsx'
import { periodFilters, statusFilters, type OrderFilter } from './data/queries.ts'
import { fileFormats, orderFile } from './order-file.ts'

import classes from './order-filters.module.css'

interface OrderFiltersProps {
  readonly filter: OrderFilter
  readonly onChange: (to: Partial<OrderFilter>) => void
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
          files={fileFormats.map((format) => ({
            label: t(`orders.file.${format}`),
            address: orderFile(filter, format),
          }))}
        />
      }
      search={
        <SearchField
          label={t('orders.search')}
          value={filter.search}
          onSearch={(search) => onChange({ search })}
        />
      }
      aside={
        <NativeSelect
          className={classes['period'] ?? ''}
          aria-label={t('orders.time')}
          value={filter.period}
          onChange={(event) => {
            const asked = event.currentTarget.value
            const period = periodFilters.find((each) => each === asked)
            if (period) onChange({ period })
          }}
          data={periodFilters.map((period) => ({
            value: period,
            label: t(`orders.period.${period}`),
          }))}
        />
      }
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
    </FilterBar>
  )
}
