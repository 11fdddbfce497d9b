import { Button } from '@mantine/core'
import type { Conversation } from '@pal/core/contract/conversations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { api } from '../../../lib/api.ts'
import { customerName } from '../../../lib/format/customer-name.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toasts.ts'

import classes from './customer-panel.module.css'

/** What the law lets a customer ask for: a copy of everything that is stored of them, or its end. */
export function CustomerData({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { customerId, pageId } = conversation
  const erase = useMutation({
    mutationFn: () =>
      api.call('customers.erase', { params: { id: customerId }, query: { pageId } }),
    meta: { failureTitle: t('conversations.data.eraseFailed') },
    onSuccess: async () => {
      toast.success(t('conversations.data.erased'))
      await navigate(paths.conversations, { replace: true })
      await queryClient.invalidateQueries()
    },
    onSettled: () => setAsking(false),
  })
  const file = `/api/customers/${encodeURIComponent(customerId)}/export`
  return (
    <div className={classes['data']}>
      <Button
        component="a"
        variant="default"
        size="xs"
        href={`${file}?${new URLSearchParams({ pageId }).toString()}`}
        download
      >
        {t('conversations.data.export')}
      </Button>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {t('conversations.data.erase')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('conversations.data.eraseTitle', { name: customerName(conversation) })}
        text={t('conversations.data.eraseText')}
        confirmLabel={t('conversations.data.eraseConfirm')}
        busy={erase.isPending}
        onConfirm={() => erase.mutate()}
        onClose={() => {
          if (!erase.isPending) setAsking(false)
        }}
      />
    </div>
  )
}
