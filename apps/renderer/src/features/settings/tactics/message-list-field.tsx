import { Button, Textarea } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { focusWrong } from '../../../components/dialogs/focus-wrong.ts'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { settingsQueries } from '../form/queries.ts'

import classes from './message-list-field.module.css'

interface MessageListFieldProps {
  readonly label: string
  readonly messages: readonly string[]
  readonly onChange: (messages: string[]) => void
}

/** The seller's own lines for a tactic: added in a small dialog, deleted one by one. */
export function MessageListField({ label, messages, onChange }: MessageListFieldProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const { data: counts } = useQuery(settingsQueries.tacticStats)
  const [adding, setAdding] = useState(false)
  const sentOf = (message: string) => {
    const count = counts?.find(({ text }) => text === message)
    if (!count) return null
    const figure = (value: number) => wholeNumber(value, i18n.language)
    const figures = { sent: figure(count.sent), sold: figure(count.sold) }
    return (
      <p className={classes['sent']}>
        {t('settings.tactics.sent', { count: count.sent, ...figures })}
      </p>
    )
  }
  return (
    <div role="group" aria-labelledby={id}>
      <div className={classes['head']}>
        <p className={classes['label']} id={id}>
          {label}
        </p>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
          aria-label={t('settings.tactics.addTo', { list: label })}
          onClick={() => setAdding(true)}
        >
          {t('settings.tactics.addMessage')}
        </Button>
      </div>
      {messages.length === 0 ? (
        <p className={classes['none']}>{t('settings.tactics.noMessages')}</p>
      ) : (
        <ul className={classes['list']}>
          {messages.map((message, index) => (
            <li key={message}>
              <div className={classes['words']}>
                <p>
                  <bdi>{message}</bdi>
                </p>
                {sentOf(message)}
              </div>
              <IconButton
                label={t('settings.tactics.deleteMessage', { text: message })}
                icon={IconTrash}
                onClick={() => onChange(messages.filter((_, other) => other !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <AddMessage
          title={t('settings.tactics.addTo', { list: label })}
          known={messages}
          onAdd={(message) => onChange([...messages, message])}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </div>
  )
}

interface AddMessageProps {
  readonly title: string
  readonly known: readonly string[]
  readonly onAdd: (message: string) => void
  readonly onClose: () => void
}

function AddMessage({ title, known, onAdd, onClose }: AddMessageProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<'messageNeeded' | 'messageKnown' | null>(null)
  const add = () => {
    const message = text.trim()
    if (message === '' || known.includes(message)) {
      setProblem(message === '' ? 'messageNeeded' : 'messageKnown')
      return focusWrong()
    }
    onAdd(message)
    onClose()
  }
  return (
    <Dialog opened typed={text !== ''} title={title} size={480} onClose={onClose}>
      <DialogBody>
        <Textarea
          attributes={ownDirection}
          label={t('settings.tactics.message')}
          description={t('settings.tactics.messageHelp')}
          error={problem && t(`settings.tactics.${problem}`)}
          rows={3}
          maxLength={500}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </DialogBody>
      <DialogFoot>
        <CancelButton />
        <Button onClick={add}>{t('settings.add')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
