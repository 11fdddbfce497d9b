import { Button } from '@mantine/core'
import type { CannedReply } from '@pal/core/contract/settings'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../../components/icon-button.tsx'
import { CannedReplyDialog } from './canned-reply-dialog.tsx'

import classes from './canned-replies-field.module.css'

interface CannedRepliesFieldProps {
  readonly replies: readonly CannedReply[]
  readonly onChange: (replies: CannedReply[]) => void
}

/** The texts that a person often answers with. */
export function CannedRepliesField({ replies, onChange }: CannedRepliesFieldProps) {
  const { t } = useTranslation()
  /** Null: no dialog; undefined within: a new one. */
  const [editing, setEditing] = useState<{ readonly reply?: CannedReply } | null>(null)
  const without = (reply?: CannedReply) => replies.filter((other) => other !== reply)
  return (
    <div className={classes['field']}>
      {replies.length === 0 ? (
        <p className={classes['none']}>{t('settings.canned.none')}</p>
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
              </div>
              <IconButton
                label={t('settings.canned.edit', { title: reply.title })}
                icon={IconPencil}
                onClick={() => setEditing({ reply })}
              />
              <IconButton
                label={t('settings.canned.remove', { title: reply.title })}
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
        {t('settings.canned.add')}
      </Button>
      {editing ? (
        <CannedReplyDialog
          start={editing.reply ?? null}
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

const byTitle = (a: CannedReply, b: CannedReply) => a.title.localeCompare(b.title)
