import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { phoneText } from '../../../lib/format/phone-text.ts'
import { byHandQueries } from './by-hand-queries.ts'

import classes from './new-order.module.css'

interface WrittenProps {
  /** Null of whoever has no chat. */
  readonly conversationId: number | null
  readonly typed: string
  readonly onUse: (written: string) => void
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** What the customer wrote in the chat that looks like their number, to be taken at one press. */
export function WrittenPhones({
  conversationId,
  currency,
  typed,
  onUse,
}: WrittenProps & { readonly currency: string }) {
  const { data } = useQuery(byHandQueries.written(conversationId))
  const others = (data?.phones ?? []).filter((phone) => digitsOf(phone) !== digitsOf(typed))
  return (
    <Written>
      {others.map((phone) => (
        <WrittenFact
          key={phone}
          direction="ltr"
          text={phoneText(phone, currency)}
          onUse={() => onUse(phone)}
        />
      ))}
    </Written>
  )
}

/** The same of what the agent has read as their address. */
export function WrittenAddresses({ conversationId, typed, onUse }: WrittenProps) {
  const { data } = useQuery(byHandQueries.written(conversationId))
  const others = (data?.addresses ?? []).filter((address) => address !== typed.trim())
  return (
    <Written>
      {others.map((address) => (
        <WrittenFact key={address} text={address} onUse={() => onUse(address)} />
      ))}
    </Written>
  )
}

function Written({ children }: { readonly children: readonly ReactNode[] }) {
  const { t } = useTranslation()
  if (children.length === 0) return null
  return (
    <div className={classes['wrote']}>
      <span className={classes['under']}>{t('orders.new.wrote')}</span>
      {children}
    </div>
  )
}

interface WrittenFactProps {
  readonly text: string
  readonly direction?: 'ltr'
  readonly onUse: () => void
}

function WrittenFact({ text, direction, onUse }: WrittenFactProps) {
  const { t } = useTranslation()
  return (
    <Button
      variant="default"
      size="compact-xs"
      className={classes['fact'] ?? ''}
      aria-label={t('orders.new.useWritten', { text })}
      onClick={onUse}
    >
      <bdi dir={direction}>{text}</bdi>
    </Button>
  )
}
