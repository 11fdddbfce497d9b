import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { pathTo } from '../../../lib/paths.ts'

import classes from './no-address.module.css'

/** That what is printed does not say where the shop is, and where that is entered. */
export function NoAddress() {
  const { t } = useTranslation()
  return (
    <p className={classes['note']}>
      {t('orders.print.noAddress')}{' '}
      <Link to={pathTo.setting('general', 'settings.general.address')}>
        {t('orders.print.addAddress')}
      </Link>
    </p>
  )
}
