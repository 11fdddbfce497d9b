import { Button } from '@mantine/core'
import { settingsTabs, type Settings } from '@pal/core/contract/settings'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { useSaveSettings } from '../form/mutations.ts'
import { OvertakenSettings } from '../form/overtaken-settings.tsx'
import { useTabForm } from '../form/use-tab-form.ts'

import classes from '../form/settings-form.module.css'

interface KeepSectionProps {
  readonly stored: Settings['data']
  /** Called with whether something is typed that has not been saved. */
  readonly onTyped: (typed: boolean) => void
}

export function KeepSection({ stored, onTyped }: KeepSectionProps) {
  const { t } = useTranslation()
  const save = useSaveSettings()
  const { form, typed, settle, refuse, onInvalid, discard, overtaken } = useTabForm({
    stored,
    schema: settingsTabs.data,
    saving: save.isPending,
  })
  const dirty = form.isDirty()
  useEffect(() => onTyped(dirty), [dirty, onTyped])
  const submit = form.onSubmit((data) => {
    const { changed, was } = typed(data)
    save.mutate(
      { data: changed, was: { data: was } },
      { onSuccess: (answer) => settle(answer.data, data), onError: refuse },
    )
  }, onInvalid)
  return (
    <FormSection title={t('settings.data.keep.title')} text={t('settings.data.keep.text')}>
      <form className={classes['form']} autoComplete="off" noValidate onSubmit={submit}>
        <NumberField
          label={t('settings.data.keep.logDays')}
          description={t('settings.data.keep.logHelp')}
          least={1}
          most={3650}
          whole
          {...form.getInputProps('logDays')}
        />
        <NumberField
          label={t('settings.data.keep.attachmentsMb')}
          description={t('settings.data.keep.attachmentsHelp')}
          least={50}
          most={1_000_000}
          whole
          {...form.getInputProps('attachmentsMb')}
        />
        {overtaken ? <OvertakenSettings by={overtaken} /> : null}
        <div className={classes['foot']}>
          <Button type="submit" variant={dirty ? 'filled' : 'default'} loading={save.isPending}>
            {t('settings.save')}
          </Button>
          {dirty ? (
            <Button variant="default" onClick={discard}>
              {t('settings.discard')}
            </Button>
          ) : null}
          <p className={classes['note']} role="status">
            {t(dirty ? 'settings.unsaved' : 'settings.allSaved')}
          </p>
        </div>
      </form>
    </FormSection>
  )
}
