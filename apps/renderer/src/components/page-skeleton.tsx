import { useTranslation } from 'react-i18next'

import { Late } from './late.tsx'
import { Skeleton } from './skeleton.tsx'

import classes from './page-skeleton.module.css'

/** The shape of a page: its header and one block. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <Late>
      <div className={classes['page']} role="status" aria-label={t('common.loading')}>
        <Skeleton width={160} height={28} />
        <Skeleton width={320} height={16} />
        <Skeleton height={240} />
      </div>
    </Late>
  )
}
