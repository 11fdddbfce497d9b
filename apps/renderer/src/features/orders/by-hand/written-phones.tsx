import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { phoneText } from '../../../lib/format/phone-text.ts'
import { byHandQueries } from './by-hand-queries.ts'

import classes from './new-order.module.css'

interface WrittenPhonesProps {
  /** Null of whoever has no chat. */
  readonly conversationId: number | null
  readonly currency: string
  readonly typed: string
  readonly onUse: (phone: string) => void
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** What the customer wrote in the chat that looks like their number, to be taken at one press. */
export function WrittenPhones({ conversationId, currency, typed, onUse }: WrittenPhonesProps) {
  const { t } = useTranslation()
  const { data } = useQuery(byHandQueries.phones(conversationId))
  const others = (data?.phones ?? []).filter((phone) => digitsOf(phone) !== digitsOf(typed))
  if (others.length === 0) return null
  return (
    <div className={classes['wrote']}>
      <span className={classes['under']}>{t('orders.new.wrote')}</span>
      {others.map((phone) => (
        <Button
          key={phone}
          variant="default"
          size="compact-xs"
          aria-label={t('orders.new.usePhone', { phone: phoneText(phone, currency) })}
          onClick={() => onUse(phone)}
        >
          <bdi dir="ltr">{phoneText(phone, currency)}</bdi>
        </Button>
      ))}
    </div>
  )
}
