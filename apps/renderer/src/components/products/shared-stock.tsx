import { Button } from '@mantine/core'
import type { Product } from '@pal/core/contract/campaigns'
import { useTranslation } from 'react-i18next'

import { wholeNumber } from '../../lib/format/format-number.ts'
import { named } from '../../lib/format/isolated.ts'
import type { Sharer } from './sharers-of.ts'
import { SmallPicture } from './small-picture.tsx'

import classes from './shared-stock.module.css'

interface SharedStockProps {
  /** The other campaigns that sell it. */
  readonly campaigns: readonly (string | Sharer)[]
  readonly pieces: number | null
  /** It is to be counted by itself. */
  readonly separate: boolean
  /** Absent where its count cannot be typed. */
  readonly onSeparate?: ((separate: boolean) => void) | undefined
  /** Of what comes from another campaign: shown with how many are left. */
  readonly picture?: Pick<Product, 'id' | 'imageUrl' | 'picture'>
}

/** That a product is counted together with others, what that means, and the way out of it. */
export function SharedStock(props: SharedStockProps) {
  const { campaigns, pieces, separate, onSeparate, picture } = props
  const { t, i18n } = useTranslation()
  const names = useNames(campaigns)
  const count = pieces === null ? null : wholeNumber(pieces, i18n.language)
  return (
    <div className={classes['shared']} role="status">
      {picture ? <SmallPicture product={picture} /> : null}
      {separate ? (
        <p>
          {count === null
            ? t('campaigns.sharing.separatedUncounted')
            : t('campaigns.sharing.separated', { pieces: count, campaigns: names })}
        </p>
      ) : (
        <p>
          <strong>{t('campaigns.sharing.stock', { campaigns: names })}</strong>
          {picture && count !== null
            ? `${t('campaigns.sharing.left', { pieces: count })} · `
            : null}
          {t('campaigns.sharing.stockHelp')}
        </p>
      )}
      {onSeparate ? (
        <Button variant="default" size="xs" onClick={() => onSeparate(!separate)}>
          {t(separate ? 'campaigns.sharing.share' : 'campaigns.sharing.separate')}
        </Button>
      ) : null}
    </div>
  )
}

/** The same in a table, where it is only said. */
export function SharedWith({ campaigns }: Pick<SharedStockProps, 'campaigns'>) {
  const { t } = useTranslation()
  const names = useNames(campaigns)
  return <>{t('campaigns.sharing.stock', { campaigns: names })}</>
}

function useNames(campaigns: SharedStockProps['campaigns']): string {
  const { t, i18n } = useTranslation()
  const words = campaigns.map((each) => {
    const { name, otherPrice = null } = typeof each === 'string' ? { name: each } : each
    const campaign = named(name)
    if (otherPrice === null) return campaign
    return t('campaigns.sharing.otherPrice', { campaign, price: otherPrice })
  })
  return new Intl.ListFormat(i18n.language).format(words)
}
