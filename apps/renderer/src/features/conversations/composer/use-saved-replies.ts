import { useCombobox } from '@mantine/core'
import type { ConversationDetail } from '@pal/core/contract/conversations'
import { orderStatuses } from '@pal/core/domain/entities'
import { fillSavedReply, openField } from '@pal/core/domain/saved-reply'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { formatAmount } from '../../../lib/format/format-amount.ts'
import { conversationQueries } from '../data/queries.ts'
import { optionId } from './saved-replies.tsx'

interface Options {
  readonly text: string
  readonly detail: ConversationDetail | undefined
  readonly onText: (text: string) => void
}

/** Which saved replies are offered: by the button or a slash, and of them those that fit what follows. */
export function useSavedReplies({ text, detail, onText }: Options) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const { data: replies = [] } = useQuery(conversationQueries.savedReplies)
  /** What was in the field when the button was pressed. */
  const [askedAt, setAskedAt] = useState<string | null>(null)
  /** What was in the field when they were sent away. */
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const [moved, setMoved] = useState<{ offered: string; to: string | null } | null>(null)
  const asked = askedAt !== null && text.startsWith(askedAt) ? askedAt : null
  const bySlash = text.startsWith('/') && !text.includes('\n') && closedAt !== text
  const words = text
    .slice(asked?.length ?? 1)
    .trim()
    .toLowerCase()
  const found = replies.filter(({ title, text: said }) =>
    `${title} ${said}`.toLowerCase().includes(words),
  )
  // Where nothing fits what is typed below the list, it is an answer of its own.
  const open = asked === null ? bySlash : words === '' || found.length > 0
  if (askedAt !== null && (asked === null || !open)) setAskedAt(null)
  const store = useCombobox({ opened: open })
  const { selectFirstOption } = store
  const offered = open ? found.map(({ title }) => title).join('\n') : ''
  useEffect(() => {
    if (offered !== '') selectFirstOption()
  }, [offered, selectFirstOption])
  const first = offered === '' ? undefined : optionId(id, 0)
  if (moved !== null && moved.offered !== offered) setMoved(null)
  const activeId = moved?.to ?? first

  const close = () => {
    setAskedAt(null)
    setClosedAt(text)
  }
  const pick = (title: string) => {
    const reply = found.find((each) => each.title === title)
    if (!reply) return
    const order = detail?.orders[0]
    const status = orderStatuses.find((known) => known === order?.status)
    const filled = fillSavedReply(reply.text, {
      name: detail?.collected.name ?? detail?.customerName ?? null,
      order: order?.orderId ?? null,
      status: status ? t(`orderStatus.${status}`) : null,
      total: order ? formatAmount(order.totalAmount, order.currency, i18n.language) : null,
      page: detail?.pageName ?? null,
    })
    const before = text.startsWith('/') ? '' : (asked ?? text).trimEnd()
    onText(before === '' ? filled : `${before}\n${filled}`)
    setAskedAt(null)
  }
  /** True when the key was meant for the list. */
  const takesKey = ({ key }: KeyboardEvent): boolean => {
    if (!open) return false
    if (key === 'Escape') close()
    else if (found.length === 0) return false
    else if (key === 'ArrowDown') setMoved({ offered, to: store.selectNextOption() })
    else if (key === 'ArrowUp') setMoved({ offered, to: store.selectPreviousOption() })
    else if (key === 'Enter' || key === 'Tab') store.clickSelectedOption()
    else return false
    return true
  }
  const toggle = () => (open ? close() : setAskedAt(text))
  const empty = replies.length === 0
  return {
    id,
    open,
    store,
    found,
    empty,
    activeId,
    pick,
    toggle,
    takesKey,
    openField: (written: string) => openField(written, replies),
  }
}
