import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import { currencyChoices } from '../../../lib/currency-choices.ts'

import wizard from '../../../components/wizard.module.css'

type Field = 'name' | 'category' | 'currency' | 'description'

interface BasicsFieldsProps {
  readonly words: Readonly<Record<Field, string>> & {
    readonly namePlaceholder: string
    readonly categoryPlaceholder: string
    readonly descriptionHelp: string
  }
  /** What binds a field to the form. */
  readonly at: (field: Field) => object
  /** Which page it sells on. */
  readonly children: ReactNode
}

/** What every campaign begins with. */
export function BasicsFields({ words, at, children }: BasicsFieldsProps) {
  const { i18n } = useTranslation()
  const currencies = useMemo(() => currencyChoices(i18n.language), [i18n.language])
  return (
    <>
      <TextInput
        label={words.name}
        placeholder={words.namePlaceholder}
        maxLength={200}
        attributes={ownDirection}
        data-autofocus
        {...at('name')}
      />
      {children}
      <div className={wizard['pair']}>
        <TextInput
          label={words.category}
          placeholder={words.categoryPlaceholder}
          maxLength={200}
          attributes={ownDirection}
          {...at('category')}
        />
        <NativeSelect label={words.currency} data={currencies} {...at('currency')} />
      </div>
      <Textarea
        label={words.description}
        description={words.descriptionHelp}
        rows={3}
        maxLength={10_000}
        attributes={ownDirection}
        {...at('description')}
      />
    </>
  )
}
