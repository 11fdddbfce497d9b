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
    meta: { failureTitle: t('rehearsal.keepFailed') },
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
      <p className={classes['none']}>{t(kept ? 'rehearsal.chat.kept' : 'rehearsal.chat.text')}</p>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
        loading={keep.isPending}
        onClick={() => keep.mutate()}
      >
        {t(kept ? 'rehearsal.chat.remove' : 'rehearsal.chat.keep')}
      </Button>
    </>
  )
}
