import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { api } from '../../../lib/api.ts'
import { settingsQuery } from '../../../lib/queries/settings.ts'

interface FollowUpFieldsProps {
  readonly label: string
  readonly help: string
  readonly checked: boolean
  readonly onChange: (on: boolean) => void
}

/** Whether a campaign follows up; where the shop's own switch holds that back, it is right below. */
export function FollowUpFields({ label, help, checked, onChange }: FollowUpFieldsProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const inShop = useQuery(settingsQuery).data?.flow.followUpsEnabled
  const save = useMutation({
    mutationFn: (followUpsEnabled: boolean) =>
      api.call('settings.save', {
        body: {
          flow: { followUpsEnabled },
          was: { flow: { followUpsEnabled: !followUpsEnabled } },
        },
      }),
    meta: { failureTitle: t('campaigns.edit.saveFailed') },
    onSuccess: (answer) => queryClient.setQueryData(settingsQuery.queryKey, answer),
    onError: () => queryClient.invalidateQueries(settingsQuery),
  })
  // Once switched on here it stays, to be switched off again.
  const asks = checked && (inShop === false || !save.isIdle)
  return (
    <>
      <ToggleField label={label} description={help} checked={checked} onChange={onChange} />
      {asks ? (
        <ToggleField
          label={t('campaigns.edit.followUpShop')}
          description={t(
            inShop === true ? 'campaigns.edit.followUpShopOn' : 'campaigns.edit.followUpShopOff',
          )}
          checked={save.isPending ? save.variables : inShop === true}
          disabled={save.isPending}
          onChange={(on) => save.mutate(on)}
        />
      ) : null}
    </>
  )
}
