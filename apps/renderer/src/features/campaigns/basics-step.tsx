import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { currencyChoices } from '../../lib/currency-choices.ts'
import { paths } from '../../lib/paths.ts'
import { useCampaignForm } from './campaign-form.ts'
import type { PageChoice } from './use-page-choice.ts'

import wizard from '../../components/wizard.module.css'
import classes from './basics-step.module.css'

export function BasicsStep({ pages }: { readonly pages: PageChoice }) {
  const { t, i18n } = useTranslation()
  const currencies = useMemo(() => currencyChoices(i18n.language), [i18n.language])
  const form = useCampaignForm()
  return (
    <>
      <TextInput
        label={t('campaigns.dialog.name')}
        placeholder={t('campaigns.dialog.namePlaceholder')}
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <PageField pages={pages} />
      <div className={wizard['pair']}>
        <TextInput
          label={t('campaigns.dialog.category')}
          placeholder={t('campaigns.dialog.categoryPlaceholder')}
          maxLength={200}
          {...form.getInputProps('category')}
        />
        <NativeSelect
          label={t('campaigns.dialog.currency')}
          data={currencies}
          {...form.getInputProps('currency')}
        />
      </div>
      <Textarea
        label={t('campaigns.dialog.descriptionLabel')}
        description={t('campaigns.dialog.descriptionHelp')}
        rows={3}
        maxLength={10_000}
        {...form.getInputProps('description')}
      />
    </>
  )
}

function PageField({ pages }: { readonly pages: PageChoice }) {
  const { t } = useTranslation()
  const form = useCampaignForm()
  const { data, error, isFetching } = pages
  if (data && data.length > 0) {
    return (
      <NativeSelect
        label={t('campaigns.dialog.page')}
        description={t('campaigns.dialog.pageChoice', { number: data.length })}
        data={[
          { value: '', label: t('campaigns.dialog.choosePage') },
          ...data.map(({ id, name, category }) => ({
            value: id,
            label: category ? `${name} – ${category}` : name,
          })),
        ]}
        {...form.getInputProps('pageId')}
      />
    )
  }
  const problem = form.errors['pageId']
  return (
    <div className={classes['page']} role="group" aria-label={t('campaigns.dialog.page')}>
      <p className={wizard['label']}>{t('campaigns.dialog.page')}</p>
      <div className={classes['noPages']}>
        <p>
          {data
            ? t('campaigns.dialog.noPages')
            : t(error ? 'campaigns.dialog.pagesFailed' : 'campaigns.dialog.loadingPages')}{' '}
          {data ? <Link to={paths.integrations}>{t('campaigns.dialog.connect')}</Link> : null}
        </p>
        <Button
          variant="default"
          leftSection={<IconRefresh size={14} stroke={1.6} aria-hidden />}
          loading={isFetching}
          onClick={() => void pages.refetch()}
        >
          {t('campaigns.dialog.reload')}
        </Button>
      </div>
      {problem ? <p className={wizard['problem']}>{problem}</p> : null}
    </div>
  )
}
