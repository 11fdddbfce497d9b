import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Product } from '@pal/core/contract/campaigns'
import {
  IconArrowLeft,
  IconCopy,
  IconFileImport,
  IconPlus,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useAskedDialog } from '../../components/dialogs/use-asked-dialog.ts'
import { lazyDialog } from '../../components/lazily.tsx'
import { WaitingRows } from '../../components/lists/waiting-rows.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { RehearsalOffers } from '../../components/notices/rehearsal-offers.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { paths } from '../../lib/paths.ts'
import { CampaignPicker } from './campaign-picker.tsx'
import { CampaignProducts } from './campaign-products.tsx'
import { ImportMenu } from './import-menu.tsx'
import { everyCampaign } from './queries.ts'
import { useProductsAddress } from './use-products-address.ts'

import classes from './products-page.module.css'

const ProductDialog = lazyDialog(async () => {
  const { ProductDialog: component } = await import('./product-dialog.tsx')
  return component
})
const ImportProducts = lazyDialog(async () => {
  const { ImportProducts: component } = await import('./import-products.tsx')
  return component
})

const TakeOverHere = lazyDialog(async () => {
  const { TakeOverHere: component } = await import('./take-over-here.tsx')
  return component
})

/** A product that is changed, or a new one, which may begin as another is. */
interface Editing {
  readonly product: Product | null
  readonly like: Product | null
}

export function ProductsPage() {
  const { t } = useTranslation()
  const address = useProductsAddress()
  const { campaignId } = address
  const list = useInfiniteQuery(everyCampaign)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [importing, setImporting] = useState(false)
  const [taking, setTaking] = useState(false)
  const openedFrom = useRef<Element | null>(null)
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const open = useCallback((what: Editing) => {
    openedFrom.current = document.activeElement
    setEditing(what)
  }, [])
  const edit = useCallback((product: Product) => open({ product, like: null }), [open])
  const duplicate = useCallback((like: Product) => open({ product: null, like }), [open])
  const add = () => open({ product: null, like: null })
  // Of several campaigns one is picked first: the dialog is of it.
  useAskedDialog('add', add)
  useAskedDialog('import', () => setImporting(true))
  const importFile = (from: Element | null) => {
    openedFrom.current = from
    setImporting(true)
  }
  const takeOver = (from: Element | null) => {
    openedFrom.current = from
    setTaking(true)
  }
  const closeDialog = () => {
    setEditing(null)
    setImporting(false)
    setTaking(false)
    // A dialog that is only made when it opens does not know where the person came from.
    const from = openedFrom.current
    requestAnimationFrame(() => from instanceof HTMLElement && from.focus())
  }
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const campaigns = list.data?.pages.flatMap(({ rows }) => rows)
  const several = campaigns !== undefined && campaigns.length > 1
  const only = campaigns?.length === 1 && campaignId === null
  const picked = only ? campaigns[0] : campaigns?.find(({ id }) => id === campaignId)

  // The one of the address may be further down the list.
  const lookOn = campaignId !== null && !picked && hasNextPage && !isFetchingNextPage
  useEffect(() => {
    if (lookOn) void fetchNextPage()
  }, [lookOn, fetchNextPage])

  return (
    <>
      <PageHeader
        description={t(picked || !campaigns?.length ? 'products.description' : 'products.pick')}
        actions={
          picked ? (
            <>
              {several && small ? (
                <ImportMenu onFile={importFile} onCampaign={takeOver} />
              ) : (
                <Button
                  variant="default"
                  leftSection={<IconFileImport size={16} stroke={1.6} aria-hidden />}
                  onClick={() => importFile(document.activeElement)}
                >
                  {t('products.import.open')}
                </Button>
              )}
              {several && !small ? (
                <Button
                  variant="default"
                  leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
                  onClick={() => takeOver(document.activeElement)}
                >
                  {t('campaigns.sharing.open')}
                </Button>
              ) : null}
              <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={add}>
                {t('products.add')}
              </Button>
            </>
          ) : null
        }
      />
      {picked ? (
        <>
          <div className={classes['campaign']}>
            {campaigns?.length === 1 ? null : (
              <Link className={classes['back']} to={paths.products}>
                <IconArrowLeft size={14} stroke={1.6} aria-hidden />
                {t('products.allCampaigns')}
              </Link>
            )}
            <h2 className={classes['name']} dir="auto">
              {picked.name}
            </h2>
            <p className={classes['where']}>
              <bdi>{picked.facebookPageName}</bdi>
            </p>
          </div>
          <div className={classes['offers']}>
            <RehearsalOffers kind="price" campaignId={picked.id} />
          </div>
          <CampaignProducts
            key={picked.id}
            campaign={picked}
            address={address}
            onAdd={add}
            onEdit={edit}
            onDuplicate={duplicate}
          />
        </>
      ) : campaigns === undefined ? (
        list.error ? (
          <QueryError title={t('products.campaignsFailed')} query={list} />
        ) : (
          <WaitingRows rows={6} />
        )
      ) : campaigns.length === 0 ? (
        <EmptyState
          icon={IconSpeakerphone}
          title={t('products.noCampaigns')}
          text={t('products.noCampaignsText')}
          action={
            <Button component={Link} to={paths.campaigns}>
              {t('products.toCampaigns')}
            </Button>
          }
        />
      ) : campaignId === null ? (
        <CampaignPicker />
      ) : hasNextPage && !list.isFetchNextPageError ? (
        <WaitingRows rows={6} />
      ) : (
        <EmptyState
          icon={IconSpeakerphone}
          title={t('products.gone')}
          text={t('products.goneText')}
          action={
            <Button component={Link} to={paths.products}>
              {t('products.allCampaigns')}
            </Button>
          }
        />
      )}
      {picked && editing ? (
        <ProductDialog campaign={picked} {...editing} onClose={closeDialog} />
      ) : null}
      {picked && taking ? <TakeOverHere campaign={picked} onClose={closeDialog} /> : null}
      {picked && importing ? (
        <ImportProducts campaignId={picked.id} currency={picked.currency} onClose={closeDialog} />
      ) : null}
    </>
  )
}
