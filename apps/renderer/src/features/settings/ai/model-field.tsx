import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import {
  Autocomplete,
  type AutocompleteProps,
  type ComboboxItem,
  type OptionsFilter,
} from '@mantine/core'
import { hourMs } from '@pal/core/durations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { reasonOf } from '../../../lib/errors.ts'
import { openRehearsal } from '../../../lib/rehearsal/request.ts'
import { useNow } from '../../../lib/use-now.ts'
import { keyProblem } from '../form/key-problem.ts'
import { settingsQueries } from '../form/queries.ts'
import { endOf, knownModels, liveModel } from './models.ts'

import classes from './model-field.module.css'

interface ModelFieldProps extends AutocompleteProps {
  readonly model: string
  /** Asked of OpenAI itself, not of another server. */
  readonly openAi: boolean
}

/** The models that the stored key can use, and any other name; what is known of their end is said. */
export function ModelField({ model, openAi, ...input }: ModelFieldProps) {
  const { t } = useTranslation()
  const now = useNow(hourMs)
  const listed = useQuery(settingsQueries.models)
  const models = listed.data ?? (openAi ? knownModels(now) : [])
  const states = new Map(models.map(({ id, state }) => [id, state]))
  const end = endOf(model, { models, openAi, now })
  return (
    <div>
      <Autocomplete
        label={t('settings.ai.model')}
        description={t('settings.ai.modelHelp')}
        data={models.map(({ id }) => id)}
        filter={matching}
        renderOption={({ option }) => {
          const state = states.get(option.value) ?? 'live'
          return (
            <span className={classes['option']}>
              <span>{option.value}</span>
              {state === 'live' ? null : (
                <span className={classes['state']} data-state={state}>
                  {t(state === 'retired' ? 'settings.ai.retired' : 'settings.ai.retiring')}
                </span>
              )}
            </span>
          )
        }}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        maxDropdownHeight={280}
        maxLength={100}
        spellCheck={false}
        {...input}
      />
      {listed.error && keyProblem(listed.error) === null ? (
        <p className={classes['note']}>
          {t('settings.ai.modelsFailed', { reason: reasonOf(listed.error) })}
        </p>
      ) : null}
      {end ? (
        <p className={classes['warning']}>
          {t(end.gone ? 'settings.ai.modelGone' : 'settings.ai.modelGoing', {
            model,
            date: end.date,
            other: liveModel,
          })}{' '}
          <button
            type="button"
            className={classes['rehearse']}
            onClick={() => openRehearsal({ settings: { ai: { model: liveModel } } })}
          >
            {t('settings.ai.rehearseModel', { other: liveModel })}
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** A name that is whole in the field was chosen, not searched for: all others are shown too. */
const matching: OptionsFilter = ({ options, search }) => {
  const items = options.filter((option): option is ComboboxItem => 'value' in option)
  const asked = search.trim().toLowerCase()
  if (items.some(({ value }) => value === asked)) return items
  return items.filter(({ value }) => value.toLowerCase().includes(asked))
}
