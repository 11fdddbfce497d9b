import { ApiError } from '@pal/core/contract/client/api-error'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { reasonOf } from '../../../lib/errors.ts'
import { fieldError } from '../../../lib/field-error.ts'
import { connectedPages } from '../../../lib/queries/connected-pages.ts'
import { openTestChat } from '../../../lib/test-chat.ts'
import { toast } from '../../../lib/toasts.ts'
import type { CampaignSettings } from '../manage/use-campaign-settings.ts'
import { useTellAnswering } from '../wizard/created.ts'
import { dismissFailure } from '../wizard/dismiss-failure.ts'
import { thisWindow } from '../wizard/kept-draft.ts'
import { useActiveOn } from '../wizard/page-taken.tsx'
import type { Steps } from '../wizard/use-steps.ts'
import { launchKeeper } from './kept-draft.ts'
import { useLaunchForm } from './launch-form.ts'
import { problemsOf, type Problem } from './problems.ts'
import { placeOf, stepOf, toRequest } from './to-request.ts'

interface Launching {
  readonly token: RefObject<HTMLInputElement | null>
  readonly steps: Steps
  readonly rate: CampaignSettings
  readonly onLaunched: () => void
}

/** What has to be right before the next step, and the launch itself. */
export function useLaunch({ token, steps, rate, onLaunched }: Launching) {
  const { goTo, focusOn } = steps
  const { t } = useTranslation()
  const form = useLaunchForm()
  const tellCreated = useTellAnswering('nowhere')
  const other = useActiveOn(form.values.facebookPageId)
  const { data: pages = [] } = useQuery(connectedPages)
  // Two clicks can come before the button shows that it is busy.
  const underWay = useRef(false)
  const creating = useMutation({
    mutationFn: async () => {
      // The server lets go of the draft with the launch: nothing of it may come in afterwards.
      await launchKeeper.send()
      // The rate first: with it a budget counts at once.
      if (rate.changed && hasBudget()) await rate.save.mutateAsync()
      return api.call('campaigns.createWithProducts', {
        query: { window: thisWindow },
        body: toRequest(form.getValues()),
      })
    },
    meta: { shownInPlace: true },
    onSettled: () => {
      underWay.current = false
    },
    onSuccess: async (made) => {
      void launchKeeper.forget()
      onLaunched()
      await tellCreated(t('launch.created'), made)
    },
    onError: (error) => {
      const refused = fieldError(error)
      const words = error instanceof ApiError ? reasonOf(error) : t('launch.failedText')
      toast.failure(t('launch.failed'), words)
      const place = refused && placeOf(refused.field, form.getValues())
      if (!place) return
      const path = place.path === 'facebookPageName' ? 'facebookPageId' : place.path
      form.setFieldError(path, refused.text)
      goTo(place.step)
      focusOn(place.path)
    },
  })

  const hasBudget = () => form.getValues().budgetLimit.trim() !== ''
  const problemsNow = () =>
    problemsOf(form.getValues(), { now: Date.now(), hasPage: pages.length > 0 })

  const tell = (problems: readonly Problem[], stopOther?: string) => {
    const [first] = problems
    const errors = Object.fromEntries(problems.map(({ path, text }) => [path, text]))
    form.setErrors({ ...errors, ...(stopOther && { stopOther }) })
    if (!first) {
      if (stopOther) focusOn('stopOther')
      return
    }
    const here = problems.filter(({ step, missing }) => step === first.step && missing)
    if (first.path === 'products') toast.failure(t('launch.productsRequired'), first.text)
    else if (first.missing) {
      const fields = [...new Set(here.map(({ label }) => label))].join(', ')
      toast.failure(t('launch.missing'), t('launch.missingText', { fields }))
    } else toast.failure(t('launch.check', { label: first.label }), first.text)
    focusOn(first.path)
  }

  /** Next: a token that was typed but not validated would be lost on the way. */
  const mayLeave = (step: number): boolean => {
    if (step === stepOf.page && token.current?.value.trim()) {
      const { facebookPageName: page } = form.getValues()
      const text = page ? t('launch.validateOrClear', { page }) : t('launch.validateFirst')
      form.setFieldError('facebookPageId', text)
      toast.failure(t('launch.notValidated'), text)
      focusOn('facebookPageId')
      return false
    }
    if (step === stepOf.trial) return true
    const problems = problemsNow().filter((each) => each.step === step)
    const isTaken = step === stepOf.page && other && !form.getValues().stopOther
    tell(problems, isTaken ? t('campaigns.taken.needed', { name: other.name }) : undefined)
    if (problems.length > 0) return false
    dismissFailure()
    return !isTaken
  }

  /** Neither a page nor a launch is needed to try it. */
  const tryFirst = () => {
    const problems = problemsNow().filter(({ step }) => step !== stepOf.page)
    if (!problems[0]) return openTestChat({ campaign: toRequest(form.getValues()) })
    goTo(problems[0].step)
    tell(problems)
  }

  const launch = () => {
    if (underWay.current) return
    const problems = problemsNow()
    if (problems[0]) {
      goTo(problems[0].step)
      return tell(problems)
    }
    if (rate.problem && hasBudget()) {
      goTo(stepOf.trial)
      return focusOn('dollarRate')
    }
    underWay.current = true
    creating.mutate()
  }

  return { mayLeave, tryFirst, launch, creating: creating.isPending }
}
