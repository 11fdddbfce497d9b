import { Button } from '@mantine/core'
import type { ProgramChange } from '@pal/core/contract/system'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { api } from '../../../lib/api.ts'
import { reasonText } from '../../../lib/reason-text.ts'

import classes from '../form/settings-form.module.css'

const program = queryOptions({
  // The server tells of the desktop's changes as it tells of its jobs.
  queryKey: ['data', 'program'],
  queryFn: ({ signal }) => api.call('program.get', {}, signal),
})

/** How the program around the window starts, ends and is updated: what its menus hold, too. */
export function ProgramSection() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(program)
  const change = useMutation({
    mutationFn: (body: ProgramChange) => api.call('program.change', { body }),
    meta: { failureTitle: t('settings.program.failed') },
    onSuccess: (answer) => queryClient.setQueryData(program.queryKey, answer),
  })
  const update = useMutation({
    mutationFn: () => api.call('program.update'),
    meta: { failureTitle: t('settings.program.failed') },
  })
  const { version = '', desktop } = data ?? {}
  const text = desktop === null ? 'settings.program.onlyVersion' : 'settings.program.text'
  return (
    <FormSection title={t('settings.program.title')} text={data ? t(text, { version }) : ''}>
      {error && !data ? (
        <QueryError title={t('settings.program.loadFailed')} query={{ error, refetch }} />
      ) : null}
      {desktop ? (
        <div className={classes['form']}>
          {desktop.startAtLogin === null ? null : (
            <ToggleField
              label={t('settings.program.atLogin')}
              description={t('settings.program.atLoginHelp')}
              checked={desktop.startAtLogin}
              disabled={change.isPending}
              onChange={(startAtLogin) => change.mutate({ startAtLogin })}
            />
          )}
          <ToggleField
            label={t('settings.program.keep')}
            description={t('settings.program.keepHelp')}
            checked={desktop.keepRunning}
            disabled={change.isPending}
            onChange={(keepRunning) => change.mutate({ keepRunning })}
          />
          {desktop.beta === null ? null : (
            <ToggleField
              label={t('settings.program.beta')}
              description={t('settings.program.betaHelp')}
              checked={desktop.beta}
              disabled={change.isPending}
              onChange={(beta) => change.mutate({ beta })}
            />
          )}
          {desktop.update.open ? (
            <div>
              <Button variant="default" loading={update.isPending} onClick={() => update.mutate()}>
                {reasonText(desktop.update.label)}
              </Button>
            </div>
          ) : (
            <p className={classes['note']}>{reasonText(desktop.update.label)}</p>
          )}
        </div>
      ) : null}
    </FormSection>
  )
}
