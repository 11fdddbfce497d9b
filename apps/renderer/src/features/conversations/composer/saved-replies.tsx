import { Combobox, type ComboboxStore } from '@mantine/core'
import type { SavedReply } from '@pal/core/contract/settings'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '../../../lib/paths.ts'

import classes from './saved-replies.module.css'

interface SavedRepliesProps {
  readonly id: string
  readonly store: ComboboxStore
  readonly found: readonly SavedReply[]
  /** None is stored at all. */
  readonly empty: boolean
  readonly activeId: string | undefined
  readonly onPick: (title: string) => void
}

export const optionId = (list: string, index: number) => `${list}-${index}`

/** The saved replies above the field; the keys of the field move through them. */
export function SavedReplies({ id, store, found, empty, activeId, onPick }: SavedRepliesProps) {
  const { t } = useTranslation()
  if (found.length === 0) {
    return (
      <p className={classes['none']} role="status">
        {t(empty ? 'conversations.savedReplies.empty' : 'conversations.savedReplies.noneFits')}{' '}
        {empty ? <Link to={paths.flowSettings}>{t('conversations.savedReplies.add')}</Link> : null}
      </p>
    )
  }
  return (
    <Combobox store={store} onOptionSubmit={onPick} unstyled>
      <Combobox.Options
        className={classes['list']}
        id={id}
        aria-label={t('conversations.savedReplies.list')}
      >
        {found.map((reply, index) => (
          <Combobox.Option
            key={reply.title}
            id={optionId(id, index)}
            value={reply.title}
            className={classes['option']}
            aria-selected={optionId(id, index) === activeId}
          >
            <span className={classes['title']} dir="auto">
              {reply.title}
            </span>
            <span className={classes['text']} dir="auto">
              {reply.text}
            </span>
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox>
  )
}
