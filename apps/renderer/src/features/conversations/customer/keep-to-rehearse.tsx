import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'

import classes from './customer-panel.module.css'

interface KeepToRehearseProps {
  readonly id: number
  readonly kept: boolean
}

/** The seller's choice of what is rehearsed again: a hard one, a typical one, however long ago. */
export function KeepToRehearse({ id, kept }: KeepToRehearseProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keep = useMutation({
    mutationFn: () => api.call('rehearsal.keep', { body: { conversationIds: [id], kept: !kept } }),
    meta: { failureTitle: t('conversations.known.notes.rehearse.failed') },
    onSettled: () =>
      Promise.all(
        [
          ['conversations', 'detail'],
          ['rehearsal', 'candidates'],
          ['campaigns', 'rehearsal-offers'],
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
  const Icon = kept ? IconBookmarkFilled : IconBookmark
  return (
    <>
      <p className={classes['none']}>
        {t(
          kept
            ? 'conversations.known.notes.rehearse.kept'
            : 'conversations.known.notes.rehearse.text',
        )}
      </p>
      <Button
        className={classes['act'] ?? ''}
        variant="default"
        size="xs"
        leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
        loading={keep.isPending}
        onClick={() => keep.mutate()}
      >
        {t(
          kept
            ? 'conversations.known.notes.rehearse.remove'
            : 'conversations.known.notes.rehearse.keep',
        )}
      </Button>
    </>
  )
}
