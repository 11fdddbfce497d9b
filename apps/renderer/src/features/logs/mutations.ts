import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../lib/api.ts'
import { saveFile } from '../../lib/files/save-text-file.ts'
import { toast } from '../../lib/toasts.ts'
import { logKey, type LogPick, logQuery } from './queries.ts'

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
    mutationFn: async (pick: LogPick) => {
      const query = { format: 'text', ...logQuery(pick) } as const
      const written = await (await api.send('logs.export', { query })).blob()
      const file = `pal-logs-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.txt`
      saveFile(file, written)
      return file
    },
    meta: { failureTitle: t('logs.downloadFailed') },
    onSuccess: (file) => toast.success(t('logs.downloaded'), file),
  })
}
