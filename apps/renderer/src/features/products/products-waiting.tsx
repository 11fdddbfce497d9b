import { useTranslation } from 'react-i18next'

import { Late } from '../../components/late.tsx'
import { Skeleton } from '../../components/skeleton.tsx'

import classes from './products-page.module.css'

const placeholders = [1, 2, 3, 4, 5, 6]

export function ProductsWaiting() {
  const { t } = useTranslation()
  return (
    <Late>
      <div className={classes['waiting']} role="status" aria-label={t('common.loading')}>
        {placeholders.map((row) => (
          <Skeleton key={row} height={32} />
        ))}
      </div>
    </Late>
  )
}
