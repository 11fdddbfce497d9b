import { IconBrandFacebook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { ErrorState } from '../../components/error-state.tsx'
import { FormSection } from '../../components/form-section.tsx'
import { connectedPages } from '../../lib/connected-pages.ts'
import { reasonOf } from '../../lib/errors.ts'
import { exactTime } from '../../lib/format-time.ts'
import { settingsQueries } from './queries.ts'

import classes from './pages-section.module.css'

/** Which pages are connected, and who logged in. */
export function PagesSection() {
  const { t, i18n } = useTranslation()
  const pages = useQuery(connectedPages)
  const session = useQuery(settingsQueries.session)
  return (
    <FormSection
      title={t('settings.pages.title')}
      text={t('settings.pages.text')}
      aside={
        session.data ? (
          <p className={classes['session']}>
            {t('settings.pages.loggedIn', {
              name: session.data.userName,
              date: exactTime(session.data.authenticatedAt, i18n.language),
            })}
          </p>
        ) : null
      }
    >
      {pages.error && !pages.data ? (
        <ErrorState
          title={t('settings.pages.loadFailed')}
          text={reasonOf(pages.error)}
          onRetry={() => void pages.refetch()}
          details={String(pages.error)}
        />
      ) : null}
      {pages.data?.length === 0 ? (
        <p className={classes['none']}>{t('settings.pages.none')}</p>
      ) : null}
      {pages.data && pages.data.length > 0 ? (
        <ul className={classes['list']} aria-label={t('settings.pages.list')}>
          {pages.data.map(({ id, name, category }) => (
            <li key={id}>
              <IconBrandFacebook size={18} stroke={1.6} aria-hidden />
              <span className={classes['name']} dir="auto">
                {name}
              </span>
              <span className={classes['category']}>{category}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </FormSection>
  )
}
