import { ApiError } from '@pal/core/contract/client/api-error'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { connectedPages } from '../../../lib/queries/connected-pages.ts'
import { toast } from '../../../lib/toasts.ts'

/** The connected pages, asked again whenever the dialog opens; what is wrong with them is shown. */
export function usePageChoice() {
  const { t } = useTranslation()
  const pages = useQuery({ ...connectedPages, refetchOnMount: 'always' })
  const { isFetching, error, data } = pages
  useEffect(() => {
    if (isFetching) return
    if (error instanceof ApiError) {
      toast.failure(
        t('campaigns.dialog.connectionError'),
        t('campaigns.dialog.connectionErrorText'),
      )
    } else if (error) {
      toast.failure(
        t('campaigns.dialog.pagesLoadFailed'),
        t('campaigns.dialog.pagesLoadFailedText'),
      )
    } else if (data?.length === 0) {
      toast.failure(
        t('campaigns.dialog.noConnectedPages'),
        t('campaigns.dialog.noConnectedPagesText'),
      )
    }
  }, [isFetching, error, data, t])
  return pages
}

export type PageChoice = ReturnType<typeof usePageChoice>
