import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { amountWords } from '../../lib/amount-words.ts'
import { fieldError } from '../../lib/field-error.ts'
import { toast } from '../../lib/toasts.ts'
import type { useCampaignForm } from './campaign-form.ts'
import { placeOf, productProblems, sentRows, toRequest } from './draft.ts'
import { useCreateCampaign } from './mutations.ts'
import type { PageChoice } from './use-page-choice.ts'

interface CheckedForm {
  readonly form: ReturnType<typeof useCampaignForm>
  readonly pages: PageChoice
  readonly goTo: (step: number) => void
  readonly onClose: () => void
}

/** What has to be right before the next step and before the campaign is created. */
export function useCampaignChecks({ form, pages, goTo, onClose }: CheckedForm) {
  const { t } = useTranslation()
  const saving = useCreateCampaign()
  const draft = form.values
  const underWay = useRef(false)

  const basicsAreGiven = () => {
    const problems = {
      ...(draft.name.trim() === '' && { name: t('campaigns.dialog.nameNeeded') }),
      ...(draft.pageId === '' && { pageId: t('campaigns.dialog.pageNeeded') }),
    }
    form.setErrors(problems)
    const first = Object.keys(problems)[0]
    if (first === undefined) return true
    toast.failure(t('campaigns.dialog.missing'), t('campaigns.dialog.missingText'))
    form.getInputNode(first)?.focus()
    return false
  }

  const productsAreRight = () => {
    if (sentRows(draft).length === 0) {
      toast.failure(
        t('campaigns.dialog.productsRequired'),
        t('campaigns.dialog.productsRequiredText'),
      )
      return false
    }
    const problems = productProblems(draft).map((problem) => {
      const label = t(`campaigns.dialog.${problem.field === 'name' ? 'productName' : 'price'}`)
      if (problem.field === 'price') {
        const { path, found } = problem
        const missing = found.problem === 'missing'
        return { path, label, missing, text: amountWords(found, label) }
      }
      const text = t('campaigns.dialog.productNameNeeded')
      return { path: problem.path, label, missing: true, text }
    })
    form.setErrors(Object.fromEntries(problems.map(({ path, text }) => [path, text])))
    const [first] = problems
    if (!first) return true
    if (first.missing) {
      toast.failure(t('campaigns.dialog.missing'), t('campaigns.dialog.checkProducts'))
    } else toast.failure(t('campaigns.dialog.check', { label: first.label }), first.text)
    form.getInputNode(first.path)?.focus()
    return false
  }

  const refusePage = () => {
    form.setFieldError('pageId', t('campaigns.dialog.invalidPage'))
    goTo(0)
    toast.failure(t('campaigns.dialog.failed'), t('campaigns.dialog.invalidPage'))
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
    const page = pages.data?.find(({ id }) => id === draft.pageId)
    if (!page) return refusePage()
    // Two clicks can come before the button shows that it is busy.
    if (underWay.current) return undefined
    underWay.current = true
    saving.mutate(toRequest(draft, page), {
      onSettled: () => {
        underWay.current = false
      },
      onSuccess: onClose,
      onError: (error) => {
        const refused = fieldError(error)
        const place = refused && placeOf(refused.field, draft)
        if (!refused || !place) return
        form.setFieldError(place.path, refused.text)
        goTo(place.step)
      },
    })
  }

  return { basicsAreGiven, create, creating: saving.isPending }
}
