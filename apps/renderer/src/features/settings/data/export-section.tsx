import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { isWholeExport, LongWork } from './long-work.tsx'

import classes from './data-tab.module.css'

/** Links, not calls: the archive may be larger than the window's memory. */
export function ExportSection() {
  const { t } = useTranslation()
  return (
    <FormSection title={t('settings.data.export.title')} text={t('settings.data.export.text')}>
      <div className={classes['stack']}>
        <LongWork which={isWholeExport} />
        <div className={classes['buttons']}>
          {(['csv', 'json'] as const).map((format) => (
            <Button
              key={format}
              component="a"
              variant="default"
              href={`/api/data/export?format=${format}`}
              download
            >
              {t(`settings.data.export.${format}`)}
            </Button>
          ))}
        </div>
      </div>
    </FormSection>
  )
}
