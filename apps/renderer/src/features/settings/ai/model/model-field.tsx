import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import {
  Autocomplete,
  type AutocompleteProps,
  type ComboboxItem,
  type OptionsFilter,
} from '@mantine/core'
import { priceOf, pricesWith } from '@pal/core/domain/models/model-prices'
import { hourMs } from '@pal/core/durations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { reasonOf } from '../../../../lib/errors.ts'
import { calendarDay } from '../../../../lib/format/format-time.ts'
import { isolated } from '../../../../lib/format/isolated.ts'
import { settingsQuery } from '../../../../lib/queries/settings.ts'
import { openRehearsal } from '../../../../lib/rehearsal/request.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { keyProblem } from '../../form/key-problem.ts'
import { settingsQueries } from '../../form/queries.ts'
import {
  dollarFormat,
  endOf,
  inGroups,
  knownModels,
  type ListedModel,
  liveModel,
} from './models.ts'

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
  const known = new Map(models.map((each) => [each.id, each]))
  const end = endOf(model, { models, openAi, now })
  return (
    <div>
      <Autocomplete
        label={t('settings.ai.model')}
        description={t('settings.ai.modelHelp')}
        data={inGroups(models, {
          retiring: t('settings.ai.retiring'),
          retired: t('settings.ai.retired'),
        })}
        filter={matching}
        renderOption={({ option }) => <ModelOption model={known.get(option.value)} />}
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

/** What it costs, as far as that is known, and until when it can be used. */
function ModelOption({ model }: { readonly model: ListedModel | undefined }) {
  const { t, i18n } = useTranslation()
  const own = useQuery(settingsQuery).data?.ai.prices ?? []
  if (!model) return null
  const { id, state, shutdownDate } = model
  const price = priceOf(id, pricesWith(own))
  const dollars = dollarFormat(i18n.language)
  const facts = [
    id === liveModel ? t('settings.ai.recommended') : null,
    price && `${t('settings.prices.input')} ${isolated(dollars.format(price.input))}`,
    price && `${t('settings.prices.output')} ${isolated(dollars.format(price.output))}`,
  ].filter((fact) => fact !== null)
  return (
    <span className={classes['option']}>
      <bdi>{id}</bdi>
      <span className={classes['facts']}>
        {facts.join(' · ')}
        {shutdownDate === null ? null : (
          <span className={classes['state']} data-state={state}>
            {facts.length > 0 ? ' · ' : null}
            {calendarDay(shutdownDate, i18n.language)}
          </span>
        )}
      </span>
    </span>
  )
}

/** A name that is whole in the field was chosen, not searched for: all others are shown too. */
const matching: OptionsFilter = ({ options, search }) => {
  const asked = search.trim().toLowerCase()
  const all = options.flatMap((option) => ('group' in option ? option.items : option))
  if (all.some(({ value }) => value === asked)) return options
  const fits = ({ value }: ComboboxItem) => value.toLowerCase().includes(asked)
  return options
    .map((option) => ('group' in option ? { ...option, items: option.items.filter(fits) } : option))
    .filter((option) => ('group' in option ? option.items.length > 0 : fits(option)))
}
