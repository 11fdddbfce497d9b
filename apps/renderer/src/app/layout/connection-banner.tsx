import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { useConnection } from '../../lib/connection.ts'

import classes from './connection-banner.module.css'

/** Says that the local server is away; goes when it is back. What is on screen stays. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const reachable = useConnection((connection) => connection.reachable)
  if (reachable) return null
  return (
    <div className={classes['place']}>
      <p className={classes['banner']} role="alert">
        <IconPlugConnectedX size={16} stroke={1.8} aria-hidden />
        <span>
          <strong>{t('lost.title')}</strong> {t('lost.text')}
        </span>
      </p>
    </div>
  )
}
