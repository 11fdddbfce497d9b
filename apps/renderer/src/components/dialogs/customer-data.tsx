import { Button } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSingleMutation } from '../../lib/changes/use-single-mutation.ts'
import { callerQuery } from '../../lib/queries/caller.ts'
import { toast } from '../../lib/toasts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

import classes from './customer-data.module.css'

type Ordered = Pick<OrderDetail['customerOrders'], 'orders' | 'delivered' | 'cancelled'>

export interface CustomerDataProps {
  readonly name: string
  /** Where no heading above says what it is about. */
  readonly titled?: boolean
  /** What goes with them. */
  readonly text: string
  readonly ordered: Ordered
  /** By which somebody else's record may be theirs, too; null where that is not known. */
  readonly known: { readonly phone: string; readonly campaign: number } | null
  readonly hasChat: boolean
  /** Where the copy is. */
  readonly file: string
  readonly erase: () => Promise<unknown>
  /** What was shown of them is left. */
  readonly onErased: () => Promise<void>
}

/** What the law lets a customer ask for: a copy of everything that is stored of them, or its end. */
export function CustomerData(props: CustomerDataProps) {
  const { name, titled = false, text, ordered, known, hasChat, file, erase, onErased } = props
  const count = ordered.orders - ordered.delivered - ordered.cancelled
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { data: alike } = useQuery({
    ...callerQuery(known?.phone ?? '', known?.campaign ?? 0),
    enabled: asking && known !== null,
  })
  const stays = hasChat
    ? alike?.known && alike.known.orders > 0 && t('conversations.data.eraseOrders')
    : alike?.chat && t('conversations.data.eraseChat')
  const besides = [
    count > 0 && t('conversations.data.eraseOpen', { count }),
    stays,
    t('conversations.data.eraseBackups'),
  ].filter((each) => typeof each === 'string')
  const erasing = useSingleMutation({
    mutationFn: erase,
    meta: { failureTitle: t('conversations.data.eraseFailed') },
    onSuccess: async () => {
      toast.success(t('conversations.data.erased'))
      await onErased()
      await queryClient.invalidateQueries()
    },
    onSettled: () => setAsking(false),
  })
  return (
    <div className={classes['data']} data-titled={titled || undefined}>
      {titled ? <h4 className={classes['title']}>{t('conversations.data.title')}</h4> : null}
      <p className={classes['note']}>{t('conversations.data.note')}</p>
      <Button component="a" variant="default" size="xs" href={withFiles(file)} download>
        {t('conversations.data.export')}
      </Button>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {t('conversations.data.erase')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('conversations.data.eraseTitle', { name })}
        text={text}
        confirmLabel={t('conversations.data.eraseConfirm')}
        busy={erasing.isPending}
        onConfirm={() => erasing.mutate()}
        onClose={() => {
          if (!erasing.isPending) setAsking(false)
        }}
      >
        {besides.map((each) => (
          <p key={each} className={classes['besides']}>
            {each}
          </p>
        ))}
      </ConfirmDialog>
    </div>
  )
}

/** With the pictures, voice notes and files that belong to it. */
const withFiles = (file: string) => `${file}${file.includes('?') ? '&' : '?'}format=zip`
