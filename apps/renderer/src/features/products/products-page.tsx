import { IconPackage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { ConnectionEmptyState } from '../../components/connection-empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'

export function ProductsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('nav.products')} description={t('products.description')} />
      <ConnectionEmptyState
        icon={IconPackage}
        title={t('products.emptyTitle')}
        needsPage={t('products.needsPage')}
        connected={t('products.later')}
      />
    </>
  )
}
