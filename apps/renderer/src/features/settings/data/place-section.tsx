import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { fileSize } from '../../../lib/format/format-size.ts'
import { CopyValue } from '../form/copy-value.tsx'
import { dataQueries } from './data-queries.ts'

import classes from './data-tab.module.css'

const parts = ['store', 'attachments', 'logs', 'backups', 'setAside'] as const

/** Where the store is and how much room each part of it takes. */
export function PlaceSection() {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(dataQueries.place)
  const shown = parts.filter((part) => part !== 'setAside' || (data?.size.setAside ?? 0) > 0)
  const sizeOf = (bytes: number) => fileSize(bytes, i18n.language)
  return (
    <FormSection title={t('settings.data.place.title')} text={t('settings.data.place.text')}>
      {error && !data ? (
        <QueryError title={t('settings.data.place.failed')} query={{ error, refetch }} />
      ) : null}
      {data ? (
        <div className={classes['stack']}>
          <CopyValue label={t('settings.data.place.folder')} value={data.folder} />
          <table className={classes['sizes']} aria-label={t('settings.data.place.title')}>
            <thead>
              <tr>
                <th scope="col">{t('settings.data.place.part')}</th>
                <th scope="col">{t('settings.data.place.size')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((part) => (
                <tr key={part}>
                  <th scope="row">{t(`settings.data.place.parts.${part}`)}</th>
                  <td>{sizeOf(data.size[part])}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('settings.data.place.total')}</th>
                <td>{sizeOf(parts.reduce((total, part) => total + data.size[part], 0))}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      ) : null}
    </FormSection>
  )
}
