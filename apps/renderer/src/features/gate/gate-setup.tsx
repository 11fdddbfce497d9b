import '../../lib/i18n/gate-words.ts'
import { Anchor, Button } from '@mantine/core'
import type { ConfigStatus } from '@pal/core/contract/facebook'
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { SetBadge } from '../../components/badges/set-badge.tsx'
import { outside, paths } from '../../lib/paths.ts'

import classes from './facebook-gate.module.css'

const credentials = [
  { label: 'gate.pageToken', key: 'hasPageToken', toBegin: true },
  { label: 'gate.verifyToken', key: 'hasVerifyToken', toBegin: false },
  { label: 'gate.appSecret', key: 'hasAppSecret', toBegin: false },
] as const

const stepsAtFacebook = ['launch.gate.step2', 'launch.gate.step3', 'launch.gate.step4'] as const

interface GateSetupProps {
  readonly status: ConfigStatus
  /** The page token alone does not open it. */
  readonly all: boolean
}

/** What is missing, and how to get it. */
export function GateSetup({ status, all }: GateSetupProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="gate-title">
      <div className={classes['top']}>
        <h2 className={classes['title']} id="gate-title">
          {t('launch.gate.title')}
        </h2>
        <div className={classes['alert']} role="alert">
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
          <p>
            <strong>{t('launch.gate.alertTitle')}</strong> {t('launch.gate.alertText')}
          </p>
        </div>
      </div>
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <h3 className={classes['label']} id="gate-steps">
            {t('launch.gate.steps')}
          </h3>
          <ol className={classes['steps']} aria-labelledby="gate-steps">
            <li>
              <Anchor href={outside.facebookDevelopers} target="_blank" rel="noopener noreferrer">
                {t('launch.gate.step1')} <IconExternalLink size={14} aria-hidden />
              </Anchor>
            </li>
            {stepsAtFacebook.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
            <li>
              <Anchor component={Link} to={paths.integrations}>
                {t('launch.gate.step5')}
              </Anchor>
            </li>
          </ol>
        </div>
        <div className={classes['column']}>
          <h3 className={classes['label']} id="gate-credentials">
            {t('launch.gate.credentials')}
          </h3>
          <ul className={classes['credentials']} aria-labelledby="gate-credentials">
            {credentials.map(({ label, key, toBegin }) => (
              <li key={key}>
                <span>{t(label)}</span> <SetBadge set={status[key]} optional={!toBegin && !all} />
              </li>
            ))}
          </ul>
          <p className={classes['review']}>
            {all ? null : t('launch.gate.begin')} {t('launch.gate.review')}
          </p>
        </div>
      </div>
      <div className={classes['foot']}>
        <Button component={Link} to={paths.integrations}>
          {t('launch.gate.configure')}
        </Button>
        <p className={classes['closing']}>{t('launch.gate.closing')}</p>
      </div>
    </section>
  )
}
