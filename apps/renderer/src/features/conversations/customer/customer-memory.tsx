import { Button } from '@mantine/core'
import type { ConversationDetail } from '@pal/core/contract/conversations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { TimeAgo } from '../../../components/time-ago.tsx'
import { api } from '../../../lib/api.ts'

import classes from './customer-panel.module.css'

interface CustomerMemoryProps {
  readonly id: number
  readonly summary: NonNullable<ConversationDetail['summary']>
}

/** What the agent keeps of a long conversation, and the way to have it forgotten. */
export function CustomerMemory({ id, summary }: CustomerMemoryProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const forget = useMutation({
    mutationFn: () => api.call('conversations.forgetSummary', { params: { id: String(id) } }),
    meta: { failureTitle: t('conversations.known.memory.failed') },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['conversations'] }),
  })
  return (
    <>
      <p className={classes['memory']} dir="auto">
        {summary.text}
      </p>
      <p className={classes['none']}>
        {t('conversations.known.memory.upTo')} <TimeAgo time={summary.upTo} />
      </p>
      <Button
        variant="default"
        size="xs"
        loading={forget.isPending}
        onClick={() => forget.mutate()}
      >
        {t('conversations.known.memory.forget')}
      </Button>
    </>
  )
}
