import { conversationStatuses } from '@pal/core/domain/entities'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { SearchField } from '../../components/fields/search-field.tsx'
import { ExportMenu } from '../../components/lists/export-menu.tsx'
import { FilterBar, FilterButton } from '../../components/lists/filter-bar.tsx'
import { conversationFile, conversationFiles } from './data/conversation-file.ts'
import { isPicked } from './data/conversation-pick.ts'
import { conversationQueries } from './data/queries.ts'
import { useInboxAddress } from './use-inbox-address.ts'

const statuses = ['all', ...conversationStatuses] as const

interface LiveFiltersProps {
  /** Whether there is room for how many rows they leave. */
  readonly counted: boolean
}

/** Search, status and export of the live list: in its own bar, or in the inbox's where that is wide. */
export function LiveFilters({ counted }: LiveFiltersProps) {
  const { t } = useTranslation()
  const { filter, change } = useInboxAddress()
  const list = useInfiniteQuery(conversationQueries.list(filter))
  const exact = useQuery({
    ...conversationQueries.count(filter),
    enabled: counted && isPicked(filter.pick) && filter.search === '',
  }).data?.count
  const shown = list.data?.pages.reduce((sum, page) => sum + page.rows.length, 0) ?? 0
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
        counted && shown > 0
          ? t(
              exact === undefined && list.hasNextPage
                ? 'conversations.shownMore'
                : 'conversations.shown',
              { count: exact ?? shown },
            )
          : ''
      }
      actions={
        <ExportMenu
          files={conversationFiles.map((file) => ({
            label: t(file.label),
            address: conversationFile(filter, file),
          }))}
        />
      }
    >
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
