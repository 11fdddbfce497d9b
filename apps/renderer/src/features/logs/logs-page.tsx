import { logFilters } from '@pal/core/contract/system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { SearchField } from '../../components/fields/search-field.tsx'
import { FilterBar, FilterButton } from '../../components/lists/filter-bar.tsx'
import { FilterChips } from '../../components/lists/filter-chips.tsx'
import { FromNewest } from '../../components/lists/from-newest.tsx'
import { MoreButton } from '../../components/lists/more-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { readId } from '../../lib/address/use-address.ts'
import { customerName } from '../../lib/format/customer-name.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { useKeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { LogActions } from './log-actions.tsx'
import { LogList } from './log-list.tsx'
import { LogSummary } from './log-summary.tsx'
import { useClearLogs, useDownloadLogs } from './mutations.ts'
import { logKey, type LogPick, logQueries } from './queries.ts'
import { resultText } from './result-text.ts'

export function LogsPage() {
  const { t, i18n } = useTranslation()
  const [running, setRunning] = useState(true)
  const [asking, setAsking] = useState(false)
  const [pick, setPick] = useLogPick()
  const { filter, search, conversation } = pick
  const queryClient = useQueryClient()
  const pages = useKeysetList(logQueries.list(pick, { running }))
  const list = {
    ...pages,
    loadMore: () => {
      // Rows that move while one reads back would leave gaps.
      setRunning(false)
      pages.loadMore()
    },
  }
  const summary = useQuery(logQueries.summary({ running }))
  const clear = useClearLogs()
  const download = useDownloadLogs()
  /** From the newest on: what was fetched of older ones is let go of. */
  const refresh = () => {
    list.restart()
    void queryClient.refetchQueries({ queryKey: logKey, type: 'active' })
  }
  const toggle = () => {
    setRunning(!running)
    if (!running && list.chain.sizes.length > 1) refresh()
  }
  // What is counted is the whole log.
  const counts = conversation === null ? summary.data : undefined
  const counted = search === '' ? counts?.[filter] : undefined
  const name = list.at(0)?.about.conversation
  const chat = {
    key: 'conversation',
    label: name ? t('logs.chatOf', { name: customerName(name) }) : t('logs.oneChat'),
    onRemove: () => setPick({ ...pick, conversation: null }),
  }

  return (
    <>
      <PageHeader
        description={t('logs.description')}
        actions={
          <LogActions
            running={running}
            onToggle={toggle}
            onRefresh={refresh}
            onDownload={() => download.mutate(pick)}
            downloading={download.isPending}
            onClear={() => setAsking(true)}
          />
        }
      />
      <LogSummary summary={summary.data} />
      <FilterBar
        label={t('logs.filters')}
        search={
          <SearchField
            label={t('logs.search')}
            value={search}
            onSearch={(next) => setPick({ ...pick, search: next })}
          />
        }
        result={resultText(t, i18n.language, list.loaded ? list.count : undefined, counted)}
      >
        {logFilters.map((each) => (
          <FilterButton
            key={each}
            label={t(`logs.filter.${each}`)}
            count={counts && wholeNumber(counts[each], i18n.language)}
            pressed={each === filter}
            onPress={() => setPick({ ...pick, filter: each })}
          />
        ))}
      </FilterBar>
      <FilterChips chips={conversation === null ? [] : [chat]} />
      <FromNewest list={list} />
      <LogList list={list} pick={pick} onShowAll={() => setPick(everything)} />
      <MoreButton label={t(search === '' ? 'logs.older' : 'logs.searchOn')} list={list} />
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

const everything: LogPick = { filter: 'all', search: '', conversation: null }

/** What is picked lives in the address, so that back, reload and a bookmark keep it. */
function useLogPick(): readonly [LogPick, (pick: LogPick) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('filter')
  const filter = logFilters.find((each) => each === asked) ?? 'all'
  const change = (next: LogPick) =>
    setParams(
      {
        ...(next.filter !== 'all' && { filter: next.filter }),
        ...(next.search !== '' && { search: next.search }),
        ...(next.conversation !== null && { conversation: String(next.conversation) }),
      },
      // Each pause in typing would be a step of Back.
      { replace: true },
    )
  const conversation = readId(params.get('conversation'))
  return [{ filter, search: params.get('search') ?? '', conversation }, change]
}
