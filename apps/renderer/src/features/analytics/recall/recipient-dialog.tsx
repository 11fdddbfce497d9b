import '../../../components/fields/form-fields.ts'
import { Button, Textarea } from '@mantine/core'
import type { Recipient } from '@pal/core/contract/analytics'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Waiting } from '../../../components/waiting.tsx'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { recallQueries, useCorrect, type Wanted } from './recall-queries.ts'
import { RecipientList } from './recipient-list.tsx'

import classes from './recall.module.css'

interface RecipientDialogProps {
  readonly wanted: Wanted
  readonly title: string
  /** The words or the amount that they were sent. */
  readonly sought: string
  /** It counts to this day: nobody is to be corrected unless they are chosen. */
  readonly stillSo: boolean
  /** Words that they were sent, and what is said now where that is something else. */
  readonly worded?: { readonly stated: string; readonly now: string | null }
  /** A correction to begin with. */
  readonly ready?: string
  readonly onClose: () => void
}

/** Everybody who was sent it, with the words that correct it. */
export function RecipientDialog({
  wanted,
  title,
  sought,
  stillSo,
  worded,
  ready = '',
  onClose,
}: RecipientDialogProps) {
  const query = useQuery(recallQueries.recipients(wanted))
  const { t, i18n } = useTranslation()
  const [text, setText] = useState(ready)
  return (
    <Dialog opened typed={text.trim() !== ready} title={title} size={720} onClose={onClose}>
      {worded ? <Worded {...worded} /> : null}
      {query.error && !query.data ? (
        <DialogBody>
          <QueryError title={t('analytics.recall.failed')} query={query} />
        </DialogBody>
      ) : null}
      {!query.data && !query.error ? (
        <DialogBody>
          <Waiting>
            <Skeleton height={240} />
          </Waiting>
        </DialogBody>
      ) : null}
      {query.data?.recipients.length === 0 ? (
        <DialogBody>
          <p className={classes['empty']}>{t('analytics.recall.nobody')}</p>
        </DialogBody>
      ) : null}
      {query.data && query.data.recipients.length > 0 ? (
        <Correcting
          recipients={query.data.recipients}
          sought={sought}
          stillSo={stillSo}
          text={text}
          onText={setText}
          more={
            query.data.more
              ? t('analytics.recall.more', {
                  shown: wholeNumber(query.data.recipients.length, i18n.language),
                })
              : null
          }
          onDone={onClose}
        />
      ) : null}
    </Dialog>
  )
}

function Worded({ stated, now }: { readonly stated: string; readonly now: string | null }) {
  const { t } = useTranslation()
  return (
    <DialogBody>
      <dl className={classes['worded']}>
        <dt>{t('analytics.recall.value')}</dt>
        <dd dir="auto">{stated}</dd>
        {now === null ? null : (
          <>
            <dt>{t('analytics.recall.now')}</dt>
            <dd dir="auto">{now}</dd>
          </>
        )}
      </dl>
    </DialogBody>
  )
}

interface CorrectingProps {
  readonly recipients: readonly Recipient[]
  readonly sought: string
  readonly stillSo: boolean
  readonly text: string
  readonly onText: (text: string) => void
  readonly more: string | null
  readonly onDone: () => void
}

function Correcting(props: CorrectingProps) {
  const { recipients, sought, stillSo, text, onText, more, onDone } = props
  const { t, i18n } = useTranslation()
  // What is not chosen by hand follows the list: it is first shown as it was when it was last open.
  const [byHand, setByHand] = useState<ReadonlySet<number> | null>(null)
  const left =
    byHand ??
    new Set(
      recipients
        .filter(({ corrected }) => stillSo || corrected !== null)
        .map(({ conversationId }) => conversationId),
    )
  const correct = useCorrect(onDone)
  const chosen = recipients.filter(({ conversationId }) => !left.has(conversationId))
  const now = chosen.filter(({ windowClosesAt }) => windowClosesAt !== null).length
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        correct.mutate({
          conversationIds: chosen.map(({ conversationId }) => conversationId),
          text: text.trim(),
        })
      }}
    >
      <DialogBody>
        <RecipientList recipients={recipients} sought={sought} left={left} onLeft={setByHand} />
        {more === null ? null : <p className={classes['note']}>{more}</p>}
        <Textarea
          label={t('analytics.recall.correction')}
          description={t('analytics.recall.correctionHelp', { now, later: chosen.length - now })}
          placeholder={t('analytics.recall.example')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={2_000}
          attributes={ownDirection}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      </DialogBody>
      <DialogFoot>
        <span className={classes['chosen']}>
          {t('analytics.recall.chosen', { chosen: wholeNumber(chosen.length, i18n.language) })}
        </span>
        <CancelButton />
        <Button
          type="submit"
          loading={correct.isPending}
          disabled={text.trim() === '' || chosen.length === 0}
        >
          {t('analytics.recall.send')}
        </Button>
      </DialogFoot>
    </form>
  )
}
