import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { paths } from '../../../lib/paths.ts'

import classes from './data-tab.module.css'

/** The way to the file for whoever helps. */
export function HelpSection() {
  const { t } = useTranslation()
  return (
    <FormSection title={t('settings.data.help.title')} text={t('settings.data.help.text')}>
      <div className={classes['buttons']}>
        <Button component={Link} variant="default" to={paths.help}>
          {t('settings.data.help.open')}
        </Button>
      </div>
    </FormSection>
  )
}
