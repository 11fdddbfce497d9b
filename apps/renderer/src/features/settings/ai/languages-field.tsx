import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { answerLanguages } from '@pal/core/agent/language/answer-languages'
import type { SettingsAnswer } from '@pal/core/contract/settings'
import { type OwnLanguage, ownLanguages } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'

import { languageNames } from '../../../lib/format/language-names.ts'
import '../../../components/fields/form-fields.ts'

import classes from './languages-field.module.css'

interface LanguagesFieldProps {
  readonly company: SettingsAnswer['company']
  readonly chosen: readonly OwnLanguage[]
  readonly error: React.ReactNode
  readonly onChange: (chosen: OwnLanguage[]) => void
}

/** In which languages the agent answers: those that are ticked, or else what fits the shop. */
export function LanguagesField({ company, chosen, error, onChange }: LanguagesFieldProps) {
  const { t, i18n } = useTranslation()
  const fitting = answerLanguages({ company, ai: { languages: [] } }, company.defaultCurrency).map(
    (language) => languageNames[language],
  )
  const languages = new Intl.ListFormat(i18n.language).format(fitting)
  return (
    <Checkbox.Group
      label={t('settings.ai.languages')}
      description={t('settings.ai.languagesHelp', { languages })}
      value={[...chosen]}
      error={error}
      onChange={(values) => onChange(ownLanguages.filter((own) => values.includes(own)))}
    >
      <div className={classes['choices']}>
        {ownLanguages.map((language) => (
          <Checkbox
            key={language}
            size="xs"
            value={language}
            label={<bdi>{languageNames[language]}</bdi>}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
