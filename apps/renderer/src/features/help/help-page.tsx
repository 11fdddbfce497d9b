import { Button } from '@mantine/core'
import { IconCopy, IconDeviceFloppy } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { PageHeader } from '../../components/page-header.tsx'
import { Panel } from '../../components/panel.tsx'
import { copyText } from '../../lib/actions/copy-text.ts'
import { api } from '../../lib/api.ts'
import { saveTextFile } from '../../lib/files/save-text-file.ts'
import { CheckProgress } from './check-progress.tsx'
import { helpFileName, helpText } from './help-text.ts'

import classes from './help-page.module.css'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** What whoever helps has to know: made, shown, and only then kept or passed on by the seller. */
export function HelpPage() {
  const { t, i18n } = useTranslation()
  const make = useMutation({
    mutationFn: () => api.call('help.file'),
    meta: { failureTitle: t('help.failed') },
  })
  const text = make.data && helpText(t, i18n.language, make.data)
  const copy = () => copyText(text ?? '', { copied: t('help.copied'), failed: t('help.notCopied') })
  return (
    <>
      <PageHeader
        description={t('help.description')}
        actions={
          make.data && text !== undefined ? (
            <>
              <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
                {t('help.again')}
              </Button>
              <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={copy}>
                {t('help.copy')}
              </Button>
              <Button
                leftSection={<IconDeviceFloppy {...icon} />}
                onClick={() => saveTextFile(helpFileName(make.data), text)}
              >
                {t('help.save')}
              </Button>
            </>
          ) : null
        }
      />
      {text === undefined ? (
        <div className={classes['before']}>
          <p>{t('help.what')}</p>
          <p>{t('help.never')}</p>
          {make.isPending ? (
            <CheckProgress />
          ) : (
            <Button onClick={() => make.mutate()}>{t('help.make')}</Button>
          )}
        </div>
      ) : (
        <Panel title={t('help.content')}>
          <pre
            className={classes['text']}
            dir="ltr"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
            tabIndex={0}
            aria-label={t('help.content')}
          >
            {text}
          </pre>
        </Panel>
      )}
    </>
  )
}
