import '../../../components/fields/form-fields.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { Campaign } from '@pal/core/contract/campaigns'
import { isBlank } from '@pal/core/domain/blank'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { fieldError } from '../../../lib/field-error.ts'
import { paths } from '../../../lib/paths.ts'
import { connectedPages } from '../../../lib/queries/connected-pages.ts'
import type { ReadFile } from './campaign-file.ts'
import { useImportCampaign } from './mutations.ts'

import classes from './manage.module.css'

interface CopyDialogProps {
  /** What the campaign is made of: a file, or another campaign as one. */
  readonly file: ReadFile
  readonly name: string
  readonly title: string
  /** The other campaign; a file is of none. */
  readonly of: Campaign | null
  readonly onClose: () => void
}

export function CopyDialog({ file, name: proposed, title, of, onClose }: CopyDialogProps) {
  const { t } = useTranslation()
  const pages = useQuery(connectedPages)
  const make = useImportCampaign()
  const [name, setName] = useState(proposed)
  const [chosen, setChosen] = useState(of?.facebookPageId ?? '')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const choices = pages.data ?? []
  const only = choices.length === 1 ? choices[0]?.id : undefined
  const page = choices.some(({ id }) => id === chosen) ? chosen : (only ?? '')
  const submit = () => {
    if (make.isPending) return
    const found = {
      ...(isBlank(name) && { name: t('campaigns.dialog.nameNeeded') }),
      ...(page === '' && { facebookPageId: t('campaigns.dialog.pageNeeded') }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    make.mutate(
      { file, name: name.trim(), facebookPageId: page, ...(of && { of: of.id }) },
      {
        onSuccess: onClose,
        onError: (error) => {
          const refused = fieldError(error)
          if (refused) setErrors({ [refused.field]: refused.text })
        },
      },
    )
  }
  return (
    <Dialog opened typed={name !== proposed} title={title} size={480} onClose={onClose}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DialogBody>
          <p className={classes['help']}>
            {t('campaigns.copy.text', { count: file.products.length })}
            {of && file.products.length > 0 ? ` ${t('campaigns.copy.stock', of)}` : null}
          </p>
          {of ? null : <p className={classes['help']}>{t('campaigns.copy.notInFile')}</p>}
          <TextInput
            label={t('campaigns.dialog.name')}
            maxLength={200}
            attributes={ownDirection}
            data-autofocus
            value={name}
            error={errors['name']}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          {pages.data && choices.length === 0 ? (
            <p className={classes['help']}>
              {t('campaigns.dialog.noPages')}{' '}
              <Link to={paths.integrations}>{t('campaigns.dialog.connect')}</Link>
            </p>
          ) : (
            <NativeSelect
              label={t('campaigns.dialog.page')}
              value={page}
              error={errors['facebookPageId']}
              onChange={({ currentTarget: { value } }) => setChosen(value)}
              data={[
                ...(page === '' ? [{ value: '', label: t('campaigns.dialog.choosePage') }] : []),
                ...choices.map(({ id, name: label }) => ({ value: id, label })),
              ]}
            />
          )}
        </DialogBody>
        <DialogFoot>
          <CancelButton />
          <Button type="submit" loading={make.isPending} disabled={choices.length === 0}>
            {t('campaigns.dialog.create')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
