import { Button, TextInput } from '@mantine/core'
import { settingsTabs } from '@pal/core/contract/settings'
import type { ModelPrice } from '@pal/core/domain/models/model-prices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { focusWrong } from '../../../components/dialogs/focus-wrong.ts'
import { NumberField } from '../../../components/fields/number-field.tsx'

interface PriceDialogProps {
  /** What is changed; empty for a new one. */
  readonly start: Partial<ModelPrice>
  /** Models that have a row of their own already. */
  readonly taken: readonly string[]
  readonly onSave: (price: ModelPrice) => void
  readonly onClose: () => void
}

const amounts = ['input', 'cachedInput', 'output'] as const
type Field = 'model' | (typeof amounts)[number]
type Draft = Record<Field, string | number>

/** Asks for a model and its three prices; what cannot be is marked at its field. */
export function PriceDialog({ start, taken, onSave, onClose }: PriceDialogProps) {
  const { t } = useTranslation()
  const [begun] = useState<Draft>({
    model: start.model ?? '',
    input: start.input ?? '',
    cachedInput: start.cachedInput ?? '',
    output: start.output ?? '',
  })
  const [draft, setDraft] = useState(begun)
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const change = (field: Field) => (value: string | number) =>
    setDraft((old) => ({ ...old, [field]: value }))

  const save = () => {
    // Nothing typed for cached input: it costs what input costs.
    const cachedInput = draft.cachedInput === '' ? draft.input : draft.cachedInput
    const read = settingsTabs.ai.shape.prices.safeParse([{ ...draft, cachedInput }])
    const price = read.data?.[0]
    const known = taken.some(
      (model) => model.toLowerCase() === String(draft.model).trim().toLowerCase(),
    )
    if (price && !known) return onSave(price)
    const fields = new Set(read.error?.issues.map(({ path }) => path[1]) ?? [])
    setWrong({
      ...(fields.has('model') && { model: t('settings.prices.modelNeeded') }),
      ...(known && { model: t('settings.prices.modelKnown') }),
      ...(fields.has('input') && { input: t('settings.prices.amountWrong') }),
      // Zod compares the two only once everything else is right.
      ...(Number(cachedInput) > Number(draft.input) && {
        cachedInput: t('settings.prices.cachedWrong'),
      }),
      ...(fields.has('output') && { output: t('settings.prices.amountWrong') }),
    })
    focusWrong()
  }

  return (
    <Dialog
      opened
      typed={JSON.stringify(draft) !== JSON.stringify(begun)}
      title={
        start.model === undefined
          ? t('settings.prices.add')
          : t('settings.prices.edit', { model: start.model })
      }
      size={480}
      onClose={onClose}
    >
      <DialogBody>
        <TextInput
          label={t('settings.prices.model')}
          description={t('settings.prices.modelHelp')}
          error={wrong.model}
          maxLength={100}
          spellCheck={false}
          data-autofocus={start.model === undefined || undefined}
          value={String(draft.model)}
          onChange={(event) => change('model')(event.currentTarget.value)}
        />
        {amounts.map((field) => (
          <NumberField
            key={field}
            label={t(`settings.prices.${field}`)}
            description={t(`settings.prices.${field}Help`)}
            error={wrong[field]}
            least={0}
            most={10_000}
            mayBeEmpty
            leftSection="$"
            data-autofocus={(start.model !== undefined && field === 'input') || undefined}
            value={draft[field] === '' ? null : Number(draft[field])}
            onChange={(amount) => change(field)(amount ?? '')}
          />
        ))}
      </DialogBody>
      <DialogFoot>
        <CancelButton />
        <Button onClick={save}>{t('settings.done')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
