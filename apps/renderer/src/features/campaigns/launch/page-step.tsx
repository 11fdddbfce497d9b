import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { connectedPages } from '../../../lib/queries/connected-pages.ts'
import { BasicsFields } from '../wizard/basics-fields.tsx'
import { PageSelect } from '../wizard/page-select.tsx'
import { PageTaken, useActiveOn } from '../wizard/page-taken.tsx'
import { useLaunchForm } from './launch-form.ts'
import { TokenField, type TokenFieldProps } from './token-field.tsx'

export function PageStep(token: TokenFieldProps) {
  const { t } = useTranslation()
  const form = useLaunchForm()
  const at = (field: 'name' | 'category' | 'currency' | 'description') =>
    form.getInputProps(field === 'category' ? 'productCategory' : field)
  return (
    <BasicsFields
      at={at}
      words={{
        name: t('launch.name'),
        namePlaceholder: t('launch.namePlaceholder'),
        category: t('launch.category'),
        categoryPlaceholder: t('launch.categoryPlaceholder'),
        currency: t('launch.currency'),
        description: t('launch.description'),
        descriptionHelp: t('launch.descriptionHelp'),
      }}
    >
      <ConnectedPageField />
      <TokenField {...token} />
      <Taken />
    </BasicsFields>
  )
}

/** One that is connected already counts as a token and for the name that validation fills in. */
function ConnectedPageField() {
  const { t } = useTranslation()
  const form = useLaunchForm()
  const { data: pages = [], isPending } = useQuery(connectedPages)
  const { facebookPageId: id } = form.values
  // While they are asked for it keeps its place: what is below must not move under the pointer.
  if (pages.length === 0 && !isPending) return null
  return (
    <PageSelect
      label={t('launch.connectedPage')}
      none={t(isPending ? 'campaigns.dialog.loadingPages' : 'launch.chooseConnected')}
      pages={pages}
      bound={{
        disabled: isPending,
        value: pages.some((page) => page.id === id) ? id : '',
        onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
          const chosen = pages.find((page) => page.id === currentTarget.value)
          form.setFieldValue('facebookPageId', chosen?.id ?? '')
          form.setFieldValue('facebookPageName', chosen?.name ?? '')
          form.setFieldValue('stopOther', false)
        },
      }}
    />
  )
}

function Taken() {
  const form = useLaunchForm()
  const { facebookPageId, stopOther } = form.values
  const other = useActiveOn(facebookPageId)
  if (!other) return null
  return (
    <PageTaken
      name={other.name}
      stopOther={stopOther}
      problem={form.errors['stopOther']}
      onChange={(on) => form.setFieldValue('stopOther', on)}
    />
  )
}
