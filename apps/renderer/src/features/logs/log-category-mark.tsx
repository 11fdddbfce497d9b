import type { Log } from '@pal/core/contract/system'
import { IconBrandFacebook, IconCpu, IconSparkles, IconWebhook } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import classes from './log-category-mark.module.css'

const icons = {
  webhook: IconWebhook,
  facebook: IconBrandFacebook,
  ai: IconSparkles,
  system: IconCpu,
} as const satisfies Record<Log['category'], unknown>

export function LogCategoryMark({ category }: { readonly category: Log['category'] }) {
  const { t } = useTranslation()
  const Icon = icons[category]
  return (
    <span className={classes['mark']} data-category={category}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {t(`logs.category.${category}`)}
    </span>
  )
}
