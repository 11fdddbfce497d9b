import { UnstyledButton } from '@mantine/core'
import type { Log } from '@pal/core/contract/system'
import { minuteMs } from '@pal/core/durations'
import { IconChevronDown } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { StatusBadge, type Status } from '../../components/badges/status-badge.tsx'
import { DataTable, type Column } from '../../components/lists/data-table.tsx'
import { customerName } from '../../lib/format/customer-name.ts'
import { columnTime } from '../../lib/format/format-time.ts'
import type { KeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { useNow } from '../../lib/use-now.ts'
import { LogCategoryMark } from './log-category-mark.tsx'
import { LogDetails } from './log-details.tsx'
import { logText } from './log-text.ts'

import classes from './log-table.module.css'

/** Colour is for what went wrong; nearly every row is as it should be. */
const levelStatus = {
  debug: 'neutral',
  info: 'neutral',
  warn: 'attention',
  error: 'danger',
} as const satisfies Record<Log['level'], Status>

export function LogTable({ list }: { readonly list: KeysetList<Log> }) {
  const { t, i18n } = useTranslation()
  const now = useNow(minuteMs)
  const [openId, setOpenId] = useState<number | null>(null)
  const toggle = useCallback((id: number) => setOpenId((open) => (open === id ? null : id)), [])
  // The same array while the language stays: rows that did not change are not drawn again.
  const columns = useMemo(
    () => columnsOf(t, i18n.language, now, openId, toggle),
    [t, i18n.language, now, openId, toggle],
  )
  const unfolded = useCallback((log: Log) => <LogDetails log={log} />, [])
  return (
    <DataTable
      label={t('logs.table')}
      columns={columns}
      list={list}
      openId={openId}
      onToggle={toggle}
      unfolded={unfolded}
    />
  )
}

function columnsOf(
  t: TFunction,
  locale: string,
  now: number,
  openId: number | null,
  onToggle: (id: number) => void,
): Column<Log>[] {
  return [
    {
      key: 'time',
      header: t('logs.column.time'),
      width: 176,
      hideBelow: 'small',
      cell: ({ timestamp }) => <LogTime time={timestamp} now={now} locale={locale} />,
    },
    {
      key: 'level',
      header: t('logs.column.level'),
      width: 104,
      hideBelow: 'small',
      cell: ({ level }) => (
        <StatusBadge status={levelStatus[level]}>{t(`logs.level.${level}`)}</StatusBadge>
      ),
    },
    {
      key: 'category',
      header: t('logs.column.category'),
      width: 140,
      hideBelow: 'small',
      cell: ({ category }) => <LogCategoryMark category={category} />,
    },
    {
      key: 'message',
      header: t('logs.column.message'),
      cell: (log, { small }) => (
        <>
          {small ? (
            <span className={classes['meta']}>
              <StatusBadge status={levelStatus[log.level]}>
                {t(`logs.level.${log.level}`)}
              </StatusBadge>
              <LogCategoryMark category={log.category} />
              <LogTime time={log.timestamp} now={now} locale={locale} />
            </span>
          ) : null}
          {/* A message can quote any language: its own direction, whatever the page's. */}
          <span className={classes['message']}>
            <Whom log={log} />
            <span dir="auto">{logText(log)}</span>
          </span>
        </>
      ),
    },
    {
      key: 'open',
      header: t('common.details'),
      hideHeader: true,
      width: 48,
      cell: ({ id }) => (
        <UnstyledButton
          className={classes['unfold']}
          tabIndex={-1}
          aria-expanded={id === openId}
          aria-label={t(id === openId ? 'logs.hideDetails' : 'logs.showDetails')}
          onClick={(event) => {
            event.stopPropagation()
            onToggle(id)
          }}
        >
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        </UnstyledButton>
      ),
    },
  ]
}

interface LogTimeProps {
  readonly time: string
  readonly now: number
  readonly locale: string
}

function LogTime({ time, now, locale }: LogTimeProps) {
  return (
    <time className={classes['time']} dateTime={time}>
      {columnTime(time, now, locale)}
    </time>
  )
}

/** Whose chat or order it is about: by that a seller looks for a line. */
function Whom({ log: { about } }: { readonly log: Log }) {
  const name = about.conversation ? customerName(about.conversation) : about.order?.customerName
  return name ? (
    <>
      <span className={classes['whom']}>
        <bdi>{name}</bdi>
      </span>{' '}
    </>
  ) : null
}
