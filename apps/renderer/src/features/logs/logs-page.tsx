import { logFilters, type LogFilter } from '@pal/core/contract/system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { FilterBar, FilterButton } from '../../components/lists/filter-bar.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { LogActions } from './log-actions.tsx'
import { LogList } from './log-list.tsx'
import { LogSummary } from './log-summary.tsx'
import { useClearLogs, useDownloadLogs } from './mutations.ts'
import { logKey, logQueries } from './queries.ts'
import { resultText } from './result-text.ts'

export function LogsPage() {
  const { t, i18n } = useTranslation()
  const [running, setRunning] = useState(true)
  const [asking, setAsking] = useState(false)
  const [filter, setFilter] = useLogFilter()
  const queryClient = useQueryClient()
  const list = useQuery(logQueries.list(filter, { running }))
  const summary = useQuery(logQueries.summary({ running }))
  const clear = useClearLogs()
  const download = useDownloadLogs()
  const refresh = () => void queryClient.refetchQueries({ queryKey: logKey, type: 'active' })
  const counted = summary.data?.[filter]

  return (
    <>
      <PageHeader
        description={t('logs.description')}
        actions={
          <LogActions
            running={running}
            onToggle={() => setRunning(!running)}
            onRefresh={refresh}
            onDownload={() => download.mutate(filter)}
            downloading={download.isPending}
            onClear={() => setAsking(true)}
          />
        }
      />
      <LogSummary summary={summary.data} />
      <FilterBar
        label={t('logs.filters')}
        result={resultText(t, i18n.language, list.data?.length, counted)}
      >
        {logFilters.map((each) => (
          <FilterButton
            key={each}
            label={t(`logs.filter.${each}`)}
            count={summary.data && wholeNumber(summary.data[each], i18n.language)}
            pressed={each === filter}
            onPress={() => setFilter(each)}
          />
        ))}
      </FilterBar>
      <LogList query={list} filtered={filter !== 'all'} onShowAll={() => setFilter('all')} />
      <ConfirmDialog
        opened={asking}
        title={t('logs.clearTitle')}
        text={t('logs.clearText')}
        confirmLabel={t('logs.clearConfirm')}
        busy={clear.isPending}
        onConfirm={() => clear.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** The filter lives in the address, so that back, reload and a bookmark keep it. */
function useLogFilter(): readonly [LogFilter, (filter: LogFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('filter')
  const filter = logFilters.find((each) => each === asked) ?? 'all'
  return [filter, (next) => setSearch(next === 'all' ? {} : { filter: next })]
}
