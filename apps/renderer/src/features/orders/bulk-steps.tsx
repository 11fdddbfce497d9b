import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import type { Order } from '@pal/core/contract/orders'
import type { OrderStatus } from '@pal/core/domain/entities'
import { nextStatuses } from '@pal/core/domain/orders/order-status'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { useMoveOrders } from './data/mutations.ts'
import { useTelling, wayToTell } from './data/telling.ts'

const steps = ['processing', 'shipped', 'delivered'] as const

export interface BulkStepsProps {
  readonly chosen: readonly Order[]
  readonly disabled: boolean
}

/** The next step of those that have one; where they are at several, which of them is asked first. */
export function BulkSteps({ chosen, disabled }: BulkStepsProps) {
  const { t } = useTranslation()
  const tells = useTelling((telling) => telling.tells)
  const { mutate, isPending } = useMoveOrders()
  const able = steps.flatMap((status) => {
    const going = chosen.filter((order) => goesTo(order, status))
    const ids = going.map(({ id }) => id)
    const label = `${t(`orders.moveTo.${status}`)} (${ids.length})`
    return ids.length === 0
      ? []
      : [
          {
            status,
            label,
            move: () => mutate({ ids, status, tell: tells && going.some(wayToTell) }),
          },
        ]
  })
  const [first, second] = able
  if (!first) return null
  const busy = { loading: isPending, disabled }
  if (!second) {
    return (
      <Button {...busy} onClick={first.move}>
        {first.label}
      </Button>
    )
  }
  return (
    <Menu position="top-end" offset={4} transitionProps={{ duration: 140 }}>
      <Menu.Target>
        <Button {...busy} rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden />}>
          {t('orders.bulk.step')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {able.map(({ status, label, move }) => (
          <Menu.Item key={status} onClick={move}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Those that have a next step. */
export const movable = (orders: readonly Order[]) =>
  orders.filter((order) => steps.some((status) => goesTo(order, status)))

const goesTo = ({ status }: Order, to: OrderStatus) =>
  nextStatuses[status].some((next) => next === to)
