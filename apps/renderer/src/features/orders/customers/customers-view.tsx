import { Button } from '@mantine/core'
import { customerPicks } from '@pal/core/domain/orders/customer-lists'
import { customers } from '@pal/core/texts/en/orders/customers'
import { IconSearch, IconUsers } from '@tabler/icons-react'
import i18next from 'i18next'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { SearchField } from '../../../components/fields/search-field.tsx'
import { lazilyOpened } from '../../../components/lazily.tsx'
import { ExportButton } from '../../../components/lists/export-button.tsx'
import { FilterBar, FilterButton } from '../../../components/lists/filter-bar.tsx'
import { FromNewest } from '../../../components/lists/from-newest.tsx'
import { MoreButton } from '../../../components/lists/more-button.tsx'
import { PageChoice } from '../../../components/lists/page-choice.tsx'
import { WaitingRows } from '../../../components/lists/waiting-rows.tsx'
import { ConnectionEmptyState } from '../../../components/notices/connection-empty-state.tsx'
import { EmptyState } from '../../../components/notices/empty-state.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { useKeysetList } from '../../../lib/keyset/use-keyset-list.ts'
import { pathTo } from '../../../lib/paths.ts'
import { ExportProgress } from '../ledger/export-progress.tsx'
import type { CustomerFilesProps } from './customer-files.tsx'
import { customerQueries } from './customer-queries.ts'
import { CustomerTable } from './customer-table.tsx'
import { useCustomersAddress } from './use-customers-address.ts'

import classes from './customers-view.module.css'

// Its words come with it.
i18next.addResourceBundle('en', 'translation', { orders: { customers } }, true)

const shows = ['all', ...customerPicks] as const

const CustomerFiles = lazilyOpened<CustomerFilesProps>(
  async () => (await import('./customer-files.tsx')).CustomerFiles,
  ({ onChange }) => (
    <ExportButton aria-haspopup="menu" aria-expanded={false} onClick={() => onChange(true)} />
  ),
)

export interface CustomersViewProps {
  /** The head that both lists have. */
  readonly Views: ComponentType<{
    readonly view: 'customers'
    readonly description: string
  }>
}

/** Who has ordered, with or without a chat. */
export function CustomersView({ Views }: CustomersViewProps) {
  const { t } = useTranslation()
  const { filter, change } = useCustomersAddress()
  const { sort, show, search, page } = filter
  const list = useKeysetList(customerQueries.list(filter))
  const [exporting, setExporting] = useState(false)
  const { loaded, count } = list
  const filtered = show !== 'all' || search !== '' || page !== undefined
  return (
    <>
      <Views view="customers" description={t('orders.customers.description')} />
      <FilterBar
        label={t('orders.customers.filters')}
        result={
          count > 0
            ? t(list.hasMore ? 'orders.customers.shownMore' : 'orders.customers.shown', { count })
            : ''
        }
        actions={<CustomerFiles filter={filter} opened={exporting} onChange={setExporting} />}
        search={
          <SearchField
            label={t('orders.customers.search')}
            value={search}
            onSearch={(to) => change({ search: to })}
          />
        }
      >
        {shows.map((each) => (
          <FilterButton
            key={each}
            label={t(`orders.customers.show.${each}`)}
            count={undefined}
            pressed={each === show}
            onPress={() => change({ show: each })}
          />
        ))}
        <PageChoice
          className={classes['page']}
          page={page}
          onChange={(to) => change({ page: to })}
        />
      </FilterBar>
      <ExportProgress of="customers" />
      <FromNewest list={list} />
      {count > 0 ? (
        <CustomerTable list={list} sort={sort} onSort={(to) => change({ sort: to })} />
      ) : null}
      <MoreButton label={t('orders.more')} list={list} />
      {loaded && count === 0 && filtered ? (
        <EmptyState
          icon={IconSearch}
          title={t('orders.customers.noneFound')}
          text={t('orders.noneFoundText')}
          action={
            <Button
              variant="default"
              onClick={() => change({ show: 'all', search: '', page: undefined })}
            >
              {t('orders.customers.showAll')}
            </Button>
          }
        />
      ) : null}
      {loaded && count === 0 && !filtered ? (
        <ConnectionEmptyState
          icon={IconUsers}
          title={t('orders.customers.emptyTitle')}
          needsPage={t('orders.needsPage')}
          connected={t('orders.customers.waiting')}
          anyway={
            <Button variant="default" component={Link} to={pathTo.newOrder()}>
              {t('orders.new.title')}
            </Button>
          }
        />
      ) : null}
      {list.error && !loaded ? (
        <QueryError title={t('orders.customers.loadFailed')} query={list} />
      ) : null}
      {!loaded && !list.error ? <WaitingRows /> : null}
    </>
  )
}
