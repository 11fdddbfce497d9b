import { useMediaQuery } from '@mantine/hooks'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { addPictures, picturesIn } from '../data/draft-pictures.ts'
import { typeDraft, useDraft } from '../data/drafts.ts'
import type { useSavedReplies } from './use-saved-replies.ts'

import classes from './composer.module.css'

/** The server sends more than Facebook takes at once in parts; beyond this it refuses. */
const longestReply = 10_000

interface ReplyFieldProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly conversationId: string
  readonly label: string
  readonly describedBy: string
  /** A place of a saved reply is to be filled in. */
  readonly unfilled: boolean
  readonly saved: ReturnType<typeof useSavedReplies>
  readonly busy: boolean
  readonly blank: boolean
  readonly onSend: () => void
}

/** Where a reply is typed; its keys move through the saved replies while they are shown. */
export function ReplyField(props: ReplyFieldProps) {
  const { ref, conversationId, label, describedBy, unfilled, saved, busy, blank, onSend } = props
  const { t } = useTranslation()
  const { text } = useDraft(conversationId)
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return (
    <textarea
      ref={ref}
      className={classes['input']}
      data-reply
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={unfilled}
      aria-autocomplete="list"
      // Escape closes the list, not the dialog around it.
      data-mantine-stop-propagation={saved.open || undefined}
      aria-haspopup="listbox"
      aria-controls={saved.open ? saved.id : undefined}
      aria-activedescendant={saved.activeId}
      placeholder={t('conversations.reply.placeholder')}
      dir="auto"
      // In a dialog the first thing; a telephone's keyboard would cover the words.
      data-autofocus={small ? undefined : true}
      rows={1}
      maxLength={longestReply}
      value={text}
      readOnly={busy}
      onChange={(event) => typeDraft(conversationId, event.currentTarget.value)}
      onPaste={(event) => {
        const files = picturesIn(event.clipboardData)
        if (files.length === 0 || busy) return
        event.preventDefault()
        void addPictures(conversationId, files)
      }}
      onKeyDown={(event) => {
        // While a word is being composed, Enter belongs to the keyboard's own window.
        if (event.nativeEvent.isComposing) return
        if (saved.takesKey(event)) {
          event.preventDefault()
          return
        }
        if (event.key !== 'Enter' || event.shiftKey) return
        // With nothing typed it sends the agent's draft.
        if (blank && (event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onSend()
      }}
    />
  )
}
