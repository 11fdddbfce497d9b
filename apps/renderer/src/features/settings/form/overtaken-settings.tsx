import { useTranslation } from 'react-i18next'

import { Overtaken } from '../../../components/notices/overtaken.tsx'
import type { NewerSettings } from './use-tab-form.ts'

/** Offers what another window saved, and names the lists in which it differs. */
export function OvertakenSettings({ by }: { readonly by: NewerSettings }) {
  const { t } = useTranslation()
  return (
    <Overtaken action={{ label: t('settings.overtaken.useNewer'), onClick: by.useNewer }}>
      {t('settings.overtaken.text')} <strong>{by.lists.join(' · ')}</strong>
    </Overtaken>
  )
}
