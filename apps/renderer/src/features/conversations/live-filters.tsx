import { conversationStatuses } from '@pal/core/domain/entities'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { SearchField } from '../../components/fields/search-field.tsx'
import { ExportMenu } from '../../components/lists/export-menu.tsx'
import { FilterBar, FilterButton } from '../../components/lists/filter-bar.tsx'
import { conversationFile, conversationFiles } from './data/conversation-file.ts'
import { isPicked } from './data/conversation-pick.ts'
import { conversationQueries } from './data/queries.ts'
import { useInboxAddress } from './use-inbox-address.ts'
import { WaitFilters } from './wait-filters.tsx'

const statuses = ['all', ...conversationStatuses] as const

interface LiveFiltersProps {
  /** Where there is room for it: how many rows they leave. */
  readonly list?: { readonly count: number; readonly hasMore: boolean }
}

/** Search, status and export of the live list: in its own bar, or in the inbox's where that is wide. */
export function LiveFilters({ list }: LiveFiltersProps) {
  const { t } = useTranslation()
  const { filter, change } = useInboxAddress()
  const exact = useQuery({
    ...conversationQueries.count(filter),
    enabled: list !== undefined && isPicked(filter.pick) && filter.search === '',
  }).data?.count
  return (
    <FilterBar
      label={t('conversations.filters')}
      search={
        <SearchField
          label={t('conversations.search')}
          value={filter.search}
          onSearch={(search) => change({ search })}
        />
      }
      result={
        list && list.count > 0
          ? t(
              exact === undefined && list.hasMore
                ? 'conversations.shownMore'
                : 'conversations.shown',
              { count: exact ?? list.count },
            )
          : ''
      }
      actions={
        <ExportMenu
          entries={conversationFiles.map((file) => ({
            label: t(file.label),
            does: conversationFile(filter, file),
          }))}
        />
      }
    >
      {list ? <WaitFilters /> : null}
      {statuses.map((status) => (
        <FilterButton
          key={status}
          label={t(`conversations.status.${status}`)}
          count={undefined}
          pressed={status === filter.status}
          onPress={() => change({ status })}
        />
      ))}
    </FilterBar>
  )
}
