import './own-words.ts'
import { Button, Textarea } from '@mantine/core'
import { commentReplyLimit } from '@pal/core/constants'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { WaitingRows } from '../../../components/lists/waiting-rows.tsx'
import { Notice } from '../../../components/notices/notice.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { reasonText } from '../../../lib/reason-text.ts'
import { useSaveCommentReply } from '../form/mutations.ts'
import { settingsQueries } from '../form/queries.ts'

import classes from './comments-dialog.module.css'

interface CommentsDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

const { days } = commentReplyLimit

/** Whoever looks at the page, not only at its text, is told why nobody is written to. */
export function CommentsProblem({ id }: Pick<CommentsDialogProps, 'id'>) {
  const { t } = useTranslation()
  const problem = useQuery(settingsQueries.commentReply(id)).data?.problem
  if (!problem) return null
  return (
    <p className={classes['problem']}>
      {t('settings.pages.comments.problem')}: {reasonText(problem)}
    </p>
  )
}

/** What whoever comments below a post of the page is written in Messenger. */
export function CommentsDialog({ id, name, onClose }: CommentsDialogProps) {
  const { t } = useTranslation()
  const kept = useQuery(settingsQueries.commentReply(id))
  const save = useSaveCommentReply()
  /** With what stood there when typing began, whatever is read since. */
  const [typed, setTyped] = useState<{ before: string; text: string } | null>(null)
  const isThere = kept.data !== undefined
  const field = useRef<HTMLTextAreaElement>(null)
  // Where it was not read yet, the dialog took the keyboard before there was a field.
  useEffect(() => {
    if (isThere) field.current?.focus()
  }, [isThere])
  const { before, text } = typed ?? { before: kept.data?.text ?? '', text: kept.data?.text ?? '' }
  const submit = () => {
    if (!isThere || save.isPending) return
    save.mutate({ id, before, text: text.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog
      opened
      typed={text !== before}
      title={t('settings.pages.comments.title', { name })}
      size={520}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DialogBody>
          <p className={classes['text']}>{t('settings.pages.comments.text')}</p>
          {kept.isPending ? <WaitingRows rows={3} /> : null}
          {kept.error && !kept.data ? (
            <QueryError title={t('settings.pages.comments.loadFailed')} query={kept} />
          ) : null}
          {kept.data ? (
            <>
              {kept.data.problem ? (
                <Notice title={t('settings.pages.comments.problem')}>
                  {reasonText(kept.data.problem)}
                </Notice>
              ) : null}
              <Textarea
                label={t('settings.pages.comments.label')}
                description={t('settings.pages.comments.help')}
                placeholder={t('settings.pages.comments.example')}
                maxLength={commentReplyLimit.characters}
                attributes={ownDirection}
                autosize
                minRows={3}
                maxRows={8}
                ref={field}
                data-autofocus
                value={text}
                onChange={({ currentTarget: { value } }) => setTyped({ before, text: value })}
              />
              {kept.data.answered > 0 ? (
                <p className={classes['text']}>
                  {t('settings.pages.comments.answered', { count: kept.data.answered, days })}
                </p>
              ) : null}
              <p className={classes['help']}>{t('settings.pages.comments.limits', { days })}</p>
            </>
          ) : null}
        </DialogBody>
        <DialogFoot>
          <CancelButton />
          <Button type="submit" disabled={!isThere} loading={save.isPending}>
            {t('settings.pages.comments.save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
