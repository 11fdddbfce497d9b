import '../../../components/fields/form-fields.ts'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import type { Gap } from '@pal/core/contract/analytics'
import { type CardSubject, cardSubjects, longestCard, unknownPlaces } from '@pal/core/domain/cards'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { StatusBadge } from '../../../components/badges/status-badge.tsx'
import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { TimeAgo } from '../../../components/time-ago.tsx'
import { customerName } from '../../../lib/format/customer-name.ts'
import { pathTo } from '../../../lib/paths.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { useTeach } from './gap-queries.ts'

import classes from './gaps.module.css'

interface GapDialogProps {
  readonly gap: Gap
  readonly onClose: () => void
}

/** Who asked, and the answer that the agent lacked. */
export function GapDialog({ gap, onClose }: GapDialogProps) {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState('')
  const [subject, setSubject] = useState<CardSubject>('other')
  const teach = useTeach(onClose)
  const odd = unknownPlaces(answer)
  return (
    <Dialog
      opened
      typed={answer.trim() !== ''}
      title={<bdi>{gap.question}</bdi>}
      size={680}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (odd.length > 0) return
          teach.mutate({ turns: [...gap.turns], topic: subject, text: answer.trim() })
        }}
      >
        <DialogBody>
          <ul className={classes['people']} aria-label={t('analytics.gaps.asked')}>
            {gap.asked.map((one) => (
              <li key={one.conversationId} className={classes['person']}>
                <p className={classes['line']}>
                  <Link to={pathTo.conversation(one.conversationId)} dir="auto">
                    {customerName(one)}
                  </Link>
                  <StatusBadge status={one.ordered ? 'success' : 'attention'}>
                    {t(one.ordered ? 'analytics.gaps.ordered' : `analytics.gaps.${one.outcome}`)}
                  </StatusBadge>
                </p>
                {one.question === gap.question ? null : (
                  <p className={classes['asked']} dir="auto">
                    {one.question}
                  </p>
                )}
                <p className={classes['meta']}>
                  <TimeAgo time={one.at} />
                  {one.handOverReason === null ? null : (
                    <>
                      {' · '}
                      <bdi>{reasonText(one.handOverReason)}</bdi>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
          <Textarea
            label={t('analytics.gaps.answer')}
            description={t('analytics.gaps.answerHelp')}
            placeholder={t('analytics.gaps.example')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={longestCard}
            error={
              odd.length > 0
                ? t('settings.cards.wordsUnknown', { places: odd.join(' ') })
                : undefined
            }
            attributes={ownDirection}
            data-autofocus
            value={answer}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          />
          <NativeSelect
            label={t('settings.cards.about')}
            value={subject}
            onChange={({ currentTarget }) => {
              const chosen = cardSubjects.find((each) => each === currentTarget.value)
              if (chosen) setSubject(chosen)
            }}
            data={cardSubjects.map((each) => ({
              value: each,
              label: t(`settings.cards.subject.${each}`),
            }))}
          />
        </DialogBody>
        <DialogFoot>
          <Link
            className={classes['all'] ?? ''}
            to={pathTo.setting('tactics', 'settings.cards.title')}
          >
            {t('analytics.gaps.settings')}
          </Link>
          <CancelButton />
          <Button type="submit" loading={teach.isPending} disabled={answer.trim() === ''}>
            {t('analytics.gaps.teach')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
