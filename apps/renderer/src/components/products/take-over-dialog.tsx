import '../fields/form-fields.ts'
import { Button, NativeSelect } from '@mantine/core'
import type { Campaign, Product } from '@pal/core/contract/campaigns'
import type { ProductType } from '@pal/core/domain/entities'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { reasonOf } from '../../lib/errors.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { CancelButton } from '../dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../dialogs/dialog.tsx'
import { QueryError } from '../notices/query-error.tsx'
import { ChooseProducts } from './choose-products.tsx'
import { toTakeFrom } from './other-campaigns.ts'
import { type Target, useIsHere } from './use-is-here.ts'

import classes from './take-over.module.css'

export interface TakeOverDialogProps {
  readonly target: Target
  /** It sells in this one: prices of another would be other money. */
  readonly currency: string
  readonly types: readonly ProductType[]
  /** It closes when they are taken over; what it throws is told. */
  readonly onTake: (from: Campaign, products: readonly Product[]) => Promise<unknown> | void
  readonly onClose: () => void
}

export function TakeOverDialog(props: TakeOverDialogProps) {
  const { target, currency, types, onTake, onClose } = props
  const { t, i18n } = useTranslation()
  const campaigns = useQuery(toTakeFrom.campaigns)
  const isHere = useIsHere(target)
  const others = campaigns.data?.filter(({ id }) => id !== target.id) ?? []
  const fitting = others.filter((each) => each.currency === currency)
  const [picked, setPicked] = useState('')
  const from =
    fitting.find(({ id }) => String(id) === picked) ??
    (fitting.length === 1 ? fitting[0] : undefined)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const products = useQuery({
    ...toTakeFrom.products(from?.id ?? 0),
    enabled: from !== undefined,
  })
  const offered = products.data?.filter(({ productType }) => types.includes(productType))
  const wanted = offered?.filter((each) => chosen.has(each.id) && !isHere?.(each)) ?? []
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const close = () => {
    if (!busy) onClose()
  }
  const take = async () => {
    if (busy || !from) return
    setBusy(true)
    setFailure(null)
    try {
      await onTake(from, wanted)
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  const tooMany =
    target.id === null && target.products.length + wanted.length > target.most
      ? t('campaigns.sharing.tooMany', { most: wholeNumber(target.most, i18n.language) })
      : null
  return (
    <Dialog
      opened
      title={t('campaigns.sharing.title')}
      size={560}
      typed={!busy && chosen.size > 0}
      onClose={close}
    >
      <DialogBody>
        <p className={classes['help']}>{t('campaigns.sharing.help')}</p>
        {campaigns.error && !campaigns.data ? (
          <QueryError title={t('campaigns.sharing.campaignsFailed')} query={campaigns} />
        ) : campaigns.data && others.length === 0 ? (
          <p className={classes['help']}>{t('campaigns.sharing.noCampaigns')}</p>
        ) : (
          <NativeSelect
            label={t('campaigns.sharing.campaign')}
            data-autofocus
            value={from ? String(from.id) : ''}
            onChange={({ currentTarget: { value } }) => {
              setPicked(value)
              setChosen(new Set())
            }}
            data={[
              ...(from ? [] : [{ value: '', label: t('campaigns.sharing.choose') }]),
              ...others.map((each) => ({
                value: String(each.id),
                label:
                  each.currency === currency
                    ? `${each.name} · ${each.facebookPageName}`
                    : t('campaigns.sharing.otherCurrency', {
                        campaign: each.name,
                        currency: each.currency,
                      }),
                disabled: each.currency !== currency,
              })),
            ]}
          />
        )}
        {from && products.error ? (
          <QueryError title={t('campaigns.sharing.loadFailed')} query={products} />
        ) : null}
        {from && offered && isHere ? (
          <ChooseProducts
            key={from.id}
            campaign={from.name}
            products={offered}
            isHere={isHere}
            chosen={chosen}
            onChoose={setChosen}
          />
        ) : null}
        {(tooMany ?? failure) ? (
          <div className={classes['problem']} role="alert">
            {tooMany ?? (
              <>
                <strong>{t('campaigns.sharing.failed')}</strong>
                <p>{reasonOf(failure)}</p>
              </>
            )}
          </div>
        ) : null}
      </DialogBody>
      <DialogFoot>
        <CancelButton disabled={busy} />
        <Button
          loading={busy}
          disabled={wanted.length === 0 || tooMany !== null}
          onClick={() => void take()}
        >
          {wanted.length === 0
            ? t('campaigns.sharing.confirm')
            : t('campaigns.sharing.confirmed', { count: wanted.length })}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
