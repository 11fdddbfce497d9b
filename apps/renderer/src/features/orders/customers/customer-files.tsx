import { addressOf } from '@pal/core/contract/client/client'
import { contract } from '@pal/core/contract/endpoints'
import { useTranslation } from 'react-i18next'

import { ButtonMenu, type ButtonMenuProps } from '../../../components/lists/button-menu.tsx'
import { ExportButton } from '../../../components/lists/export-button.tsx'
import type { CustomerFilter } from './customer-queries.ts'

const fileFormats = ['csv', 'excel', 'json'] as const

export interface CustomerFilesProps extends Pick<ButtonMenuProps, 'opened' | 'onChange'> {
  readonly filter: CustomerFilter
}

/** All that the filters show, as a file. */
export function CustomerFiles({ filter, ...menu }: CustomerFilesProps) {
  const { t } = useTranslation()
  const query = { ...filter, search: filter.search || undefined }
  const entries = fileFormats.map((format) => ({
    label: t(`orders.customers.file.${format}`),
    does: addressOf(contract['orders.customersExport'].path, undefined, { format, ...query }),
  }))
  return <ButtonMenu entries={entries} Button={ExportButton} {...menu} />
}
