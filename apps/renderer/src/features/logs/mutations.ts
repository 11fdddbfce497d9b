import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../lib/api.ts'
import { saveTextFile } from '../../lib/files/save-text-file.ts'
import { toast } from '../../lib/toasts.ts'
import { logsAsText } from './log-file.ts'
import { logLines } from './log-text.ts'
import { logKey, type LogPick, readLogs } from './queries.ts'

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
  const { t, i18n } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (pick: LogPick) => {
      const [{ rows, isCut }] = await Promise.all([
        readLogs(pick),
        queryClient.query({ ...logLines(i18n.language), staleTime: 'static' }),
      ])
      const file = `pal-logs-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.txt`
      saveTextFile(file, logsAsText(rows))
      return { file, count: rows.length, isCut }
    },
    meta: { failureTitle: t('logs.downloadFailed') },
    onSuccess: ({ isCut, ...saved }) =>
      toast.success(
        t('logs.downloaded'),
        t(isCut ? 'logs.downloadedNewest' : 'logs.downloadedCount', saved),
      ),
  })
}
