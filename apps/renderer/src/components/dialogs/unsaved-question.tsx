import { unsaved } from '@pal/core/texts/en/frame/unsaved'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from './confirm-dialog.tsx'

// They come with it: the frame is drawn without.
i18next.addResourceBundle('en', 'translation', { common: { unsaved } }, true)

/** Words of its own, where something else becomes of what was typed. */
export interface QuestionWords {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
}

interface UnsavedQuestionProps {
  /** Where it was typed. */
  readonly what?: ReactNode
  readonly words?: QuestionWords | undefined
  readonly onLeave: () => void
  readonly onStay: () => void
}

/**
 * Asked before what was typed is lost. To be made only when it asks: an Escape that opens it would at
 * once close one that was there already.
 */
export function UnsavedQuestion({ what, words, onLeave, onStay }: UnsavedQuestionProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      opened
      about={what}
      title={t('common.unsaved.title')}
      text={t('common.unsaved.text')}
      confirmLabel={t('common.unsaved.leave')}
      dismissLabel={t('common.unsaved.stay')}
      {...words}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
