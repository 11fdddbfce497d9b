import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertTriangle, IconSend2 } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { reasonOf } from '../../lib/errors.ts'
import { changeDraft, draftOf, typeDraft, useDraft } from './drafts.ts'
import { useReply } from './mutations.ts'
import { ReplyWindow } from './reply-window.tsx'

import classes from './composer.module.css'

interface ComposerProps {
  readonly conversationId: string
  readonly customerName: string
  readonly windowClosesAt: string | null | undefined
}

/** The server sends more than Facebook takes at once in parts; beyond this it refuses. */
const longestReply = 10_000

/** Enter sends, Shift and Enter break the line. A text stays until it has certainly gone out. */
export function Composer({ conversationId, customerName, windowClosesAt }: ComposerProps) {
  const { t } = useTranslation()
  const note = useId()
  const draft = useDraft(conversationId)
  const reply = useReply(conversationId)
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const blank = draft.text.trim() === ''

  const send = () => {
    if (blank || reply.isPending) return
    const clientId = draft.clientId ?? crypto.randomUUID()
    changeDraft(conversationId, { clientId, refusal: null })
    reply.mutate(
      { message: draft.text, clientId },
      {
        onSuccess: () => {
          if (draftOf(conversationId).clientId === clientId) typeDraft(conversationId, '')
        },
        onError: (error) => changeDraft(conversationId, { refusal: reasonOf(error) }),
      },
    )
  }

  return (
    <form
      className={classes['composer']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {draft.refusal ? (
        <p className={classes['refusal']} role="alert">
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
          <span>
            <strong>{t('conversations.reply.failed')}</strong> {draft.refusal}
          </span>
        </p>
      ) : null}
      <div className={classes['row']}>
        <textarea
          className={classes['input']}
          aria-label={t('conversations.reply.label', { name: customerName })}
          aria-describedby={note}
          placeholder={t('conversations.reply.placeholder')}
          dir="auto"
          // In a dialog the first thing; a telephone's keyboard would cover the words.
          data-autofocus={small ? undefined : true}
          rows={1}
          maxLength={longestReply}
          value={draft.text}
          readOnly={reply.isPending}
          onChange={(event) => typeDraft(conversationId, event.currentTarget.value)}
          onKeyDown={(event) => {
            // While a word is being composed, Enter belongs to the keyboard's own window.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <Button
          type="submit"
          disabled={blank}
          loading={reply.isPending}
          leftSection={<IconSend2 size={16} stroke={1.8} aria-hidden />}
        >
          {t(draft.refusal ? 'conversations.reply.again' : 'conversations.reply.send')}
        </Button>
      </div>
      <p className={classes['note']}>
        <span id={note}>{t('conversations.reply.note')}</span>
        <ReplyWindow closesAt={windowClosesAt} />
      </p>
    </form>
  )
}
