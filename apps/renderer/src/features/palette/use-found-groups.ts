import '../../lib/i18n/gate-words.ts'
import {
  IconCoin,
  IconMessageCircle,
  IconPackage,
  IconShoppingBag,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { api } from '../../lib/api.ts'
import { customerName } from '../../lib/format/customer-name.ts'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { pathTo } from '../../lib/paths.ts'
import type { Entry, Group } from './entries.ts'

interface Found {
  readonly groups: readonly Group[]
  /** Where the rest of it is. */
  readonly more: readonly Entry[]
  readonly error: Error | null
  /** Nothing has come yet for what is typed. */
  readonly searching: boolean
}

/** What the server knows under these words. It is asked with each letter: it is on this machine. */
export function useFoundGroups(typed: string): Found {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const to = (path: string) => () => void navigate(path)
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ['palette', typed],
    queryFn: ({ signal }) => api.call('search.quick', { query: { search: typed } }, signal),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const searching = typed !== '' && (isPending || isPlaceholderData)
  if (typed === '' || !data) return { groups: [], more: [], error, searching: searching && !error }
  const conversations = data.conversations.map((row) => ({
    id: `conversation-${row.id}`,
    label: customerName(row),
    hint: row.pageName,
    icon: IconMessageCircle,
    run: to(pathTo.conversation(row.id)),
  }))
  const orders = data.orders.map((row) => ({
    id: `order-${row.id}`,
    label: `${row.orderId} · ${row.customerName}`,
    hint: `${t(`orderStatus.${row.status}`)} · ${formatAmount(row.totalAmount, row.currency, i18n.language)}`,
    icon: IconShoppingBag,
    run: to(pathTo.order(row.id)),
  }))
  return {
    error,
    searching,
    more: [
      {
        id: 'all-conversations',
        label: t('palette.allConversations', { search: typed }),
        icon: IconMessageCircle,
        run: to(pathTo.conversationsWith(typed)),
      },
      ...(orders.length === 0
        ? []
        : [
            {
              id: 'all-orders',
              label: t('palette.allOrders', { search: typed }),
              icon: IconShoppingBag,
              run: to(pathTo.ordersWith(typed)),
            },
          ]),
    ],
    groups: [
      {
        name: t('nav.conversations'),
        entries: conversations,
      },
      {
        name: t('nav.orders'),
        entries: orders,
      },
      {
        name: t('nav.campaigns'),
        entries: data.campaigns.flatMap((row) => [
          {
            id: `campaign-${row.id}`,
            label: row.name,
            hint: t(`campaigns.card.status.${row.status}`),
            icon: IconSpeakerphone,
            run: to(pathTo.campaign(row.id)),
          },
          ...(row.budgetUsedUp
            ? [
                {
                  id: `budget-${row.id}`,
                  label: t('common.raiseBudget'),
                  hint: row.name,
                  icon: IconCoin,
                  run: to(pathTo.budget(row.id)),
                },
              ]
            : []),
        ]),
      },
      {
        name: t('nav.products'),
        entries: data.products.map((row) => ({
          id: `product-${row.id}`,
          label: row.name,
          hint: row.campaignName,
          icon: IconPackage,
          run: to(pathTo.product(row.campaignId, row.name)),
        })),
      },
    ],
  }
}
