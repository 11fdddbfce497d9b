import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../../components/icon-button.tsx'
import { newId } from '../../../lib/new-id.ts'
import { clearDraft, useDraft } from '../data/drafts.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

interface SendLaterProps {
  readonly conversationId: string
  readonly closesAt: string
  /** There is a text that can wait. */
  readonly offered: boolean
}

export function SendLater({ conversationId, closesAt, offered }: SendLaterProps) {
  const { t } = useTranslation()
  const draft = useDraft(conversationId)
  /** The client id of the text that is to go out later. */
  const [scheduling, setScheduling] = useState<string | null>(null)
  return (
    <>
      {offered ? (
        <IconButton
          label={t('conversations.schedule.open')}
          icon={IconClock}
          onClick={() => setScheduling(draft.clientId ?? newId())}
        />
      ) : null}
      {scheduling === null ? null : (
        <ScheduleDialog
          conversationId={conversationId}
          text={draft.text}
          clientId={scheduling}
          closesAt={closesAt}
          onDone={() => {
            clearDraft(conversationId)
            setScheduling(null)
          }}
          onClose={() => setScheduling(null)}
        />
      )}
    </>
  )
}
