import { addressOf } from '@pal/core/contract/client/client'
import { contract } from '@pal/core/contract/endpoints'
import { useTranslation } from 'react-i18next'

import { ExportFiles, type ExportFilesProps } from '../../../components/lists/export-files.tsx'
import type { CustomerFilter } from './customer-queries.ts'

const fileFormats = ['csv', 'excel', 'json'] as const

export interface CustomerFilesProps extends Omit<ExportFilesProps, 'files'> {
  readonly filter: CustomerFilter
}

/** All that the filters show, as a file. */
export function CustomerFiles({ filter, ...menu }: CustomerFilesProps) {
  const { t } = useTranslation()
  const query = { ...filter, search: filter.search || undefined }
  const files = fileFormats.map((format) => ({
    label: t(`orders.customers.file.${format}`),
    address: addressOf(contract['orders.customersExport'].path, undefined, { format, ...query }),
  }))
  return <ExportFiles files={files} {...menu} />
}
