import type { ReadProduct } from '@pal/core/contract/transfer'
import type { CurrencyCode } from '@pal/core/domain/currency'
import { useMutation } from '@tanstack/react-query'

import { ImportDialog } from '../../../components/import/import-dialog.tsx'
import type { ImportBody } from '../../../components/import/use-import-file.ts'
import { api } from '../../../lib/api.ts'

export interface ReadFileProps {
  readonly currency: CurrencyCode
  readonly category: string
  readonly names: readonly string[]
  readonly onRead: (products: readonly ReadProduct[]) => void
  readonly onClose: () => void
}

/** The same as an import, but what is read is put into the dialog below it. */
export function ReadFileDialog(props: ReadFileProps) {
  const check = useRead(props)
  const take = useRead(props)
  return (
    <ImportDialog currency={props.currency} check={check} store={take} onClose={props.onClose} />
  )
}

/** A name that is longer is no name of a product. */
const longestName = 200

function useRead({ currency, category, names, onRead }: ReadFileProps) {
  return useMutation({
    mutationFn: async ({ csv, columns, dryRun }: ImportBody) => {
      const body = {
        csv,
        ...(columns && { columns }),
        currency,
        category: category.slice(0, longestName),
        names: names.flatMap((name) => name.trim().slice(0, longestName) || []),
      }
      const answer = await api.call('products.read', { body })
      if (!dryRun) onRead(answer.products)
      return { ...answer, stored: !dryRun }
    },
    meta: { shownInPlace: true },
  })
}
