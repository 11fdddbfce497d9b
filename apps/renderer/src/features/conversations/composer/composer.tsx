import { Button } from '@mantine/core'
import type { ConversationDetail } from '@pal/core/contract/conversations'
import { IconAlertTriangle, IconSend2 } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import '../../../components/fields/form-fields.ts'
import { reasonOf } from '../../../lib/errors.ts'
import { newId } from '../../../lib/new-id.ts'
import { useNow } from '../../../lib/use-now.ts'
import { removePicture } from '../data/draft-pictures.ts'
import { changeDraft, clearDraft, draftOf, typeDraft, useDraft } from '../data/drafts.ts'
import { useReply } from '../data/mutations.ts'
import { PictureStrip } from './picture-strip.tsx'
import { ReplyField } from './reply-field.tsx'
import { ReplyInserts } from './reply-inserts.tsx'
import { ReplyCut, ReplyWindow } from './reply-window.tsx'
import { SavedReplies } from './saved-replies.tsx'
import { SendLater } from './send-later.tsx'
import { UnfitFiles } from './unfit-files.tsx'
import { useSavedReplies } from './use-saved-replies.ts'
import { windowState } from './window-state.ts'

import classes from './composer.module.css'

interface ComposerProps {
  readonly conversationId: string
  readonly customerName: string
  /** Not there before it is loaded. */
  readonly detail: ConversationDetail | undefined
}

/** Enter sends, Shift and Enter break the line. A text stays until it has certainly gone out. */
export function Composer({ conversationId, customerName, detail }: ComposerProps) {
  const { t } = useTranslation()
  const note = useId()
  const allowed = useId()
  const draft = useDraft(conversationId)
  const reply = useReply(conversationId)
  const saved = useSavedReplies({
    text: draft.text,
    detail,
    onText: (text) => {
      // Drawn at once, so that what is still to be filled in can be selected in it.
      flushSync(() => typeDraft(conversationId, text))
      showOpenField()
    },
  })
  const cut = detail?.cannotReply
  const words = useRef<HTMLTextAreaElement>(null)
  const { pictures } = draft
  const blank = draft.text.trim() === '' && pictures.length === 0
  const field = saved.openField(draft.text)
  const now = useNow(30_000)
  // Until it is loaded nothing is known, and the server decides.
  const facebook = detail ? windowState(detail, now) : 'open'
  const later = facebook === 'open' && Boolean(detail?.windowClosesAt)
  const unfit = blank || field !== null || facebook === 'closed'

  /** Selected, the place that is to be filled in is seen, and replaced by typing. */
  const showOpenField = () => {
    const { text } = draftOf(conversationId)
    const open = saved.openField(text)
    words.current?.focus()
    if (open === null) return
    const at = text.indexOf(open)
    words.current?.setSelectionRange(at, at + open.length)
  }

  const send = () => {
    if (field !== null) return showOpenField()
    if (unfit || reply.isPending) return
    const clientId = draft.clientId ?? newId()
    changeDraft(conversationId, { clientId, refusal: null, unfit: [] })
    reply.mutate(
      { message: draft.text, pictures, clientId },
      {
        onSuccess: () => {
          if (draftOf(conversationId).clientId === clientId) clearDraft(conversationId)
        },
        onError: (error) => changeDraft(conversationId, { refusal: reasonOf(error) }),
      },
    )
  }

  return (
    <form
      className={classes['composer']}
      data-dialog-foot
      data-toast-above
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {cut ? <ReplyCut id={allowed} cut={cut} /> : null}
      {draft.refusal ? (
        <p className={classes['refusal']} role="alert">
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
          <span>
            <strong>{t('conversations.reply.failed')}</strong> {draft.refusal}
          </span>
        </p>
      ) : null}
      <UnfitFiles files={draft.unfit} />
      <PictureStrip
        pictures={pictures}
        locked={reply.isPending}
        onRemove={(key) => {
          removePicture(conversationId, key)
          words.current?.focus()
        }}
      />
      {saved.open ? (
        <SavedReplies
          id={saved.id}
          store={saved.store}
          found={saved.found}
          empty={saved.empty}
          activeId={saved.activeId}
          onPick={saved.pick}
        />
      ) : null}
      <ReplyField
        ref={words}
        conversationId={conversationId}
        label={t('conversations.reply.label', { name: customerName })}
        describedBy={facebook === 'closed' ? `${note} ${allowed}` : note}
        unfilled={field !== null}
        saved={saved}
        busy={reply.isPending}
        blank={blank}
        onSend={send}
      />
      <div className={classes['row']}>
        <ReplyInserts
          conversationId={conversationId}
          campaignId={detail?.campaignId ?? null}
          busy={reply.isPending}
          onSavedReplies={saved.toggle}
          onFocus={() => words.current?.focus()}
        />
        <span className={classes['window']}>
          {cut ? null : (
            <ReplyWindow
              id={allowed}
              closesAt={detail?.windowClosesAt}
              humanClosesAt={detail?.humanWindowClosesAt ?? null}
              early={detail?.closedEarly ?? null}
            />
          )}
        </span>
        {detail?.windowClosesAt ? (
          <SendLater
            conversationId={conversationId}
            closesAt={detail.windowClosesAt}
            offered={!unfit && pictures.length === 0 && later}
          />
        ) : null}
        <Button
          type="submit"
          disabled={unfit}
          aria-describedby={facebook === 'closed' ? allowed : undefined}
          loading={reply.isPending}
          leftSection={<IconSend2 size={16} stroke={1.8} aria-hidden />}
        >
          {t(draft.refusal ? 'conversations.reply.again' : 'conversations.reply.send')}
        </Button>
      </div>
      <p className={classes['note']}>
        <span id={note} className={classes['words']} data-open={field !== null}>
          {field !== null
            ? t('conversations.savedReplies.openField', { field })
            : cut
              ? null
              : t('conversations.reply.note')}
          {later && pictures.length > 0 ? ` · ${t('conversations.schedule.wordsOnly')}` : ''}
        </span>
      </p>
    </form>
  )
}
