import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { readAmount } from '../../../lib/format/read-amount.ts'
import { typedAmount } from '../../../lib/format/typed-amount.ts'
import { settingsQuery } from '../../../lib/queries/settings.ts'

export type CampaignSettings = ReturnType<typeof useCampaignSettings>

/** What Settings say of a campaign that is edited: what a dollar costs, and whether follow-ups go out at all. */
export function useCampaignSettings(currency: string) {
  const { t } = useTranslation()
  const [typedOf, setTyped] = useState<{ currency: string; text: string } | null>(null)
  const typed = typedOf?.currency === currency ? typedOf.text : null
  const queryClient = useQueryClient()
  const settings = useQuery(settingsQuery)
  const rates = settings.data?.ai.dollarRates ?? {}
  const saved = rates[currency]
  const value = typed ?? typedAmount(saved ?? null)
  const read = readAmount(value, currency)
  const rate = 'amount' in read && Number(read.amount) > 0 ? Number(read.amount) : null
  const save = useMutation({
    mutationFn: async () => {
      const { [currency]: _, ...others } = rates
      const dollarRates = rate === null ? others : { ...others, [currency]: rate }
      const was = { ai: { dollarRates: rates } }
      await api.call('settings.save', { body: { ai: { dollarRates }, was } })
    },
    meta: { failureTitle: t('campaigns.edit.saveFailed') },
    onError: () => queryClient.invalidateQueries(settingsQuery),
  })
  return {
    /** Whether a budget in this currency counts, once what was typed is saved. */
    counts: currency === 'USD' || rate !== null,
    value,
    setValue: (text: string) => setTyped({ currency, text }),
    changed: typed !== null && rate !== (saved ?? null),
    problem: value.trim() !== '' && rate === null ? t('campaigns.edit.rateWrong') : null,
    save,
    followUpsOff: settings.data?.flow.followUpsEnabled === false,
  }
}
