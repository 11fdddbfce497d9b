import { Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import '../../../components/fields/form-fields.ts'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { api } from '../../../lib/api.ts'
import { keepTyped, readTyped, type Typed } from './typed.ts'

interface DeliveryNoteProps {
  readonly id: number
  readonly stored: string
}

/** What the customer wants whoever delivers to know, as it goes into their order; kept as it is left. */
export function DeliveryNote({ id, stored }: DeliveryNoteProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const name = `pal.delivery-note.${id}`
  /** With what was stored when the typing began: what came since is shown before it is replaced. */
  const [typed, setTyped] = useState<Typed | null>(() => readTyped(name))
  const save = useMutation({
    mutationFn: (body: { readonly deliveryNote: string; readonly was: string }) =>
      api.call('conversations.noteDelivery', { params: { id: String(id) }, body }),
    meta: { failureTitle: t('conversations.known.deliveryNoteFailed') },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['conversations', 'detail'] }),
    onSuccess: (_, { deliveryNote }) => {
      // Also where the chat was left meanwhile; what was typed since is kept again.
      keepTyped(name, null)
      setTyped((now) =>
        now === null || now.text.trim() === deliveryNote ? null : { ...now, seen: deliveryNote },
      )
    },
  })
  const newer = typed !== null && typed.seen !== stored && !save.isPending ? stored : null
  const keep = () => {
    if (typed === null || save.isPending) return
    const deliveryNote = typed.text.trim()
    if (deliveryNote === stored) setTyped(null)
    else if (newer !== null) setTyped({ ...typed, seen: newer })
    else save.mutate({ deliveryNote, was: typed.seen })
  }
  const leave = () => {
    if (newer === null) keep()
  }
  const left = useRef(leave)
  useEffect(() => {
    left.current = leave
  })
  useEffect(() => () => left.current(), [])
  useEffect(() => {
    keepTyped(name, typed)
  }, [name, typed])
  return (
    <Textarea
      label={t('conversations.known.deliveryNote')}
      size="xs"
      maxLength={300}
      autosize
      minRows={1}
      maxRows={6}
      attributes={ownDirection}
      value={typed?.text ?? stored}
      error={newer === null ? null : t('conversations.known.deliveryNoteNow', { note: newer })}
      onChange={({ currentTarget: { value: text } }) =>
        setTyped((now) => ({ text, seen: now?.seen ?? stored }))
      }
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // It is one line of a summary.
        event.preventDefault()
        keep()
      }}
    />
  )
}
