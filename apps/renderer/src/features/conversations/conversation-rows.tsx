import type { Conversation } from '@pal/core/contract/conversations'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useVirtualRows } from '../../components/lists/use-virtual-rows.ts'
import type { KeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { connectedPages } from '../../lib/queries/connected-pages.ts'
import { ConversationRow } from './conversation-row.tsx'

import classes from './conversation-row.module.css'

interface ConversationRowsProps {
  readonly list: KeysetList<Conversation>
  readonly shown: string | null
  readonly search: string
  readonly onSelect: (id: string) => void
  readonly onView: (id: string) => void
}

/** What a row is taken to be high until it is drawn. */
const rowHeight = 76

/** Arrow keys move from name to name, Enter opens. Only what is in sight is drawn. */
export function ConversationRows({ list, shown, search, onSelect, onView }: ConversationRowsProps) {
  const { t } = useTranslation()
  const rows = useRef<HTMLUListElement>(null)
  const { data: pages } = useQuery(connectedPages)
  const virtual = useVirtualRows(list, rows, rowHeight)
  const move = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return
    const row = event.target.closest<HTMLElement>('[data-index]')
    const at = virtual.wanted ?? Number(row?.dataset['index'] ?? -1)
    const last = list.count - 1
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    if (next >= 0 && next <= last) virtual.focus(next)
  }
  return (
    <ul
      ref={rows}
      className={classes['rows']}
      aria-label={t('conversations.live')}
      onKeyDown={move}
      onBlur={({ relatedTarget }) => {
        if (!rows.current?.contains(relatedTarget)) virtual.hold(null)
      }}
    >
      {virtual.rows.flatMap(({ index, gap }) => {
        const conversation = list.at(index)
        return [
          gap > 0 ? <li key={`gap-${index}`} aria-hidden style={{ height: gap }} /> : null,
          conversation ? (
            <ConversationRow
              key={list.keyAt(index)}
              conversation={conversation}
              index={index}
              search={search}
              cut={pages !== undefined && pages.every(({ id }) => id !== conversation.pageId)}
              measure={virtual.measure}
              selected={String(conversation.id) === shown}
              onFocus={virtual.hold}
              onSelect={onSelect}
              onView={onView}
            />
          ) : (
            <li
              key={list.keyAt(index)}
              ref={virtual.measure}
              className={classes['coming']}
              data-index={index}
              aria-label={t('common.loading')}
            />
          ),
        ]
      })}
      {virtual.end > 0 ? <li aria-hidden style={{ height: virtual.end }} /> : null}
    </ul>
  )
}
