import { useTranslation } from 'react-i18next'

import { Late } from '../late.tsx'
import { Skeleton } from '../skeleton.tsx'

import classes from './waiting-rows.module.css'

const places = [1, 2, 3, 4, 5, 6, 7, 8]

/** The shape of a table that is about to be, with at most eight rows. */
export function WaitingRows({ rows = places.length }: { readonly rows?: number }) {
  const { t } = useTranslation()
  return (
    <Late>
      <div className={classes['waiting']} role="status" aria-label={t('common.loading')}>
        {places.slice(0, rows).map((row) => (
          <Skeleton key={row} height={32} />
        ))}
      </div>
    </Late>
  )
}
