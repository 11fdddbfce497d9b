import { Button, Textarea } from '@mantine/core'
import type { Draft } from '@pal/core/contract/draft'
import { IconPencilCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import { isMac } from '../../../lib/keyboard/is-mac.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import {
  useDiscardDraft,
  useRenewDraft,
  useSendDraft,
  whatChanged,
} from '../data/draft-mutations.ts'
import { useDraft } from '../data/drafts.ts'
import { reword, useWords } from '../data/reworded.ts'

import classes from './agent-draft.module.css'

interface AgentDraftProps {
  readonly conversationId: string
  readonly draft: Draft
  /** An answer can be sent now. */
  readonly open: boolean
  /** The reply field below says why none can be, which is not that the time is over. */
  readonly explained: boolean
}

/** Where the key is for what is typed there, or for what has opened above the chat. */
const elsewhere =
  'input, textarea, select, [contenteditable], [role="menu"], dialog, [role="dialog"]'

/** What the agent would say, above the text field: sent with one key, reworded, or discarded. */
export function AgentDraft({ conversationId, draft, open, explained }: AgentDraftProps) {
  const { t } = useTranslation()
  const send = useSendDraft(conversationId)
  const discard = useDiscardDraft(conversationId)
  const renew = useRenewDraft(conversationId)
  const changed = whatChanged(send.error)
  const card = useRef<HTMLElement>(null)
  const { text, pictures } = useDraft(conversationId)
  const typing = text !== '' || pictures.length > 0
  const held = draft.kind === 'held'
  const tellsOfOrder = draft.reason?.code === 'order_to_tell'
  const words = useWords(conversationId, draft.id)
  const setWords = (to: string | null) => reword(conversationId, draft.id, to)
  const busy = send.isPending || discard.isPending || renew.isPending
  const ready = open && !busy && words?.trim() !== ''
  const submit = () => {
    if (!ready) return
    send.mutate({ id: draft.id, ...(words === null ? {} : { text: words.trim() }) })
  }
  useEffect(() => {
    // What is being typed below is sent by the same key.
    if (typing) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (event.defaultPrevented || event.isComposing) return
      if (!card.current || !isFor(card.current, event.target, held)) return
      event.preventDefault()
      submit()
    }
    globalThis.addEventListener('keydown', onKey)
    return () => globalThis.removeEventListener('keydown', onKey)
  })
  return (
    <section ref={card} className={classes['draft']} aria-label={t('conversations.draft.label')}>
      <p className={classes['head']}>
        <IconPencilCheck size={16} stroke={1.8} aria-hidden />
        <strong>{t(`conversations.draft.${tellsOfOrder ? 'news' : draft.kind}`)}</strong>
        <span>{draft.reason ? reasonText(draft.reason) : t('conversations.draft.waits')}</span>
      </p>
      {words === null ? (
        <p className={classes['text']} dir="auto">
          {draft.text}
        </p>
      ) : (
        <Textarea
          aria-label={t('conversations.draft.words')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={10_000}
          attributes={ownDirection}
          ref={continueTyping}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {changed === null ? null : (
        <p className={classes['changed']} role="alert">
          {changed} {t('conversations.draft.outdated')}
        </p>
      )}
      <div className={classes['actions']}>
        {changed === null ? null : (
          <Button
            size="compact-sm"
            loading={renew.isPending}
            disabled={busy}
            onClick={() => renew.mutate(draft.id)}
          >
            {t('conversations.draft.renew')}
          </Button>
        )}
        <Button size="compact-sm" loading={send.isPending} disabled={!ready} onClick={submit}>
          {t(words === null ? 'conversations.draft.send' : 'conversations.draft.sendEdited')}
        </Button>
        {words === null ? (
          <Button
            size="compact-sm"
            variant="default"
            disabled={busy}
            onClick={() => setWords(draft.text)}
          >
            {t('conversations.draft.edit')}
          </Button>
        ) : (
          <Button size="compact-sm" variant="default" onClick={() => setWords(null)}>
            {t('conversations.draft.undo')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          disabled={busy}
          onClick={() => discard.mutate(draft.id)}
        >
          {t('conversations.draft.discard')}
        </Button>
        {open && !held ? (
          <span className={classes['hint']} data-key>
            {t(`conversations.draft.${isMac() ? 'macKey' : 'key'}`)}
          </span>
        ) : null}
        {open || explained ? null : (
          <span className={classes['hint']}>{t('conversations.draft.closed')}</span>
        )}
      </div>
    </section>
  )
}

/** The keyboard is in it from the start: among the tasks a letter outside of a field is a command. */
function continueTyping(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** What the checks refused goes out only by a key that is pressed on its card. */
function isFor(card: Element, target: EventTarget | null, held: boolean): boolean {
  if (!(target instanceof Element)) return false
  if (card.contains(target)) return true
  if (held) return false
  if (target.matches('[data-reply]')) return true
  const other = target.closest(elsewhere)
  return other === null || other.contains(card)
}
