import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '../../../lib/paths.ts'
import { settingsQueries } from '../form/queries.ts'

import classes from './pages-section.module.css'

/** That nobody is answered on a page: it works, but no campaign sells there. */
export function PageCampaign({ pageId }: { readonly pageId: string }) {
  const { t } = useTranslation()
  const active = useQuery(settingsQueries.activeCampaign(pageId)).data
  if (active !== null) return null
  return (
    <p className={classes['idle']}>
      {t('settings.pages.idle')} <Link to={paths.campaigns}>{t('settings.pages.toCampaigns')}</Link>
    </p>
  )
}
