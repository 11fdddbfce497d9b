import { NativeSelect } from '@mantine/core'
import { settingsTabs, type Settings } from '@pal/core/contract/settings'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { RehearsalOffers } from '../../../components/notices/rehearsal-offers.tsx'
import { useSaveSettings } from '../form/mutations.ts'
import { SettingsLoaded } from '../form/settings-loaded.tsx'
import { TabForm } from '../form/tab-form.tsx'
import { useTabForm } from '../form/use-tab-form.ts'
import { AdvanceFields } from './advance-fields.tsx'
import { CardsField } from './cards-field.tsx'
import { DeliveryAreasField } from './delivery-areas-field.tsx'
import { MessageListField } from './message-list-field.tsx'
import { OwnCards } from './own-cards.tsx'

import classes from '../form/settings-form.module.css'

export function TacticsTab() {
  return (
    <SettingsLoaded>
      {({ tactics, company, ai }) => (
        <TacticsForm
          stored={tactics}
          company={company}
          factsWritten={ai.shopFacts.trim() !== '' && !ai.strictMode}
        />
      )}
    </SettingsLoaded>
  )
}

interface TacticsFormProps {
  readonly stored: Settings['tactics']
  readonly company: Settings['company']
  /** With approved phrases only, the agent says none of them. */
  readonly factsWritten: boolean
}

type Toggle =
  | 'freeDeliveryEnabled'
  | 'bundleDiscountEnabled'
  | 'trialPackEnabled'
  | 'upsellEnabled'
  | 'fomoEnabled'
  | 'urgencyEnabled'
type Messages = 'upsellMessages' | 'fomoMessages' | 'urgencyMessages'

const aggressions = ['low', 'medium', 'high'] as const

function TacticsForm({ stored, company, factsWritten }: TacticsFormProps) {
  const { t } = useTranslation()
  const { defaultCurrency: currency, language, timezone } = company
  const save = useSaveSettings()
  const { form, typed, settle, refuse, onInvalid, discard, overtaken } = useTabForm({
    stored,
    schema: settingsTabs.tactics,
    saving: save.isPending,
    lists: {
      cards: t('settings.cards.title'),
      deliveryAreas: t('settings.tactics.deliveryAreas'),
      upsellMessages: t('settings.tactics.upsellMessages'),
      fomoMessages: t('settings.tactics.fomoMessages'),
      urgencyMessages: t('settings.tactics.urgencyMessages'),
      advance: t('settings.tactics.advance'),
    },
  })
  const { values } = form
  const money = { least: 0, most: 1_000_000_000, currency }
  const shown = { tactics: values, currency, offerEnd: t('settings.cards.offerEnd') }
  const submit = form.onSubmit((tactics) => {
    const { changed, was } = typed(tactics)
    save.mutate(
      { tactics: changed, was: { tactics: was } },
      { onSuccess: (answer) => settle(answer.tactics, tactics), onError: refuse },
    )
  }, onInvalid)
  const toggle = (name: Toggle) => ({
    label: t(`settings.tactics.${name}`),
    checked: values[name],
    onChange: (checked: boolean) => form.setFieldValue(name, checked),
  })
  const messages = (name: Messages) => (
    <MessageListField
      label={t(`settings.tactics.${name}`)}
      messages={values[name]}
      onChange={(list) => form.setFieldValue(name, list)}
    />
  )
  return (
    <TabForm
      unsaved={form.isDirty()}
      saving={save.isPending}
      onSubmit={submit}
      onDiscard={discard}
      overtaken={overtaken}
    >
      <FormSection
        title={t('settings.tactics.delivery')}
        text={`${t('settings.tactics.deliveryText')} ${t('settings.tactics.currency', { currency })}`}
      >
        <div className={classes['form']}>
          <NumberField
            label={t('settings.tactics.deliveryFee')}
            {...money}
            {...form.getInputProps('deliveryFee')}
          />
          <DeliveryAreasField form={form} money={money} />
          <ToggleField
            description={t('settings.tactics.freeDeliveryHelp')}
            {...toggle('freeDeliveryEnabled')}
          />
          <NumberField
            label={t('settings.tactics.freeDeliveryThreshold')}
            {...money}
            {...form.getInputProps('freeDeliveryThreshold')}
          />
        </div>
      </FormSection>
      <FormSection title={t('settings.cards.title')} text={t('settings.cards.text')}>
        <div className={classes['form']}>
          <RehearsalOffers kind="card" />
          <CardsField
            cards={values.cards}
            stored={stored.cards}
            factsWritten={factsWritten}
            shown={shown}
            language={language}
            timezone={timezone}
            onChange={(cards) => form.setFieldValue('cards', cards)}
          />
          <OwnCards shown={shown} language={language} />
        </div>
      </FormSection>
      <AdvanceFields form={form} />
      <FormSection title={t('settings.tactics.bundle')} text={t('settings.tactics.bundleText')}>
        <div className={classes['form']}>
          <ToggleField {...toggle('bundleDiscountEnabled')} />
          <NumberField
            label={t('settings.tactics.bundleDiscountPercent')}
            least={0}
            most={100}
            {...form.getInputProps('bundleDiscountPercent')}
          />
        </div>
      </FormSection>
      <FormSection title={t('settings.tactics.trial')} text={t('settings.tactics.trialText')}>
        <div className={classes['form']}>
          <ToggleField
            description={t('settings.tactics.trialPackHelp')}
            {...toggle('trialPackEnabled')}
          />
          <div className={classes['pair']}>
            <NumberField
              label={t('settings.tactics.trialPackPrice')}
              description={t('settings.tactics.trialPackPriceHelp')}
              {...money}
              {...form.getInputProps('trialPackPrice')}
              mayBeEmpty
            />
            <NumberField
              label={t('settings.tactics.trialPackDuration')}
              least={1}
              most={3_650}
              whole
              {...form.getInputProps('trialPackDuration')}
            />
          </div>
        </div>
      </FormSection>
      <FormSection title={t('settings.tactics.upsell')} text={t('settings.tactics.upsellText')}>
        <div className={classes['form']}>
          <ToggleField {...toggle('upsellEnabled')} />
          <NativeSelect
            label={t('settings.tactics.upsellAggression')}
            data={aggressions.map((value) => ({
              value,
              label: t(`settings.tactics.aggression.${value}`),
            }))}
            {...form.getInputProps('upsellAggression')}
          />
          {messages('upsellMessages')}
        </div>
      </FormSection>
      <FormSection title={t('settings.tactics.fomo')} text={t('settings.tactics.fomoText')}>
        <div className={classes['form']}>
          <ToggleField {...toggle('fomoEnabled')} />
          {messages('fomoMessages')}
        </div>
      </FormSection>
      <FormSection title={t('settings.tactics.urgency')} text={t('settings.tactics.urgencyText')}>
        <div className={classes['form']}>
          <ToggleField {...toggle('urgencyEnabled')} />
          {messages('urgencyMessages')}
        </div>
      </FormSection>
    </TabForm>
  )
}
