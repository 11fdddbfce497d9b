import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { customerName } from '../../../lib/format/customer-name.ts'
import { callerQuery } from '../../../lib/queries/caller.ts'
import { pastOrders } from '../data/past-orders.ts'

import classes from './new-order.module.css'

interface Known {
  readonly customerName: string
  readonly customerAddress: string
}

interface CallerProps {
  readonly phone: string
  readonly campaignId: number
  readonly typed: Known
  readonly onKnown: (known: Known) => void
  readonly onChat: (conversation: number) => void
}

/** A number is being typed for so long. */
const typingMs = 300

/** Whether the number of whoever phones is known: from an order before, or from a chat. */
export function Caller({ phone, campaignId, typed, onKnown, onChat }: CallerProps) {
  const { t } = useTranslation()
  const [number] = useDebouncedValue(phone.trim(), typingMs)
  const { data } = useQuery({
    ...callerQuery(number, campaignId),
    enabled: number !== '' && number === phone.trim(),
  })
  if (!data) return null
  const { known, ordered, chat } = data
  const past = ordered === null ? [] : pastOrders(t, ordered)
  const same =
    known !== null &&
    known.customerName === typed.customerName.trim() &&
    known.customerAddress === typed.customerAddress.trim()
  return (
    <>
      {known ? (
        <div className={classes['caller']} role="status">
          <span>{t('orders.new.known', { name: known.customerName, count: known.orders })}</span>
          {same ? null : (
            <Button variant="default" size="xs" onClick={() => onKnown(known)}>
              {t('orders.new.useKnown')}
            </Button>
          )}
        </div>
      ) : null}
      {ordered && (known === null || ordered.orders > known.orders || past.length > 0) ? (
        <div className={classes['caller']} role="status">
          <span>{[t('orders.new.ordered', { count: ordered.orders }), ...past].join(' · ')}</span>
        </div>
      ) : null}
      {chat ? (
        <div className={classes['caller']} role="status">
          <span>{t('orders.new.writes', { name: customerName(chat), page: chat.pageName })}</span>
          <Button variant="default" size="xs" onClick={() => onChat(chat.conversationId)}>
            {t('orders.new.inChat')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
