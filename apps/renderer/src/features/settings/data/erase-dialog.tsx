import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { WorkProgress } from '../../../components/notices/work-progress.tsx'
import { api } from '../../../lib/api.ts'
import { toast } from '../../../lib/toasts.ts'
import { dataQueries } from './data-queries.ts'

/** A word has to be typed: what is deleted here nobody brings back. */
export function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const word = t('settings.data.erase.word')
  const sure = typed.trim().toLocaleLowerCase() === word
  const erase = useMutation({
    mutationFn: () => api.call('data.erase', { body: { confirm: 'everything' } }),
    meta: { failureTitle: t('settings.data.erase.failed') },
    onSuccess: async () => {
      toast.success(t('settings.data.erase.done'))
      onClose()
      await queryClient.resetQueries()
    },
  })
  const { data } = useQuery({ ...dataQueries.erasing, enabled: erase.isPending })
  const work = data?.erasing
  return (
    <Dialog
      opened
      title={t('settings.data.erase.dialogTitle')}
      size={480}
      typed={false}
      onClose={() => {
        if (!erase.isPending) onClose()
      }}
    >
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (sure && !erase.isPending) erase.mutate()
        }}
      >
        <DialogBody>
          <p>{t('settings.data.erase.dialogText')}</p>
          {erase.isPending ? (
            <WorkProgress
              label={t(`settings.data.erase.steps.${work?.step ?? 'rows'}`)}
              done={work?.done ?? 0}
              of={work?.of ?? 0}
            />
          ) : (
            <TextInput
              attributes={ownDirection}
              label={t('settings.data.erase.type', { word })}
              value={typed}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
              data-autofocus
            />
          )}
        </DialogBody>
        <DialogFoot>
          <Button variant="default" disabled={erase.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" color="danger" disabled={!sure} loading={erase.isPending}>
            {t('settings.data.erase.confirm')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
