import type { ConversationDetail } from '@pal/core/contract/conversations'
import type { SavedReply } from '@pal/core/contract/settings'
import { orderStatuses } from '@pal/core/domain/entities'
import { fillSavedReply } from '@pal/core/domain/saved-reply'
import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { formatAmount } from '../../lib/format-amount.ts'
import { conversationQueries } from './queries.ts'

interface Options {
  readonly text: string
  readonly detail: ConversationDetail | undefined
  readonly onText: (text: string) => void
}

/** Which saved replies are offered: all by the button, and those that fit what follows a slash. */
export function useQuickReplies({ text, detail, onText }: Options) {
  const { t, i18n } = useTranslation()
  const { data: replies = [] } = useQuery(conversationQueries.savedReplies)
  const [asked, setAsked] = useState(false)
  /** What stood in the field when they were sent away. */
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const bySlash = text.startsWith('/') && !text.includes('\n') && closedAt !== text
  const words = bySlash ? text.slice(1).trim().toLowerCase() : ''
  const found = replies.filter(({ title, text: said }) =>
    `${title} ${said}`.toLowerCase().includes(words),
  )
  const at = Math.min(active, Math.max(0, found.length - 1))

  const close = () => {
    setAsked(false)
    setClosedAt(text)
    setActive(0)
  }
  const pick = (reply: SavedReply) => {
    const order = detail?.orders[0]
    const status = orderStatuses.find((known) => known === order?.status)
    const filled = fillSavedReply(reply.text, {
      name: detail?.collected.name ?? detail?.customerName ?? null,
      order: order?.orderId ?? null,
      status: status ? t(`orderStatus.${status}`) : null,
      total: order ? formatAmount(order.totalAmount, order.currency, i18n.language) : null,
      page: detail?.pageName ?? null,
    })
    const before = text.startsWith('/') ? '' : text.trimEnd()
    onText(before === '' ? filled : `${before}\n${filled}`)
    setAsked(false)
    setActive(0)
  }
  const open = asked || bySlash
  /** True when the key was meant for the list. */
  const takesKey = ({ key }: KeyboardEvent): boolean => {
    if (!open) return false
    if (key === 'Escape') close()
    else if (found.length === 0) return false
    else if (key === 'ArrowDown') setActive((at + 1) % found.length)
    else if (key === 'ArrowUp') setActive((at + found.length - 1) % found.length)
    else if (key === 'Enter' || key === 'Tab') {
      const reply = found[at]
      if (reply) pick(reply)
    } else return false
    return true
  }
  const toggle = () => (open ? close() : setAsked(true))
  return { open, found, empty: replies.length === 0, active: at, pick, toggle, takesKey }
}
