import { Button } from '@mantine/core'
import { campaignStatuses } from '@pal/core/domain/entities'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { SearchField } from '../../components/fields/search-field.tsx'
import { FilterBar, FilterButton } from '../../components/lists/filter-bar.tsx'
import { MoreButton } from '../../components/lists/more-button.tsx'
import { WaitingRows } from '../../components/lists/waiting-rows.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { CampaignCards } from './campaign-cards.tsx'
import { campaignCards } from './queries.ts'
import { useProductsAddress } from './use-products-address.ts'

/** Whose products are meant; found by the campaign's name or by what it sells. */
export function CampaignPicker() {
  const { t } = useTranslation()
  const { search, setSearch, status, setStatus, showAll } = useProductsAddress()
  const list = useInfiniteQuery(campaignCards({ search, status }))
  const campaigns = list.data?.pages.flatMap(({ rows }) => rows)
  const count = campaigns?.length ?? 0
  return (
    <>
      <FilterBar
        label={t('products.campaigns')}
        search={
          <SearchField label={t('products.searchCampaigns')} value={search} onSearch={setSearch} />
        }
        result={
          count > 0
            ? t(list.hasNextPage ? 'products.shownMore' : 'products.campaignsShown', { count })
            : ''
        }
      >
        {[null, ...campaignStatuses].map((each) => (
          <FilterButton
            key={each}
            label={t(each === null ? 'products.allStatuses' : `products.status.${each}`)}
            count={undefined}
            pressed={each === status}
            onPress={() => setStatus(each)}
          />
        ))}
      </FilterBar>
      {campaigns && count > 0 ? <CampaignCards campaigns={campaigns} search={search} /> : null}
      <MoreButton
        label={t('products.moreCampaigns')}
        list={{
          hasMore: list.hasNextPage,
          loadingMore: list.isFetchingNextPage,
          loadMore: list.fetchNextPage,
        }}
      />
      {campaigns && count === 0 ? (
        <EmptyState
          icon={IconSearch}
          title={t('products.noCampaignsFound')}
          text={t('products.noCampaignsFoundText')}
          action={
            <Button variant="default" onClick={showAll}>
              {t('products.allCampaigns')}
            </Button>
          }
        />
      ) : null}
      {campaigns ? null : list.error ? (
        <QueryError title={t('products.campaignsFailed')} query={list} />
      ) : (
        <WaitingRows rows={6} />
      )}
    </>
  )
}
