import { Button } from '@mantine/core'
import type { ConfigStatus } from '@pal/core/contract/facebook'
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { SetBadge } from '../../components/badges/set-badge.tsx'
import { outside, paths } from '../../lib/paths.ts'

import classes from './facebook-gate.module.css'

const credentials = [
  { label: 'gate.pageToken', key: 'hasPageToken' },
  { label: 'gate.verifyToken', key: 'hasVerifyToken' },
  { label: 'gate.appSecret', key: 'hasAppSecret' },
] as const

const steps = [
  'dashboard.gate.step1',
  'dashboard.gate.step2',
  'dashboard.gate.step3',
  'dashboard.gate.step4',
  'dashboard.gate.step5',
] as const

interface GateSetupProps {
  readonly status: ConfigStatus
  /** The page token alone does not open it. */
  readonly all: boolean
}

/** What is missing, and how to get it. */
export function GateSetup({ status, all }: GateSetupProps) {
  const { t } = useTranslation()
  return (
    <section className={classes['card']} aria-labelledby="gate-title">
      <div className={classes['top']}>
        <h2 className={classes['title']} id="gate-title">
          {t('dashboard.gate.title')}
        </h2>
        <div className={classes['alert']} role="alert">
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
          <p>
            <strong>{t('dashboard.gate.alertTitle')}</strong> {t('dashboard.gate.alertText')}
          </p>
        </div>
      </div>
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <h3 className={classes['label']} id="gate-steps">
            {t('dashboard.gate.steps')}
          </h3>
          <ol className={classes['steps']} aria-labelledby="gate-steps">
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </div>
        <div className={classes['column']}>
          <h3 className={classes['label']} id="gate-credentials">
            {t('dashboard.gate.credentials')}
          </h3>
          <ul className={classes['credentials']} aria-labelledby="gate-credentials">
            {credentials.map(({ label, key }) => (
              <li key={key}>
                <span>{t(label)}</span> <SetBadge set={status[key]} />
              </li>
            ))}
          </ul>
          <p className={classes['review']}>
            {all ? null : t('dashboard.gate.begin')} {t('dashboard.gate.review')}
          </p>
        </div>
      </div>
      <div className={classes['foot']}>
        <Button component={Link} to={paths.integrations}>
          {t('gate.configure')}
        </Button>
        <Button
          component="a"
          href={outside.facebookDevelopers}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          rightSection={<IconExternalLink size={14} aria-hidden />}
        >
          {t('dashboard.gate.console')}
        </Button>
        <p className={classes['closing']}>{t('dashboard.gate.closing')}</p>
      </div>
    </section>
  )
}
