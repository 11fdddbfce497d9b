import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { PageHeader } from '../../components/page-header.tsx'

export function DashboardPage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('nav.dashboard')} description={t('dashboard.description')} />
      {children}
    </>
  )
}
