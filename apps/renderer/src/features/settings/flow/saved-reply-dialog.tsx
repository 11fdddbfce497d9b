import { Button, Textarea, TextInput } from '@mantine/core'
import type { SavedReply } from '@pal/core/contract/settings'
import { unknownFields } from '@pal/core/domain/saved-reply'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { focusWrong } from '../../../components/dialogs/focus-wrong.ts'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { OvertakenSettings } from '../form/overtaken-settings.tsx'

interface SavedReplyDialogProps {
  /** Null for a new one. */
  readonly start: SavedReply | null
  /** Names of the others, in lower case. */
  readonly taken: readonly string[]
  /** Takes what another window saved of it meanwhile; null where none did. */
  readonly newer: (() => void) | null
  readonly onSave: (reply: SavedReply) => void
  readonly onClose: () => void
}

export function SavedReplyDialog({ start, taken, newer, onSave, onClose }: SavedReplyDialogProps) {
  const { t } = useTranslation()
  const [title, setTitle] = useState(start?.title ?? '')
  const [text, setText] = useState(start?.text ?? '')
  const [checked, setChecked] = useState(false)
  const name = title.trim()
  const nameProblem =
    name === '' ? 'nameNeeded' : taken.includes(name.toLowerCase()) ? 'nameKnown' : null
  const unknown = unknownFields(text)
  const textProblem =
    unknown.length > 0
      ? t('settings.cards.wordsUnknown', { places: unknown.join(' ') })
      : checked && text.trim() === '' && t('settings.savedReplies.replyNeeded')
  const save = () => {
    setChecked(true)
    if (nameProblem || unknown.length > 0 || text.trim() === '') focusWrong()
    else onSave({ title: name, text: text.trim() })
  }
  return (
    <Dialog
      opened
      typed={title !== (start?.title ?? '') || text !== (start?.text ?? '')}
      title={t(start ? 'settings.savedReplies.editTitle' : 'settings.savedReplies.addTitle')}
      size={520}
      onClose={onClose}
    >
      <DialogBody>
        <TextInput
          label={t('settings.savedReplies.name')}
          description={t('settings.savedReplies.nameHelp')}
          error={checked && nameProblem && t(`settings.savedReplies.${nameProblem}`)}
          maxLength={60}
          attributes={ownDirection}
          data-autofocus
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label={t('settings.savedReplies.reply')}
          description={t('settings.savedReplies.replyHelp')}
          error={textProblem}
          rows={5}
          maxLength={4_000}
          attributes={ownDirection}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </DialogBody>
      <DialogFoot>
        {newer ? <OvertakenSettings by={{ lists: [], useNewer: newer }} /> : null}
        <CancelButton />
        <Button onClick={save}>{t(start ? 'settings.done' : 'settings.add')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
