import '@mantine/core/styles/Checkbox.layer.css'
import '../../../components/fields/form-fields.ts'
import { Checkbox } from '@mantine/core'
import type { Order } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../lib/use-now.ts'
import { tellableOf, untoldText, useTelling, type wayToTell } from '../data/telling.ts'

import classes from './tell-box.module.css'

interface TellBoxProps {
  readonly label: string
  /** What is sent cannot be undone first. */
  readonly atOnce?: boolean
  /** What is sent. */
  readonly help?: string
  /** Why nobody, or not everybody, is told. */
  readonly untold?: string | undefined
  /** Nobody can be. */
  readonly off?: boolean
}

interface TellCustomerProps extends Omit<TellByWayProps, 'label'> {
  /** Null: they have no chat. */
  readonly conversationId: number | null
  readonly label?: string
}

/** The same where it can be, and else why not. */
export function TellCustomer({ conversationId, way, label, ...box }: TellCustomerProps) {
  const { t } = useTranslation()
  if (conversationId === null) return null
  if (way === null) return <p className={classes['closed']}>{t('orders.tellClosed')}</p>
  return <TellByWay way={way} label={label ?? t('orders.tell')} {...box} />
}

interface TellByWayProps extends Pick<TellBoxProps, 'label' | 'atOnce' | 'help'> {
  /** At once, by a draft that the seller sends, or not at all. */
  readonly way: ReturnType<typeof wayToTell>
}

/** Nothing where they cannot be told. */
export function TellByWay({ way, ...box }: TellByWayProps) {
  const { t } = useTranslation()
  if (way === null) return null
  return <TellBox {...box} {...(way === 'byHand' && { help: t('orders.tellByHand') })} />
}

/** The same of several orders: of how many it can be, and why not of the others. */
export function TellCustomers({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTranslation()
  useNow()
  const telling = tellableOf(orders)
  const { told, byHand = 0 } = telling
  const some = t('orders.returns.left', { count: told, of: orders.length })
  const all = told === orders.length
  return (
    <TellBox
      label={`${t('orders.tellBulk')}${all || told === 0 ? '' : ` (${some})`}`}
      {...(told === 0 && { help: '' })}
      untold={untoldText(t, telling)}
      off={told + byHand === 0}
    />
  )
}

/** Whether a customer is notified of a change; the choice is kept for the next one. */
function TellBox({ label, atOnce = false, help, untold, off = false }: TellBoxProps) {
  const { t } = useTranslation()
  const { tells, choose } = useTelling()
  const words = help ?? (atOnce ? undefined : t('orders.tellHelp'))
  const on = tells && !off
  return (
    <Checkbox
      label={label}
      description={on ? [words, untold].filter(Boolean).join(' ') : off && untold}
      classNames={{ description: classes['help'] ?? '' }}
      color="var(--pal-accent)"
      checked={on}
      disabled={off}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  )
}
