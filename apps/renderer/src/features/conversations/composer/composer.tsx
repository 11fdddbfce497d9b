import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ConversationDetail } from '@pal/core/contract/conversations'
import {
  IconAlertTriangle,
  IconClock,
  IconMessage2Bolt,
  IconPackage,
  IconPhoto,
  IconSend2,
} from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import '../../../components/fields/form-fields.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { lazilyOpened } from '../../../components/lazily.tsx'
import { reasonOf } from '../../../lib/errors.ts'
import { useNow } from '../../../lib/use-now.ts'
import { addPictures, picturesIn, removePicture } from '../data/draft-pictures.ts'
import { changeDraft, clearDraft, draftOf, typeDraft, useDraft } from '../data/drafts.ts'
import { useReply } from '../data/mutations.ts'
import { PictureStrip } from './picture-strip.tsx'
import type { ProductPickerProps } from './product-picker.tsx'
import { ReplyWindow } from './reply-window.tsx'
import { SavedReplies } from './saved-replies.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
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

const ProductPicker = lazilyOpened<ProductPickerProps>(
  async () => (await import('./product-picker.tsx')).ProductPicker,
)

/** The server sends more than Facebook takes at once in parts; beyond this it refuses. */
const longestReply = 10_000

/** Enter sends, Shift and Enter break the line. A text stays until it has certainly gone out. */
export function Composer({ conversationId, customerName, detail }: ComposerProps) {
  const { t } = useTranslation()
  const note = useId()
  const allowed = useId()
  const draft = useDraft(conversationId)
  const reply = useReply(conversationId)
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const saved = useSavedReplies({
    text: draft.text,
    detail,
    onText: (text) => {
      // Drawn at once, so that what is still to be filled in can be selected in it.
      flushSync(() => typeDraft(conversationId, text))
      showOpenField()
    },
  })
  /** The client id of the text that is to go out later. */
  const [scheduling, setScheduling] = useState<string | null>(null)
  const [choosing, setChoosing] = useState(false)
  const campaignId = detail?.campaignId ?? null
  const chooser = useRef<HTMLInputElement>(null)
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
    const clientId = draft.clientId ?? crypto.randomUUID()
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
      <textarea
        ref={words}
        className={classes['input']}
        data-reply
        aria-label={t('conversations.reply.label', { name: customerName })}
        aria-describedby={facebook === 'closed' ? `${note} ${allowed}` : note}
        aria-invalid={field !== null}
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
        value={draft.text}
        readOnly={reply.isPending}
        onChange={(event) => typeDraft(conversationId, event.currentTarget.value)}
        onPaste={(event) => {
          const files = picturesIn(event.clipboardData)
          if (files.length === 0 || reply.isPending) return
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
          send()
        }}
      />
      <div className={classes['row']}>
        <IconButton
          label={t('conversations.savedReplies.open')}
          icon={IconMessage2Bolt}
          onClick={() => {
            saved.toggle()
            // Its keys move through the list, and what is typed chooses in it.
            words.current?.focus()
          }}
        />
        {campaignId === null ? null : (
          <IconButton
            label={t('conversations.product.open')}
            icon={IconPackage}
            onClick={() => {
              if (reply.isPending) return
              // Where the focus goes back to: Enter sends what was put in.
              words.current?.focus()
              setChoosing(true)
            }}
          />
        )}
        <IconButton
          label={t('conversations.picture.add')}
          icon={IconPhoto}
          onClick={() => {
            if (!reply.isPending) chooser.current?.click()
          }}
        />
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept="image/jpeg,image/png,image/gif,image/webp"
          data-testid="pictures"
          onChange={({ currentTarget }) => {
            void addPictures(conversationId, [...(currentTarget.files ?? [])])
            // The same file can be chosen once more after it was removed.
            currentTarget.value = ''
            words.current?.focus()
          }}
        />
        <span className={classes['window']}>
          <ReplyWindow
            id={allowed}
            closesAt={detail?.windowClosesAt}
            humanClosesAt={detail?.humanWindowClosesAt ?? null}
            cut={detail?.cannotReply ?? null}
            early={detail?.closedEarly ?? null}
          />
        </span>
        {unfit || pictures.length > 0 || !later ? null : (
          <IconButton
            label={t('conversations.schedule.open')}
            icon={IconClock}
            onClick={() => setScheduling(draft.clientId ?? crypto.randomUUID())}
          />
        )}
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
          {field === null
            ? t('conversations.reply.note')
            : t('conversations.savedReplies.openField', { field })}
          {later && pictures.length > 0 ? ` · ${t('conversations.schedule.wordsOnly')}` : ''}
        </span>
      </p>
      {campaignId === null ? null : (
        <ProductPicker
          opened={choosing}
          conversationId={conversationId}
          campaignId={campaignId}
          onClose={() => setChoosing(false)}
        />
      )}
      {scheduling !== null && detail?.windowClosesAt ? (
        <ScheduleDialog
          conversationId={conversationId}
          text={draft.text}
          clientId={scheduling}
          closesAt={detail.windowClosesAt}
          onDone={() => {
            clearDraft(conversationId)
            setScheduling(null)
          }}
          onClose={() => setScheduling(null)}
        />
      ) : null}
    </form>
  )
}
