import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { create } from 'zustand'

import { toast } from '../../../lib/toasts.ts'
import { draftOf, typeDraft } from './drafts.ts'

interface Reworded {
  /** Of which draft of the agent. */
  readonly draft: number
  readonly words: string
  /** It is being sent, discarded or written again: what becomes of it is not known yet. */
  readonly settling: boolean
}

/** What the seller made of the agent's draft, by conversation: looking elsewhere loses nothing. */
const useReworded = create<Readonly<Record<string, Reworded | null>>>()(() => ({}))

/** Null where the draft is as the agent wrote it. */
export function useWords(conversationId: string, draft: number): string | null {
  const own = useReworded((all) => all[conversationId])
  return own?.draft === draft ? own.words : null
}

export function reword(conversationId: string, draft: number, words: string | null): void {
  useReworded.setState({
    [conversationId]: words === null ? null : { draft, words, settling: false },
  })
}

/** For a change that ends the draft: only once it is made, the words have no use any more. */
export const endsWords = (conversationId: string) => {
  const settle = (settling: boolean) => {
    const own = useReworded.getState()[conversationId]
    if (own) useReworded.setState({ [conversationId]: { ...own, settling } })
  }
  return {
    onMutate: () => settle(true),
    onSuccess: () => useReworded.setState({ [conversationId]: null }),
    onError: () => settle(false),
  }
}

/**
 * A draft can go while it is being reworded, as when the customer writes once more: the words then
 * wait in the reply field.
 */
export function useWordsOfGoneDraft(
  conversationId: string,
  draft: number | null | undefined,
): void {
  const { t } = useTranslation()
  const own = useReworded((all) => all[conversationId])
  useEffect(() => {
    if (!own || own.settling || draft === undefined || own.draft === draft) return
    useReworded.setState({ [conversationId]: null })
    const words = [own.words, draftOf(conversationId).text].filter((text) => text.trim() !== '')
    typeDraft(conversationId, words.join('\n\n'))
    toast.success(t('conversations.draft.gone'), t('conversations.draft.wordsKept'))
    // Whoever was typing types on there, in the chat on top.
    if (document.activeElement === document.body)
      [...document.querySelectorAll<HTMLElement>('[data-reply]')].at(-1)?.focus()
  }, [conversationId, draft, own, t])
}
