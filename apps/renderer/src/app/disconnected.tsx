import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { isStartLink } from '../lib/session.ts'
import { Mark } from './layout/brand.tsx'

import classes from './disconnected.module.css'

/** Instead of everything, once the server has refused this window: asking again would not help. */
export function Disconnected() {
  const { t } = useTranslation()
  const isUsed = isStartLink()
  const title = t(isUsed ? 'disconnected.usedTitle' : 'disconnected.title')
  useEffect(() => {
    document.title = t('app.documentTitle', { page: title })
  }, [t, title])
  return (
    <main className={classes['page']}>
      <div className={classes['card']}>
        <Mark size={32} />
        <h1 className={classes['title']}>{title}</h1>
        <p>{t(isUsed ? 'disconnected.usedText' : 'disconnected.text')}</p>
        <p>{t('disconnected.how')}</p>
        <code className={classes['command']}>{t('disconnected.command')}</code>
        {isUsed ? (
          <Button variant="default" component="a" href="/">
            {t('disconnected.open')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => globalThis.location.reload()}>
            {t('disconnected.retry')}
          </Button>
        )}
      </div>
    </main>
  )
}
