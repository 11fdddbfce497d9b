import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { CopyValue } from '../form/copy-value.tsx'
import { useMakeVerifyToken } from '../form/mutations.ts'

import classes from './webhook-section.module.css'

/** Makes the word that Facebook has to know; it is shown as long as this page is open, and then never again. */
export function VerifyToken({ stored }: { readonly stored: boolean }) {
  const { t } = useTranslation()
  const make = useMakeVerifyToken()
  return (
    <div>
      <h3 className={classes['label']}>{t('gate.verifyToken')}</h3>
      {make.data ? (
        <CopyValue label={t('gate.verifyToken')} value={make.data.verifyToken} />
      ) : (
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          {t(stored ? 'settings.webhook.makeAgain' : 'settings.webhook.make')}
        </Button>
      )}
      <p className={classes['help']}>
        {t(make.data ? 'settings.webhook.shownOnce' : 'settings.webhook.makeHelp')}
      </p>
    </div>
  )
}
