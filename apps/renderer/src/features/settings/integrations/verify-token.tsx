import '../../../lib/i18n/gate-words.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { CopyValue } from '../form/copy-value.tsx'
import type { useMakeVerifyToken } from '../form/mutations.ts'

import classes from './webhook-section.module.css'

interface MakeVerifyTokenProps {
  readonly make: ReturnType<typeof useMakeVerifyToken>
  readonly stored: boolean
}

/** Makes the word that Facebook has to know, for whoever does not want to think of one. */
export function MakeVerifyToken({ make, stored }: MakeVerifyTokenProps) {
  const { t } = useTranslation()
  return (
    <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
      {t(stored ? 'settings.webhook.makeAgain' : 'settings.webhook.make')}
    </Button>
  )
}

/** What was made: shown as long as this page is open, and then never again. */
export function MadeVerifyToken({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  return (
    <div>
      <CopyValue label={t('gate.verifyToken')} value={token} />
      <p className={classes['help']}>{t('settings.webhook.shownOnce')}</p>
    </div>
  )
}
