import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../components/icon-button.tsx'
import { TimeAgo } from '../../components/time-ago.tsx'
import { customerName } from '../../lib/format/customer-name.ts'
import { EndState } from './end-state.tsx'
import { type Candidate, useKeep } from './rehearsal-queries.ts'

import classes from './rehearsal.module.css'

interface CandidateListProps {
  readonly candidates: readonly Candidate[]
  readonly left: ReadonlySet<number>
  readonly onLeft: (left: ReadonlySet<number>) => void
}

/** The conversations that can be rehearsed, all chosen at first; each can be kept for the next time. */
export function CandidateList({ candidates, left, onLeft }: CandidateListProps) {
  const { t } = useTranslation()
  const keep = useKeep()
  const all = candidates.map(({ conversationId }) => conversationId)
  const chosen = all.filter((id) => !left.has(id)).length
  const toggle = (id: number) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    onLeft(next)
  }
  return (
    <div className={classes['list']}>
      <div className={classes['row']}>
        <Checkbox
          size="xs"
          label={t('rehearsal.all')}
          checked={chosen === all.length}
          indeterminate={chosen > 0 && chosen < all.length}
          onChange={() => onLeft(chosen === all.length ? new Set(all) : new Set())}
        />
      </div>
      <ul className={classes['rows']} aria-label={t('rehearsal.conversations')}>
        {candidates.map((one) => (
          <li key={one.conversationId} className={classes['row']}>
            <Checkbox
              size="xs"
              aria-label={t('rehearsal.choose', { name: customerName(one) })}
              checked={!left.has(one.conversationId)}
              onChange={() => toggle(one.conversationId)}
            />
            <span className={classes['name']} dir="auto">
              {customerName(one)}
            </span>
            <span className={classes['words']} dir="auto">
              {one.lastMessage}
            </span>
            <EndState end={one.was} />
            <span className={classes['meta']}>
              <TimeAgo time={one.at} />
            </span>
            <span className={classes['keep']} data-kept={one.kept || undefined}>
              <IconButton
                label={t(one.kept ? 'rehearsal.keepNoLonger' : 'rehearsal.keep', {
                  name: customerName(one),
                })}
                icon={one.kept ? IconBookmarkFilled : IconBookmark}
                onClick={() =>
                  keep.mutate({ conversationIds: [one.conversationId], kept: !one.kept })
                }
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
