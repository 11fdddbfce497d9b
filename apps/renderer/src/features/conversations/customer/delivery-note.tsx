import { Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import '../../../components/fields/form-fields.ts'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { api } from '../../../lib/api.ts'

interface DeliveryNoteProps {
  readonly id: number
  readonly stored: string
}

/** What the customer wants whoever delivers to know, as it goes into their order; kept as it is left. */
export function DeliveryNote({ id, stored }: DeliveryNoteProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  /** With what was stored when the typing began: what came since is shown before it is replaced. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly seen: string } | null>(null)
  const save = useMutation({
    mutationFn: (body: { readonly deliveryNote: string; readonly was: string }) =>
      api.call('conversations.noteDelivery', { params: { id: String(id) }, body }),
    meta: { failureTitle: t('conversations.known.deliveryNoteFailed') },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['conversations', 'detail'] }),
    onSuccess: () => setTyped(null),
  })
  const newer = typed !== null && typed.seen !== stored && !save.isPending ? stored : null
  const keep = () => {
    if (typed === null || save.isPending) return
    const deliveryNote = typed.text.trim()
    if (deliveryNote === stored) setTyped(null)
    else if (newer !== null) setTyped({ ...typed, seen: newer })
    else save.mutate({ deliveryNote, was: typed.seen })
  }
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
