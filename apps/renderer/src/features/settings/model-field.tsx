import { TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../lib/use-now.ts'
import { endOf, knownModels, liveModel } from './models.ts'

import classes from './settings-form.module.css'

interface ModelFieldProps extends TextInputProps {
  readonly model: string
}

/** Any model that the provider has; what is known of its end is said. */
export function ModelField({ model, ...input }: ModelFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const end = endOf(model, useNow(3_600_000))
  return (
    <div>
      <TextInput
        label={t('settings.ai.model')}
        description={t('settings.ai.modelHelp')}
        list={id}
        maxLength={100}
        spellCheck={false}
        {...input}
      />
      <datalist id={id}>
        {knownModels.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </datalist>
      {end ? (
        <p className={classes['warning']}>
          {t(end.gone ? 'settings.ai.modelGone' : 'settings.ai.modelGoing', {
            model,
            date: end.date,
            other: liveModel,
          })}
        </p>
      ) : null}
    </div>
  )
}
