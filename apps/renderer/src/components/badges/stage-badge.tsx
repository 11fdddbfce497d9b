import '../../lib/i18n/filter-words.ts'
import { conversationStages, type ConversationStage } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'

import { PathBadge } from './path-badge.tsx'

const steps = [0, 1, 2, 3, 4, 5] as const

export function StageBadge({ stage }: { readonly stage: ConversationStage }) {
  const { t } = useTranslation()
  return (
    <PathBadge step={steps[conversationStages.indexOf(stage)] ?? 0}>
      {t(`stage.${stage}`)}
    </PathBadge>
  )
}
