import '@mantine/core/styles/Checkbox.layer.css'
import '../../../components/fields/form-fields.ts'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useTelling } from '../data/telling.ts'

import classes from './tell-box.module.css'

interface TellBoxProps {
  readonly label: string
  /** What is sent cannot be undone first. */
  readonly atOnce?: boolean
  /** What is sent. */
  readonly help?: string
}

interface TellCustomerProps extends Omit<TellBoxProps, 'label'> {
  /** Null: they have no chat. */
  readonly conversationId: number | null
  /** Facebook allows a message now. */
  readonly open: boolean
}

/** The same where it can be, and else why not. */
export function TellCustomer({ conversationId, open, ...box }: TellCustomerProps) {
  const { t } = useTranslation()
  if (conversationId === null) return null
  if (open) return <TellBox label={t('orders.tell')} {...box} />
  return <p className={classes['closed']}>{t('orders.tellClosed')}</p>
}

/** Whether a customer is notified of a change; the choice is kept for the next one. */
export function TellBox({ label, atOnce = false, help }: TellBoxProps) {
  const { t } = useTranslation()
  const { tells, choose } = useTelling()
  const words = help ?? (atOnce ? undefined : t('orders.tellHelp'))
  return (
    <Checkbox
      label={label}
      description={tells ? words : undefined}
      classNames={{ description: classes['help'] ?? '' }}
      color="var(--pal-accent)"
      checked={tells}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  )
}
