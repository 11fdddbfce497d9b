import { Button } from '@mantine/core'
import type { Campaign, Product } from '@pal/core/contract/campaigns'
import { mostNewProducts } from '@pal/core/domain/drafts/kept-draft'
import type { ProductType } from '@pal/core/domain/entities'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { lazily } from '../../../components/lazily.tsx'
import { toTakeFrom } from '../../../components/products/other-campaigns.ts'
import { ForeignPrices } from './foreign-prices.tsx'
import type { TakenRow } from './taken.ts'

import wizard from '../../../components/wizard.module.css'

const TakeOverDialog = lazily(
  async () => (await import('../../../components/products/take-over-dialog.tsx')).TakeOverDialog,
)

interface TakeIntoDraftProps {
  readonly currency: string
  readonly types: readonly ProductType[]
  /** What the dialog holds already. */
  readonly products: readonly TakenRow[]
  readonly onTake: (products: readonly Product[], from: Campaign) => void
}

/** Products of another campaign for one that is being typed; nothing where there is no other. */
export function TakeIntoDraft({ currency, types, products, onTake }: TakeIntoDraftProps) {
  const { t } = useTranslation()
  const campaigns = useQuery(toTakeFrom.campaigns)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const target = useMemo(
    () => ({
      id: null,
      most: mostNewProducts,
      products: products.map(({ name, taken }) => ({ name, sameAs: taken?.id ?? null })),
    }),
    [products],
  )
  const ofTypes = products.filter(({ taken }) => taken && types.includes(taken.productType))
  if (!campaigns.data?.length) return null
  return (
    <>
      <ForeignPrices products={ofTypes} currency={currency} />
      <Button
        ref={button}
        className={wizard['add'] ?? ''}
        variant="default"
        leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('campaigns.sharing.open')}
      </Button>
      {opened ? (
        <TakeOverDialog
          target={target}
          currency={currency}
          types={types}
          onTake={(from, chosen) => onTake(chosen, from)}
          onClose={() => {
            setOpened(false)
            // A dialog that is only made when it opens does not know where the person came from.
            requestAnimationFrame(() => button.current?.focus())
          }}
        />
      ) : null}
    </>
  )
}
