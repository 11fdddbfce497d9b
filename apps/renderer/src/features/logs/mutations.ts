import type { LogFilter } from '@pal/core/contract/system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../lib/api.ts'
import { toast } from '../../lib/toasts.ts'
import { logsAsText, saveTextFile } from './log-file.ts'
import { logKey, readLogs } from './queries.ts'

export function useClearLogs() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('logs.clear'),
    meta: { failureTitle: t('logs.clearFailed') },
    onSuccess: async () => {
      toast.success(t('logs.cleared'))
      await queryClient.invalidateQueries({ queryKey: logKey })
    },
  })
}

export function useDownloadLogs() {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: async (filter: LogFilter) => {
      const rows = await readLogs(filter)
      const file = `pal-logs-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.txt`
      saveTextFile(file, logsAsText(rows))
      return { file, count: rows.length }
    },
    meta: { failureTitle: t('logs.downloadFailed') },
    onSuccess: (saved) => toast.success(t('logs.downloaded'), t('logs.downloadedCount', saved)),
  })
}
