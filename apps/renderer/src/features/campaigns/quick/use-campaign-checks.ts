import { t } from 'i18next'
import { useRef } from 'react'

import { reasonOf } from '../../../lib/errors.ts'
import { fieldError } from '../../../lib/field-error.ts'
import { amountWords } from '../../../lib/format/amount-words.ts'
import { openTestChat } from '../../../lib/test-chat.ts'
import { toast } from '../../../lib/toasts.ts'
import { dismissFailure } from '../wizard/dismiss-failure.ts'
import { useActiveOn } from '../wizard/page-taken.tsx'
import type { Steps } from '../wizard/use-steps.ts'
import { useCampaignForm } from './campaign-form.ts'
import { placeOf, productProblems, sentRows, toRequest } from './draft.ts'
import { quickKeeper } from './kept-draft.ts'
import { useCreateCampaign } from './use-create-campaign.ts'
import type { PageChoice } from './use-page-choice.ts'

interface Checking {
  readonly pages: PageChoice
  readonly steps: Steps
  readonly onCreated: () => void
}

/** What has to be right before the next step and before the campaign is created. */
export function useCampaignChecks({ pages, steps: { goTo, focusOn }, onCreated }: Checking) {
  const form = useCampaignForm()
  const saving = useCreateCampaign()
  const draft = form.values
  const underWay = useRef(false)
  const other = useActiveOn(draft.pageId)

  const basicsAreGiven = (withoutPage = false) => {
    const problems = {
      ...(draft.name.trim() === '' && { name: t('campaigns.dialog.nameNeeded') }),
      ...(draft.pageId === '' && !withoutPage && { pageId: t('campaigns.dialog.pageNeeded') }),
      ...(other &&
        !draft.stopOther && { stopOther: t('campaigns.taken.needed', { name: other.name }) }),
    }
    form.setErrors(problems)
    const first = Object.keys(problems)[0]
    if (first === undefined || first === 'stopOther') dismissFailure()
    else toast.failure(t('campaigns.dialog.missing'), t('campaigns.dialog.missingText'))
    if (first === undefined) return true
    focusOn(first)
    return false
  }

  const productsAreRight = () => {
    if (sentRows(draft).length === 0) {
      const text = t('campaigns.dialog.productsRequiredText')
      toast.failure(t('campaigns.dialog.productsRequired'), text)
      form.setFieldError('products', text)
      if (draft.products.length > 0) focusOn('products.0.name')
      return false
    }
    const problems = productProblems(draft).map(({ path, problem: { found } }) => {
      const label = t(`campaigns.dialog.${found === null ? 'productName' : 'price'}`)
      const text =
        found === null
          ? t('campaigns.dialog.productNameNeeded')
          : amountWords(found, label, draft.currency)
      return { path, label, missing: found === null || found.problem === 'missing', text }
    })
    form.setErrors(Object.fromEntries(problems.map(({ path, text }) => [path, text])))
    const [first] = problems
    if (!first) {
      dismissFailure()
      return true
    }
    if (first.missing) {
      toast.failure(t('campaigns.dialog.missing'), t('campaigns.dialog.checkProducts'))
    } else toast.failure(t('campaigns.dialog.check', { label: first.label }), first.text)
    focusOn(first.path)
    return false
  }

  const pageOf = (id: string) => pages.data?.find((page) => page.id === id)

  /** Neither a page nor a campaign is needed to try it. */
  const tryFirst = () => {
    if (!productsAreRight()) return
    openTestChat({ campaign: toRequest(draft, pageOf(draft.pageId) ?? { id: '', name: '' }) })
  }

  const refusePage = () => {
    form.setFieldError('pageId', t('campaigns.dialog.invalidPage'))
    goTo(0)
    toast.failure(t('campaigns.dialog.failed'), t('campaigns.dialog.invalidPage'))
  }

  /** The server's words are at the field; the toast names the field as the person knows it. */
  const tellRefusal = (error: Error) => {
    const refused = fieldError(error)
    const place = refused && placeOf(refused.field, draft)
    const words = reasonOf(error)
    if (!place) return toast.failure(t('campaigns.dialog.failed'), words)
    // What is no sentence of its own begins with the field's name in the contract.
    const named = words === refused.text ? words : `${labelOf(place.path)}: ${refused.text}`
    toast.failure(t('campaigns.dialog.failed'), named)
    form.setFieldError(place.path, refused.text)
    goTo(place.step)
    focusOn(place.path)
  }

  const create = () => {
    if (draft.pageId === '') {
      toast.failure(t('campaigns.dialog.pageRequired'), t('campaigns.dialog.pageRequiredText'))
      form.setFieldError('pageId', t('campaigns.dialog.pageNeeded'))
      return goTo(0)
    }
    if (!productsAreRight()) return
    if (draft.name.trim() === '') {
      goTo(0)
      basicsAreGiven()
      return
    }
    const page = pageOf(draft.pageId)
    if (!page) return refusePage()
    // Two clicks can come before the button shows that it is busy.
    if (underWay.current) return undefined
    underWay.current = true
    saving.mutate(toRequest(draft, page), {
      onSettled: () => {
        underWay.current = false
      },
      onSuccess: () => {
        void quickKeeper.forget()
        onCreated()
      },
      onError: tellRefusal,
    })
  }

  return { basicsAreGiven, tryFirst, create, creating: saving.isPending }
}

/** A field's name as it is in the dialog; a product's with the number of the product. */
function labelOf(path: string): string {
  const [first = '', row, part] = path.split('.')
  switch (part ?? first) {
    case 'pageId':
      return t('campaigns.dialog.page')
    case 'category':
      return t('campaigns.dialog.category')
    case 'currency':
      return t('campaigns.dialog.currency')
    case 'description':
      return part === undefined
        ? t('campaigns.dialog.descriptionLabel')
        : inProduct(row, t('campaigns.dialog.productDescription'))
    case 'price':
      return inProduct(row, t('campaigns.dialog.price'))
    case 'picture':
      return inProduct(row, t('campaigns.picture.label'))
    default:
      return part === undefined
        ? t('campaigns.dialog.name')
        : inProduct(row, t('campaigns.dialog.productName'))
  }
}

const inProduct = (row: string | undefined, label: string) =>
  t('campaigns.dialog.inProduct', { number: Number(row) + 1, label })
