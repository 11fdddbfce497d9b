import { useMutation, useQueryClient } from '@tanstack/react-query'

import { api } from '../api.ts'
import { facebookStatus } from '../queries/facebook-status.ts'
import { reasonText } from '../reason-text.ts'
import { toast } from '../toasts.ts'

interface Words {
  readonly failed: string
  readonly invalid: string
  /** Where nothing else is known. */
  readonly invalidText: string
  readonly valid: string
  readonly validText: (page: string) => string
}

interface ValidPage {
  readonly id: string
  readonly name: string
  /** Which was asked about; another may be typed by now. */
  readonly token: string
}

interface Ends {
  readonly onInvalid?: (why: string) => void
  readonly onValid?: (page: ValidPage) => void
}

/** Asks the server whose page a token is; a valid one is sealed there, and its page connected. */
export function useValidateToken(words: Words, { onInvalid, onValid }: Ends = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (pageAccessToken: string) =>
      api.call('facebook.validateToken', { body: { pageAccessToken } }),
    meta: { failureTitle: words.failed },
    onSuccess: async ({ valid, pageId, pageName, error, reason }, token) => {
      if (!valid || pageId === undefined || pageName === undefined) {
        const why = reason ? reasonText(reason) : (error ?? words.invalidText)
        onInvalid?.(why)
        toast.failure(words.invalid, why)
        return
      }
      onValid?.({ id: pageId, name: pageName, token })
      toast.success(words.valid, words.validText(pageName))
      await queryClient.invalidateQueries({ queryKey: facebookStatus.queryKey.slice(0, 1) })
    },
  })
}
