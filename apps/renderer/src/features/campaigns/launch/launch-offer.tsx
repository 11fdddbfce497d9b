import { Button } from '@mantine/core'
import type { LaunchDraft } from '@pal/core/domain/launch-draft'
import { useTranslation } from 'react-i18next'

import { DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'

import classes from './launch.module.css'

interface LaunchOfferProps {
  readonly draft: LaunchDraft
  readonly onContinue: () => void
  readonly onAnew: () => void
}

/** A draft was left by closing: go on with it, or begin anew. */
export function LaunchOffer({ draft, onContinue, onAnew }: LaunchOfferProps) {
  const { t } = useTranslation()
  const { name, facebookPageName, products } = draft
  return (
    <>
      <DialogBody>
        <p>{t('launch.keptText')}</p>
        <dl className={classes['facts']}>
          <div>
            <dt>{t('launch.name')}</dt>
            <dd dir="auto">{name || '–'}</dd>
          </div>
          <div>
            <dt>{t('launch.pageName')}</dt>
            <dd dir="auto">{facebookPageName || '–'}</dd>
          </div>
          <div>
            <dt>{t('launch.step2')}</dt>
            <dd>{products.length}</dd>
          </div>
        </dl>
      </DialogBody>
      <DialogFoot>
        <Button variant="default" onClick={onAnew}>
          {t('launch.anew')}
        </Button>
        <Button data-autofocus onClick={onContinue}>
          {t('launch.continue')}
        </Button>
      </DialogFoot>
    </>
  )
}
