import { useMutation, useQueryClient } from '@tanstack/react-query'

import { api } from '../api.ts'
import { isNoSession, reasonOf } from '../errors.ts'
import { facebookStatus } from '../queries/facebook-status.ts'
import { reasonText } from '../reason-text.ts'
import { toast } from '../toasts.ts'

interface Words {
  /** Of a toast that names the failure; without it, it is shown in place alone. */
  readonly failure?: { readonly failed: string; readonly invalid: string }
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
  /** Why it connects no page, or why nobody could be asked. */
  readonly onFailed?: (why: string, token: string) => void
  readonly onValid?: (page: ValidPage) => void
}

/** Asks the server whose page a token is; a valid one is sealed there, and its page connected. */
export function useValidateToken(words: Words, { onFailed, onValid }: Ends = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (pageAccessToken: string) =>
      api.call('facebook.validateToken', { body: { pageAccessToken } }),
    meta: words.failure ? { failureTitle: words.failure.failed } : { shownInPlace: true },
    onError: (error, token) => {
      if (!isNoSession(error)) onFailed?.(reasonOf(error), token)
    },
    onSuccess: async ({ valid, pageId, pageName, error, reason }, token) => {
      if (!valid || pageId === undefined || pageName === undefined) {
        const why = reason ? reasonText(reason) : (error ?? words.invalidText)
        onFailed?.(why, token)
        if (words.failure) toast.failure(words.failure.invalid, why)
        return
      }
      onValid?.({ id: pageId, name: pageName, token })
      toast.success(words.valid, words.validText(pageName))
      await queryClient.invalidateQueries({ queryKey: facebookStatus.queryKey.slice(0, 1) })
    },
  })
}
