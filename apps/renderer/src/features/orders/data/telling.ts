import type { Order } from '@pal/core/contract/orders'
import type { ToldOrNot } from '@pal/core/contract/shape'
import type { TFunction } from 'i18next'
import { create } from 'zustand'

import { keepChoice } from '../../../lib/appearance.ts'

interface Telling {
  readonly tells: boolean
  readonly choose: (tells: boolean) => void
}

/** Most sellers want their customers to know; whoever does not says so once. */
export const useTelling = create<Telling>()((set) => ({
  tells: document.documentElement.dataset['tellCustomers'] !== 'no',
  choose: (tells) => {
    set({ tells })
    keepChoice({ tellCustomers: tells })
  },
}))

const isComing = (time: string | null | undefined) => time != null && Date.parse(time) > Date.now()

type Times = Pick<Order, 'tellUntil' | 'tellByHandUntil'>

/** How Facebook lets the customer be told: by itself, by a draft that the seller sends, or not at all. */
export function wayToTell({ tellUntil, tellByHandUntil }: Times): 'atOnce' | 'byHand' | null {
  if (isComing(tellUntil)) return 'atOnce'
  return isComing(tellByHandUntil) ? 'byHand' : null
}

/** Of how many of these the customer can be told now. */
export function tellableOf(orders: readonly Order[]): ToldOrNot {
  const ways = orders.map(wayToTell)
  const told = ways.filter((way) => way === 'atOnce').length
  const byHand = ways.filter((way) => way === 'byHand').length
  const noChat = orders.filter(({ conversationId }) => conversationId === null).length
  return { told, byHand, noChat, closed: orders.length - told - byHand - noChat }
}

/** Whom only the seller tells, or nobody, and why; undefined where everybody is told. */
export function untoldText(t: TFunction, telling: ToldOrNot): string | undefined {
  const { byHand = 0 } = telling
  const left = byHand > 0 && t('orders.bulk.byHand', { count: byHand })
  const why = (['closed', 'noChat'] as const)
    .filter((reason) => telling[reason] > 0)
    .map((reason) => `${t(`orders.bulk.untoldAs.${reason}`)} (${telling[reason]})`)
  const untold = why.length > 0 && t('orders.bulk.untold', { why: why.join(' · ') })
  return [left, untold].filter(Boolean).join(' · ') || undefined
}

/** What became of telling them; undefined where nobody was to be told. */
export function toldText(t: TFunction, telling: ToldOrNot | undefined): string | undefined {
  if (telling === undefined) return undefined
  const told = telling.told > 0 && t('orders.bulk.told', { count: telling.told })
  return [told, untoldText(t, telling)].filter(Boolean).join(' · ')
}
