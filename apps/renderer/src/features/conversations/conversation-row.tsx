import { Button, UnstyledButton } from '@mantine/core'
import type { Conversation } from '@pal/core/contract/conversations'
import {
  IconAlertTriangle,
  IconAppWindow,
  IconBrandMessenger,
  IconHandStop,
  IconPencilCheck,
  IconPlugConnectedX,
  IconSparkles,
} from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { Avatar } from '../../components/avatar.tsx'
import { StageBadge } from '../../components/badges/stage-badge.tsx'
import { TimeAgo } from '../../components/time-ago.tsx'
import { WaitingSince } from '../../components/waiting-since.tsx'
import { customerName } from '../../lib/format/customer-name.ts'
import { Marked } from './marked.tsx'

import classes from './conversation-row.module.css'

interface ConversationRowProps {
  readonly conversation: Conversation
  readonly index: number
  /** The words that were searched for. */
  readonly search: string
  readonly selected: boolean
  /** Its page is disconnected. */
  readonly cut: boolean
  readonly onSelect: (id: string) => void
  readonly onView: (id: string) => void
  readonly onFocus: (index: number) => void
  readonly measure: (node: HTMLElement | null) => void
}

const shownTags = 1

export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { t } = useTranslation()
  const { conversation, index, search, selected, cut, onSelect, onView, onFocus, measure } = props
  const { lastMessage, platform, campaignName, stage, status, unreadCount } = conversation
  const id = String(conversation.id)
  const { waitingWords, waitsSince, draftReady, needsHumanReason } = conversation
  // Where the seller is needed, what the customer said is what they answer.
  const said = conversation.hit ?? waitingWords ?? lastMessage
  const from = (conversation.hit ?? waitingWords) === null ? conversation.lastMessageFrom : null
  const by =
    from === null || from === 'customer'
      ? null
      : t('conversations.saidBy', { who: t(`conversations.author.${from}`) })
  const drafted = draftReady && needsHumanReason === null
  const { lastReplyState: state } = conversation
  const unsent = state === 'failed' || state === 'unknown' ? state : null
  const name = customerName(conversation)
  const byHuman = conversation.handler === 'human'
  const otherApp = conversation.otherApp ? 'byOtherApp' : null
  const Answers = otherApp ? IconAppWindow : byHuman ? IconHandStop : IconSparkles
  return (
    <li
      ref={measure}
      className={classes['row']}
      data-index={index}
      data-row={id}
      data-selected={selected || undefined}
      // Where there is no room for all of it.
      title={campaignName ?? undefined}
      aria-setsize={-1}
      aria-posinset={index + 1}
      onFocus={() => onFocus(index)}
    >
      <Avatar name={name} />
      <div className={classes['words']}>
        <div className={classes['line']}>
          <UnstyledButton
            className={classes['name'] ?? ''}
            data-stop
            aria-current={selected || undefined}
            onClick={() => onSelect(id)}
            dir="auto"
          >
            <Marked text={name} words={search} />
          </UnstyledButton>
          {conversation.profileName === null ? null : (
            <span className={classes['profile']} dir="auto">
              <Marked text={conversation.profileName} words={search} />
            </span>
          )}
          {foundFirst(conversation.tags, search)
            .slice(0, shownTags)
            .map((tag) => (
              <span key={tag} className={classes['tag']} dir="auto">
                <Marked text={tag} words={search} />
              </span>
            ))}
          {conversation.tags.length > shownTags ? (
            <span className={`${classes['tag']} ${classes['more']}`}>
              +{conversation.tags.length - shownTags}
            </span>
          ) : null}
          {unreadCount > 0 ? (
            <span className={classes['unread']}>
              <span className="pal-unseen">
                {t('conversations.unread', { count: unreadCount })}
              </span>
            </span>
          ) : null}
          <Answers
            className={classes['answers'] ?? ''}
            size={14}
            stroke={1.8}
            role="img"
            aria-label={t(`conversations.${otherApp ?? (byHuman ? 'byHuman' : 'byAgent')}`)}
          />
          <span className={classes['time']}>
            <TimeAgo time={conversation.lastActivity} />
          </span>
        </div>
        <div className={classes['line']}>
          {conversation.hitIn === 'note' ? (
            <span className={classes['where']}>{t('conversations.known.notes.note')}</span>
          ) : null}
          {by ? <span className={classes['by']}>{by}</span> : null}
          <span className={classes['said']} data-unread={unreadCount > 0 || undefined} dir="auto">
            {said === '' ? (
              t('conversations.withoutWords')
            ) : (
              <Marked text={said ?? t('conversations.nothingSaid')} words={search} />
            )}
          </span>
          {unsent ? (
            <span className={classes['unsent']}>
              <IconAlertTriangle size={13} stroke={2} aria-hidden />
              {t(unsent === 'failed' ? 'conversations.replyFailed' : 'conversations.state.unknown')}
            </span>
          ) : null}
          {waitsSince === null ? null : (
            <span className={classes['needs']} data-draft={drafted || undefined}>
              {drafted ? <IconPencilCheck size={14} stroke={1.8} aria-hidden /> : null}
              <WaitingSince
                time={waitsSince}
                label={t(drafted ? 'conversations.draftReady' : 'conversations.needsYou')}
                labelled={drafted}
              />
            </span>
          )}
        </div>
        <div className={classes['foot']}>
          <StageBadge stage={stage} />
          <span className={classes['campaign']} data-cut={cut || undefined}>
            <bdi>{campaignName ?? t('conversations.noCampaign')}</bdi>
          </span>
          <span className={classes['facts']}>
            {cut ? (
              <span className={classes['cut']}>
                <IconPlugConnectedX size={13} stroke={2} aria-hidden />
                <span className={classes['cutWords']}>{t('conversations.pageCut')}</span>
              </span>
            ) : null}
            {platform === 'messenger' && !cut ? (
              <IconBrandMessenger
                className={classes['platform'] ?? ''}
                size={14}
                stroke={1.6}
                aria-hidden
              />
            ) : null}
            <span className={platform === 'messenger' ? 'pal-unseen' : undefined}>
              {platformName(platform)}
            </span>
            <span>{t(`conversations.status.${status}`)}</span>
          </span>
          <Button
            className={classes['view'] ?? ''}
            variant="subtle"
            size="compact-xs"
            // The name leads to the same conversation: one stop for each row is enough.
            tabIndex={-1}
            aria-label={t('conversations.viewOf', { name })}
            onClick={() => onView(id)}
          >
            {t('conversations.view')}
          </Button>
        </div>
      </div>
    </li>
  )
})

/** A tag that was searched for is among those that are shown. */
function foundFirst(tags: readonly string[], search: string): readonly string[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const others = (tag: string) =>
    words.some((word) => tag.toLocaleLowerCase().includes(word)) ? 0 : 1
  return words.length === 0 ? tags : tags.toSorted((a, b) => others(a) - others(b))
}

/** 'messenger' is written as a name; a platform that is not known is shown as it is called. */
const platformName = (platform: string) =>
  platform.charAt(0).toLocaleUpperCase() + platform.slice(1)
