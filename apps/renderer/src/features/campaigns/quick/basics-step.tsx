import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '../../../lib/paths.ts'
import { BasicsFields } from '../wizard/basics-fields.tsx'
import { PageSelect } from '../wizard/page-select.tsx'
import { PageTaken, useActiveOn } from '../wizard/page-taken.tsx'
import { useCampaignForm } from './campaign-form.ts'
import type { PageChoice } from './use-page-choice.ts'

import wizard from '../../../components/wizard.module.css'
import classes from './basics-step.module.css'

interface BasicsStepProps {
  readonly pages: PageChoice
  /** The agent can be tried before there is a page. */
  readonly onWithoutPage: () => void
}

export function BasicsStep({ pages, onWithoutPage }: BasicsStepProps) {
  const { t } = useTranslation()
  const form = useCampaignForm()
  return (
    <BasicsFields
      at={(field) => form.getInputProps(field)}
      words={{
        name: t('campaigns.dialog.name'),
        namePlaceholder: t('campaigns.dialog.namePlaceholder'),
        category: t('campaigns.dialog.category'),
        categoryPlaceholder: t('campaigns.dialog.categoryPlaceholder'),
        currency: t('campaigns.dialog.currency'),
        description: t('campaigns.dialog.descriptionLabel'),
        descriptionHelp: t('campaigns.dialog.descriptionHelp'),
      }}
    >
      <PageField pages={pages} onWithoutPage={onWithoutPage} />
      <Taken />
    </BasicsFields>
  )
}

function Taken() {
  const form = useCampaignForm()
  const { pageId, stopOther } = form.values
  const other = useActiveOn(pageId)
  if (!other) return null
  return (
    <PageTaken
      name={other.name}
      stopOther={stopOther}
      problem={form.errors['stopOther']}
      onChange={(on) => {
        form.setFieldValue('stopOther', on)
        form.clearFieldError('stopOther')
      }}
    />
  )
}

function PageField({ pages, onWithoutPage }: BasicsStepProps) {
  const { t } = useTranslation()
  const form = useCampaignForm()
  const { data, error, isFetching } = pages
  if (data && data.length > 0) {
    return (
      <PageSelect
        label={t('campaigns.dialog.page')}
        description={t('campaigns.dialog.pageChoice', { count: data.length })}
        none={t('campaigns.dialog.choosePage')}
        pages={data}
        bound={form.getInputProps('pageId')}
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
      {data ? (
        <Button className={wizard['add'] ?? ''} variant="subtle" onClick={onWithoutPage}>
          {t('campaigns.trying.withoutPage')}
        </Button>
      ) : null}
      {problem ? <p className={wizard['problem']}>{problem}</p> : null}
    </div>
  )
}
