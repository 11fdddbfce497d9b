import '../../lib/i18n/filter-words.ts'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { connectedPages } from '../../lib/queries/connected-pages.ts'

interface PageChoiceProps {
  readonly className: string | undefined
  /** By Facebook's number; absent for all. */
  readonly page: string | undefined
  readonly onChange: (page: string | undefined) => void
}

/** Only what came on one of the pages: shown where there are several. */
export function PageChoice({ className, page, onChange }: PageChoiceProps) {
  const { t } = useTranslation()
  const { data: pages = [] } = useQuery(connectedPages)
  if (pages.length < 2 && page === undefined) return null
  const isThere = page === undefined || pages.some(({ id }) => id === page)
  return (
    <NativeSelect
      className={className ?? ''}
      aria-label={t('filter.page')}
      value={page ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
      data={[
        { value: '', label: t('filter.everyPage') },
        ...pages.map(({ id, name }) => ({ value: id, label: name })),
        // It was disconnected since; what came on it is still there.
        ...(isThere ? [] : [{ value: page, label: page }]),
      ]}
    />
  )
}
