import type { SavedReply } from '@pal/core/contract/settings'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '../../lib/paths.ts'

import classes from './quick-replies.module.css'

interface QuickRepliesProps {
  readonly id: string
  readonly found: readonly SavedReply[]
  /** None is stored at all. */
  readonly empty: boolean
  readonly active: number
  readonly onPick: (reply: SavedReply) => void
}

export const optionId = (list: string, index: number) => `${list}-${index}`

/** The saved replies above the field; the keys of the field move through them. */
export function QuickReplies({ id, found, empty, active, onPick }: QuickRepliesProps) {
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
    <div
      className={classes['list']}
      role="listbox"
      id={id}
      aria-label={t('conversations.savedReplies.list')}
    >
      {found.map((reply, index) => (
        <div
          key={reply.title}
          id={optionId(id, index)}
          className={classes['option']}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(reply)}
          onKeyDown={() => {}}
        >
          <span className={classes['title']} dir="auto">
            {reply.title}
          </span>
          <span className={classes['text']} dir="auto">
            {reply.text}
          </span>
        </div>
      ))}
    </div>
  )
}
