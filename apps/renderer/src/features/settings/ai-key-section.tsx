import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ErrorState } from '../../components/error-state.tsx'
import { FormSection } from '../../components/form-section.tsx'
import { reasonOf } from '../../lib/errors.ts'
import { toast } from '../../lib/toasts.ts'
import { useSaveKey } from './mutations.ts'
import { settingsQueries } from './queries.ts'
import { SecretField } from './secret-field.tsx'

import classes from './settings-form.module.css'

export function AiKeySection() {
  const { t } = useTranslation()
  const settings = useQuery(settingsQueries.all)
  const save = useSaveKey()
  const [key, setKey] = useState('')
  const ai = settings.data?.ai

  const submit = () => {
    const typed = key.trim()
    if (typed === '') return toast.failure(t('settings.saveFailed'), t('settings.ai.needed'))
    save.mutate(typed, { onSuccess: () => setKey('') })
  }

  if (settings.error && !settings.data) {
    return (
      <ErrorState
        title={t('settings.loadFailed')}
        text={reasonOf(settings.error)}
        onRetry={() => void settings.refetch()}
        details={String(settings.error)}
      />
    )
  }

  return (
    <FormSection title={t('settings.ai.title')} text={t('settings.ai.text')}>
      <form
        className={classes['form']}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SecretField
          label={t('settings.ai.key')}
          help={
            ai?.apiKeyLast4
              ? t('settings.ai.stored', { last4: ai.apiKeyLast4 })
              : t('settings.ai.keyHelp')
          }
          stored={ai?.apiKeySet}
          value={key}
          onChange={setKey}
        />
        <div className={classes['foot']}>
          <Button type="submit" loading={save.isPending}>
            {t('settings.ai.save')}
          </Button>
          <p className={classes['note']}>{t('settings.sealed')}</p>
        </div>
      </form>
    </FormSection>
  )
}
