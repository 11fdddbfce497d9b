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

const isOpen = ({ tellUntil }: Order) => tellUntil != null && Date.parse(tellUntil) > Date.now()

/** Of how many of these the customer can be told now. */
export function tellableOf(orders: readonly Order[]): ToldOrNot {
  const told = orders.filter(isOpen).length
  const noChat = orders.filter(({ conversationId }) => conversationId === null).length
  return { told, noChat, closed: orders.length - told - noChat }
}

/** Whom nobody tells, and why; undefined where everybody is told. */
export function untoldText(t: TFunction, telling: ToldOrNot): string | undefined {
  const why = (['closed', 'noChat'] as const)
    .filter((reason) => telling[reason] > 0)
    .map((reason) => `${t(`orders.bulk.untoldAs.${reason}`)} (${telling[reason]})`)
  return why.length === 0 ? undefined : t('orders.bulk.untold', { why: why.join(' · ') })
}

/** What became of telling them; undefined where nobody was to be told. */
export function toldText(t: TFunction, telling: ToldOrNot | undefined): string | undefined {
  if (telling === undefined) return undefined
  const told = telling.told > 0 && t('orders.bulk.told', { count: telling.told })
  return [told, untoldText(t, telling)].filter(Boolean).join(' · ')
}
