import type { Campaign, Product } from '@pal/core/contract/campaigns'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import type { ImportBody } from '../../components/import/use-import-file.ts'
import { api } from '../../lib/api.ts'
import { useSingleMutation } from '../../lib/changes/use-single-mutation.ts'
import { named } from '../../lib/format/isolated.ts'
import { pathTo } from '../../lib/paths.ts'
import { openRehearsal } from '../../lib/rehearsal/request.ts'
import { toast } from '../../lib/toasts.ts'
import type { ProductBody, ProductChange } from './product-form.ts'

/** Long enough to read, and to reach it. */
const rehearsalOfferMs = 10_000
/** Long enough to look through the list that it made. */
const undoOfferMs = 60_000
/** The server brings a product back for somewhat longer. */
const restoreOfferMs = 10_000

function useRenew() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['products'] })
}

type Saved =
  | { readonly id: null; readonly body: ProductBody }
  | { readonly id: number; readonly body: ProductChange }

/** Who still has an old price open. */
const openOffersText = (t: TFunction, count: number) =>
  count > 0 ? t('products.form.openOffers', { count }) : undefined

/** What can be had again was asked for meanwhile: the drafts for whoever did are one press away. */
function useTellBack() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (title: string, count: number, more = '') =>
    toast.success(title, `${t('products.toTell', { count })} ${more}`.trim(), {
      label: t('products.showDrafts'),
      run: () => void navigate(pathTo.tasksOf('draft')),
      forMs: rehearsalOfferMs,
      about: ['drafts'],
    })
}

/** Adds a product, or changes the one that has an id. */
export function useSaveProduct(campaignId: number, isNew: boolean) {
  const { t } = useTranslation()
  const renew = useRenew()
  const tellBack = useTellBack()
  return useSingleMutation({
    mutationFn: async ({ id, body }: Saved) =>
      id === null
        ? {
            ...(await api.call('products.create', { params: { id: campaignId }, body })),
            openOffers: 0,
            toTell: 0,
          }
        : api.call('products.change', { params: { id }, body }),
    meta: { failureTitle: t(isNew ? 'products.form.addFailed' : 'products.form.saveFailed') },
    onSuccess: async ({ name, openOffers, toTell = 0 }, { body }) => {
      const isRepriced = !isNew && body.price !== undefined
      const saved = t(isNew ? 'products.form.added' : 'products.form.saved', { name })
      if (toTell > 0) tellBack(saved, toTell, openOffersText(t, openOffers))
      else
        toast.success(
          saved,
          openOffersText(t, openOffers),
          isRepriced
            ? {
                label: t('products.form.rehearse'),
                run: () => openRehearsal({ campaignId }),
                forMs: rehearsalOfferMs,
                about: [`prices ${campaignId}`],
              }
            : undefined,
        )
      await renew()
    },
    // Where another window was first, the dialog shows what that one saved.
    onError: renew,
  })
}

export function useSwitchStock() {
  const { t } = useTranslation()
  const renew = useRenew()
  const tellBack = useTellBack()
  return useMutation({
    mutationFn: ({ id, inStock, stockCount }: Product) =>
      api.call('products.change', {
        params: { id },
        // A count of nothing would keep it from being sold.
        body: { inStock: !inStock, ...(!inStock && stockCount === 0 && { stockCount: null }) },
      }),
    meta: { failureTitle: t('products.stockFailed') },
    onSuccess: async ({ name, inStock, toTell = 0 }, before) => {
      const uncounted = before.stockCount === 0 ? t('products.nowInUncounted') : undefined
      if (toTell > 0) tellBack(t('products.nowIn', { name }), toTell, uncounted)
      else if (!inStock) toast.success(t('products.nowOut', { name }), t('products.nowOutText'))
      else toast.success(t('products.nowIn', { name }), uncounted)
      await renew()
    },
    onError: renew,
  })
}

function useRestoreProduct() {
  const { t } = useTranslation()
  const renew = useRenew()
  return useMutation({
    mutationFn: (id: number) => api.call('products.restore', { params: { id } }),
    meta: { failureTitle: t('products.restoreFailed') },
    onSuccess: async ({ name }) => {
      toast.success(t('products.restored', { name }))
      await renew()
    },
  })
}

export function useRemoveProduct() {
  const { t } = useTranslation()
  const renew = useRenew()
  const { mutate: restore } = useRestoreProduct()
  return useSingleMutation({
    mutationFn: ({ id }: Product) => api.call('products.remove', { params: { id } }),
    meta: { failureTitle: t('products.removeFailed') },
    onSuccess: async (_answer, { id, name }) => {
      toast.success(t('products.removed', { name }), undefined, {
        label: t('products.import.undo'),
        run: () => restore(id),
        forMs: restoreOfferMs,
        about: [`product ${id}`],
      })
      await renew()
    },
    onError: renew,
  })
}

/** Of what was last brought into the campaign at once. */
function useUndoImport(campaignId: number, words: 'products.import' | 'campaigns.sharing') {
  const { t } = useTranslation()
  const renew = useRenew()
  const undo = useMutation({
    mutationFn: () => api.call('products.undo', { params: { id: campaignId } }),
    meta: { failureTitle: t(`${words}.undoFailed`) },
    onSuccess: async ({ kept }) => {
      toast.success(
        t(`${words}.undone`),
        kept === 0 ? undefined : t('products.import.undoKept', { kept }),
      )
      await renew()
    },
  })
  return {
    label: t('products.import.undo'),
    run: () => undo.mutate(),
    forMs: undoOfferMs,
    about: [`import ${campaignId}`],
  }
}

interface TakenOver {
  readonly from: Campaign
  readonly products: readonly Product[]
}

export function useTakeOver(campaignId: number) {
  const { t } = useTranslation()
  const renew = useRenew()
  const undo = useUndoImport(campaignId, 'campaigns.sharing')
  return useMutation({
    mutationFn: ({ from, products }: TakenOver) =>
      api.call('products.take', {
        params: { id: campaignId },
        body: { from: from.id, products: products.map(({ id }) => id) },
      }),
    meta: { shownInPlace: true },
    onSuccess: async ({ taken, skipped }, { from }) => {
      toast.success(
        t('campaigns.sharing.done', { count: taken, campaign: named(from.name) }),
        skipped === 0 ? undefined : t('campaigns.sharing.skipped', { skipped }),
        taken === 0 ? undefined : undo,
      )
      await renew()
    },
    // What was deleted meanwhile is no longer offered.
    onError: renew,
  })
}

export function useImportProducts(campaignId: number) {
  const { t } = useTranslation()
  const renew = useRenew()
  const undo = useUndoImport(campaignId, 'products.import')
  return useMutation({
    mutationFn: (body: ImportBody) =>
      api.call('products.import', { params: { id: campaignId }, body }),
    meta: { shownInPlace: true },
    onSuccess: async ({ stored, taken, changed, openOffers, toTell = 0 }) => {
      const toldText = toTell > 0 ? t('products.toTell', { count: toTell }) : undefined
      if (!stored) return
      toast.success(
        changed === 0
          ? t('products.import.done', { count: taken })
          : taken === 0
            ? t('products.import.updated', { count: changed })
            : t('products.import.doneBoth', { taken, changed }),
        [openOffersText(t, openOffers), toldText].filter(Boolean).join(' ') || undefined,
        undo,
      )
      await renew()
    },
  })
}
