import { ImportDialog } from '../../components/import/import-dialog.tsx'
import { useImportProducts } from './mutations.ts'

interface ImportProductsProps {
  readonly campaignId: number
  readonly currency: string
  readonly onClose: () => void
}

export function ImportProducts({ campaignId, currency, onClose }: ImportProductsProps) {
  const check = useImportProducts(campaignId)
  const store = useImportProducts(campaignId)
  return <ImportDialog currency={currency} check={check} store={store} onClose={onClose} />
}
