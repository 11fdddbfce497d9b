import { Button } from '@mantine/core'
import type { Log } from '@pal/core/contract/system'
import { IconListDetails, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Waiting } from '../../components/waiting.tsx'
import type { KeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { LogTable } from './log-table.tsx'
import { logLines } from './log-text.ts'
import type { LogPick } from './queries.ts'

import classes from './log-list.module.css'

interface LogListProps {
  readonly list: KeysetList<Log>
  readonly pick: LogPick
  readonly onShowAll: () => void
}

const placeholderRows = [1, 2, 3, 4, 5, 6, 7, 8]

export function LogList({ list, pick, onShowAll }: LogListProps) {
  const { t, i18n } = useTranslation()
  const { isPending: withoutWords } = useQuery(logLines(i18n.language))
  const { loaded, count } = list
  const empty = emptyTexts(pick)
  if (count > 0 && !withoutWords) return <LogTable list={list} />
  if (count === 0 && loaded && pick.search !== '') {
    return (
      <EmptyState
        icon={IconSearch}
        title={t('logs.noneFoundTitle')}
        text={t(list.hasMore ? 'logs.noneFoundYet' : 'logs.noneFoundText')}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t('logs.showAll')}
          </Button>
        }
      />
    )
  }
  if (count === 0 && loaded) {
    return (
      <EmptyState
        icon={IconListDetails}
        title={t(`logs.${empty}Title`)}
        text={t(`logs.${empty}Text`)}
        action={
          empty !== 'empty' ? (
            <Button variant="default" onClick={onShowAll}>
              {t('logs.showAll')}
            </Button>
          ) : null
        }
      />
    )
  }
  if (list.error) {
    return <QueryError title={t('logs.loadFailed')} query={list} />
  }
  return (
    <Waiting className={classes['waiting']}>
      {placeholderRows.map((row) => (
        <Skeleton key={row} height={16} />
      ))}
    </Waiting>
  )
}

function emptyTexts({ filter, conversation }: LogPick) {
  if (conversation !== null) return 'emptyChat'
  return filter === 'all' ? 'empty' : 'emptyFilter'
}
