import { Button } from '@mantine/core'
import type { Campaign, Product } from '@pal/core/contract/campaigns'
import { IconPackage, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { SearchField } from '../../components/fields/search-field.tsx'
import { ExportMenu } from '../../components/lists/export-menu.tsx'
import { FilterBar, FilterButton } from '../../components/lists/filter-bar.tsx'
import { FromNewest } from '../../components/lists/from-newest.tsx'
import { MoreButton } from '../../components/lists/more-button.tsx'
import { WaitingRows } from '../../components/lists/waiting-rows.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { useKeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { settingsQuery } from '../../lib/queries/settings.ts'
import { useRemoveProduct, useSwitchStock } from './mutations.ts'
import { ProductTable } from './product-table.tsx'
import { productQueries } from './queries.ts'
import { type ProductsAddress, stockFilters } from './use-products-address.ts'

const fileFormats = ['csv', 'json'] as const

interface CampaignProductsProps {
  readonly campaign: Campaign
  readonly address: ProductsAddress
  readonly onAdd: () => void
  readonly onEdit: (product: Product) => void
  readonly onDuplicate: (product: Product) => void
}

/** What one campaign sells. */
export function CampaignProducts(props: CampaignProductsProps) {
  const { campaign, address, onAdd, onEdit, onDuplicate } = props
  const { search, setSearch, stock, setStock, sorting, setSorting, showAll } = address
  const { t } = useTranslation()
  const list = useKeysetList(productQueries.list(campaign.id, { search, stock, ...sorting }))
  const few = useQuery(settingsQuery).data?.notifications.lowStock ?? 0
  const [removing, setRemoving] = useState<Product | null>(null)
  const remove = useRemoveProduct()
  const { mutate: switchStock } = useSwitchStock()
  const onSwitchStock = useCallback((product: Product) => switchStock(product), [switchStock])
  const { loaded, count } = list
  const some = count > 0
  return (
    <>
      <FilterBar
        label={t('products.filters')}
        search={<SearchField label={t('products.search')} value={search} onSearch={setSearch} />}
        result={some ? t(list.hasMore ? 'products.shownMore' : 'products.shown', { count }) : ''}
        actions={
          <ExportMenu
            entries={fileFormats.map((format) => ({
              label: t(`products.file.${format}`),
              does: `/api/campaigns/${campaign.id}/products/export?format=${format}`,
            }))}
          />
        }
      >
        {stockFilters.map((each) => (
          <FilterButton
            key={each}
            label={t(each === 'low' ? 'products.lowStock' : 'products.outOfStock')}
            count={undefined}
            pressed={stock === each}
            onPress={() => setStock(stock === each ? null : each)}
          />
        ))}
      </FilterBar>
      <FromNewest list={list} />
      {some ? (
        <ProductTable
          campaignName={campaign.name}
          few={few}
          list={list}
          sorting={sorting}
          onSort={setSorting}
          onEdit={onEdit}
          onDuplicate={onDuplicate}
          onSwitchStock={onSwitchStock}
          onRemove={setRemoving}
        />
      ) : null}
      <MoreButton label={t('products.more')} list={list} />
      {loaded && !some && (search !== '' || stock) ? (
        <EmptyState
          icon={IconSearch}
          title={t('products.noneFound')}
          text={t('products.noneFoundText')}
          action={
            <Button variant="default" onClick={showAll}>
              {t('products.showAll')}
            </Button>
          }
        />
      ) : null}
      {loaded && !some && search === '' && !stock ? (
        <EmptyState
          icon={IconPackage}
          title={t('products.emptyTitle')}
          text={t('products.emptyText')}
          action={
            <Button variant="default" onClick={onAdd}>
              {t('products.add')}
            </Button>
          }
        />
      ) : null}
      {list.error && !loaded ? <QueryError title={t('products.loadFailed')} query={list} /> : null}
      {!loaded && !list.error ? <WaitingRows rows={6} /> : null}
      <ConfirmDialog
        opened={removing !== null}
        title={t('products.removeTitle', { name: removing?.name ?? '' })}
        text={t('products.removeText')}
        confirmLabel={t('products.removeConfirm')}
        busy={remove.isPending}
        onConfirm={() =>
          removing && remove.mutate(removing, { onSettled: () => setRemoving(null) })
        }
        onClose={() => setRemoving(null)}
      />
    </>
  )
}
