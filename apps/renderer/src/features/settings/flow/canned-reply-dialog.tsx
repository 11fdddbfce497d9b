import { Button, Textarea, TextInput } from '@mantine/core'
import type { CannedReply } from '@pal/core/contract/settings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody, DialogFoot } from '../../../components/dialog.tsx'

interface CannedReplyDialogProps {
  /** Null for a new one. */
  readonly start: CannedReply | null
  /** Names of the others, in lower case. */
  readonly taken: readonly string[]
  readonly onSave: (reply: CannedReply) => void
  readonly onClose: () => void
}

export function CannedReplyDialog({ start, taken, onSave, onClose }: CannedReplyDialogProps) {
  const { t } = useTranslation()
  const [title, setTitle] = useState(start?.title ?? '')
  const [text, setText] = useState(start?.text ?? '')
  const [checked, setChecked] = useState(false)
  const name = title.trim()
  const nameProblem =
    name === '' ? 'nameNeeded' : taken.includes(name.toLowerCase()) ? 'nameKnown' : null
  const textProblem = text.trim() === '' ? 'replyNeeded' : null
  const save = () => {
    setChecked(true)
    if (!nameProblem && !textProblem) onSave({ title: name, text: text.trim() })
  }
  return (
    <Dialog
      opened
      title={t(start ? 'settings.canned.editTitle' : 'settings.canned.addTitle')}
      size={520}
      keepOnClickOutside
      onClose={onClose}
    >
      <DialogBody>
        <TextInput
          label={t('settings.canned.name')}
          description={t('settings.canned.nameHelp')}
          error={checked && nameProblem && t(`settings.canned.${nameProblem}`)}
          maxLength={60}
          dir="auto"
          data-autofocus
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label={t('settings.canned.reply')}
          description={t('settings.canned.replyHelp')}
          error={checked && textProblem && t(`settings.canned.${textProblem}`)}
          rows={5}
          maxLength={4_000}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button onClick={save}>{t('settings.canned.keep')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
