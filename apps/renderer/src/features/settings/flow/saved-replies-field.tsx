import { Button } from '@mantine/core'
import type { SavedReply } from '@pal/core/contract/settings'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../../components/icon-button.tsx'
import { SavedReplyDialog } from './saved-reply-dialog.tsx'

import classes from './saved-replies-field.module.css'

interface SavedRepliesFieldProps {
  readonly replies: readonly SavedReply[]
  /** As they are stored: what is not among them waits for the tab to be saved. */
  readonly stored: readonly SavedReply[]
  readonly onChange: (replies: SavedReply[]) => void
}

/** The texts that a person often answers with. */
export function SavedRepliesField({ replies, stored, onChange }: SavedRepliesFieldProps) {
  const { t } = useTranslation()
  /** Null: no dialog; undefined within: a new one. */
  const [editing, setEditing] = useState<{ readonly reply?: SavedReply } | null>(null)
  // Another window may have changed its words meanwhile: it is the one of that name.
  const without = (reply?: SavedReply) => replies.filter(({ title }) => title !== reply?.title)
  const now = replies.find(({ title }) => title === editing?.reply?.title)
  return (
    <div className={classes['field']}>
      {replies.length === 0 ? (
        <p className={classes['none']}>{t('settings.savedReplies.none')}</p>
      ) : (
        <ul className={classes['list']}>
          {replies.map((reply) => (
            <li key={reply.title}>
              <div className={classes['words']}>
                <p className={classes['title']} dir="auto">
                  {reply.title}
                </p>
                <p className={classes['text']} dir="auto">
                  {reply.text}
                </p>
                {stored.some(
                  ({ title, text }) => title === reply.title && text === reply.text,
                ) ? null : (
                  <p className={classes['unsaved']}>{t('settings.notSaved')}</p>
                )}
              </div>
              <IconButton
                label={t('settings.savedReplies.edit', { title: reply.title })}
                icon={IconPencil}
                onClick={() => setEditing({ reply })}
              />
              <IconButton
                label={t('settings.savedReplies.remove', { title: reply.title })}
                icon={IconTrash}
                onClick={() => onChange(without(reply))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        className={classes['add'] ?? ''}
        variant="subtle"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        onClick={() => setEditing({})}
      >
        {t('settings.savedReplies.add')}
      </Button>
      {editing ? (
        <SavedReplyDialog
          key={editing.reply?.text}
          start={editing.reply ?? null}
          newer={now && now.text !== editing.reply?.text ? () => setEditing({ reply: now }) : null}
          taken={without(editing.reply).map(({ title }) => title.toLowerCase())}
          onSave={(reply) => {
            onChange([...without(editing.reply), reply].toSorted(byTitle))
            setEditing(null)
          }}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </div>
  )
}

const byTitle = (a: SavedReply, b: SavedReply) => a.title.localeCompare(b.title)
