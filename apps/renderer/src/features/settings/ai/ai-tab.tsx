import { Button, TextInput } from '@mantine/core'
import { settingsTabs, type SettingsAnswer } from '@pal/core/contract/settings'
import { aiServerOf, isLocalServer } from '@pal/core/domain/ai-server'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { VaultNotice } from '../../../components/notices/vault-notice.tsx'
import { openRehearsal } from '../../../lib/rehearsal/request.ts'
import { openTestChat } from '../../../lib/test-chat.ts'
import { toast } from '../../../lib/toasts.ts'
import { keyProblem } from '../form/key-problem.ts'
import { useSaveAi } from '../form/mutations.ts'
import { settingsQueries } from '../form/queries.ts'
import { SecretField } from '../form/secret-field.tsx'
import { SettingsLoaded } from '../form/settings-loaded.tsx'
import { TabForm } from '../form/tab-form.tsx'
import { typedSince } from '../form/typed-since.ts'
import { useTabForm } from '../form/use-tab-form.ts'
import { LearningSection, LimitsSection, SpeechSection, VoiceSection } from './ai-sections.tsx'
import { ModelField } from './model/model-field.tsx'
import { PricesField } from './prices-field.tsx'
import { RatesField } from './rates-field.tsx'
import { useKeyTest } from './use-key-test.ts'

import classes from '../form/settings-form.module.css'

export function AiTab() {
  return (
    <SettingsLoaded>{({ ai, company }) => <AiForm stored={ai} company={company} />}</SettingsLoaded>
  )
}

interface AiFormProps {
  readonly stored: SettingsAnswer['ai']
  readonly company: SettingsAnswer['company']
}

function AiForm({ stored, company }: AiFormProps) {
  const { t } = useTranslation()
  const save = useSaveAi()
  const [key, setKey] = useState('')
  const {
    form,
    typed: typedHere,
    settle,
    refuse,
    onInvalid,
    discard,
    overtaken,
  } = useTabForm({
    stored,
    schema: settingsTabs.ai,
    saving: save.isPending,
    lists: { prices: t('settings.prices.title'), dollarRates: t('settings.rates.title') },
  })
  const { baseUrl: server } = form.values
  // A key is for the server that it was entered for.
  const hasKey = stored.apiKeySet && aiServerOf(server) === aiServerOf(stored.baseUrl)
  const modelsFailed = useQuery(settingsQueries.models).error
  const lacksKey = key.trim() === '' && !hasKey && !isLocalServer(server)
  const test = useKeyTest({ key, baseUrl: server, model: form.values.model, lacksKey })
  const check = (button: Element) => {
    if (!lacksKey) return test.run(refuse)
    test.askForKey(button)
    toast.failure(t('settings.ai.testFailed'))
  }
  const submit = form.onSubmit((values, event) => {
    if (lacksKey) {
      test.askForKey(event?.target)
      return toast.failure(t('settings.saveFailed'))
    }
    const typed = key.trim()
    const { changed, was } = typedHere(values)
    save.mutate(
      { ...changed, was, ...(typed === '' ? {} : { apiKey: typed }) },
      {
        onSuccess: ({ apiKeySet, apiKeyLast4 }) => {
          setKey(typedSince(key))
          settle({ ...values, apiKeySet, apiKeyLast4 }, values)
        },
        onError: refuse,
      },
    )
  }, onInvalid)
  const typed = () => {
    const { apiKeySet: _, apiKeyLast4: __, baseUrl: ___, prices: ____, ...ai } = form.values
    return form.isDirty() ? { settings: { ai } } : {}
  }
  return (
    <TabForm
      unsaved={form.isDirty() || key !== ''}
      saving={save.isPending}
      onSubmit={submit}
      overtaken={overtaken}
      onDiscard={() => {
        discard()
        setKey('')
      }}
      aside={
        <>
          <Button variant="subtle" onClick={() => openRehearsal(typed())}>
            {t('rehearsalOffers.past')}
          </Button>
          <Button variant="subtle" onClick={() => openTestChat(typed())}>
            {t('rehearsalOffers.testChat')}
          </Button>
        </>
      }
    >
      <VaultNotice />
      <FormSection title={t('settings.ai.title')} text={t('settings.ai.text')}>
        <div className={classes['form']}>
          <SecretField
            label={t('settings.ai.key')}
            help={
              hasKey && stored.apiKeyLast4
                ? t('settings.ai.stored', { last4: stored.apiKeyLast4 })
                : t(aiServerOf(server) === '' ? 'settings.ai.keyHelp' : 'settings.ai.otherKeyHelp')
            }
            stored={hasKey}
            value={key}
            name="apiKey"
            // Of a stored key; what is typed in its place is not looked at yet.
            error={test.problem ?? (hasKey && key === '' ? keyProblem(modelsFailed) : null)}
            tried={test.works}
            onChange={setKey}
            action={
              <Button
                variant="default"
                loading={test.isPending}
                onClick={(event) => check(event.currentTarget)}
              >
                {t('settings.ai.test')}
              </Button>
            }
          />
          <TextInput
            dir="ltr"
            label={t('settings.ai.baseUrl')}
            description={t('settings.ai.baseUrlHelp')}
            placeholder="https://api.openai.com/v1"
            maxLength={500}
            {...form.getInputProps('baseUrl')}
          />
          <ModelField
            {...form.getInputProps('model')}
            model={form.values.model}
            openAi={form.values.baseUrl === ''}
          />
        </div>
      </FormSection>
      <VoiceSection form={form} company={company} />
      <SpeechSection form={form} />
      <LimitsSection form={form} />
      <LearningSection form={form} />
      <FormSection title={t('settings.prices.title')} text={t('settings.prices.text')}>
        <PricesField
          own={form.values.prices}
          stored={stored.prices}
          openAi={form.values.baseUrl === ''}
          onChange={(prices) => form.setFieldValue('prices', prices)}
        />
      </FormSection>
      <FormSection title={t('settings.rates.title')} text={t('settings.rates.text')}>
        <RatesField
          rates={form.values.dollarRates}
          first={company.defaultCurrency}
          errors={form.errors}
          onChange={(rates) => form.setFieldValue('dollarRates', rates)}
        />
      </FormSection>
    </TabForm>
  )
}
