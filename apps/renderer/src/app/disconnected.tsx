import { Button } from '@mantine/core'
import { disconnected } from '@pal/core/texts/en/frame/disconnected'
import i18next from 'i18next'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { isStartLink } from '../lib/session.ts'
import { Mark } from './layout/brand.tsx'

import classes from './disconnected.module.css'

// Its words come in its own file, as nothing else needs them.
i18next.addResourceBundle('en', 'translation', { disconnected }, true)

export interface DisconnectedProps {
  readonly held: boolean
}

/** Once the server has refused this window: over what it holds, or instead of everything. */
export function Disconnected({ held }: DisconnectedProps) {
  const { t } = useTranslation()
  const isUsed = isStartLink()
  const title = t(isUsed ? 'disconnected.usedTitle' : 'disconnected.title')
  useEffect(() => {
    const before = document.title
    document.title = t('app.documentTitle', { page: title })
    return () => {
      document.title = before
    }
  }, [t, title])
  if (held) return <Over title={title} />
  return (
    <main className={classes['page']}>
      <div className={classes['card']}>
        <Mark size={32} />
        <h1 className={classes['title']}>{title}</h1>
        <p>{t(isUsed ? 'disconnected.usedText' : 'disconnected.text')}</p>
        <How />
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

/** What lies under a modal dialog cannot be seen or used. It goes once the server lets this window in. */
function Over({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.focus()
    // Gives the focus back.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes['over']}
      aria-label={title}
      tabIndex={-1}
      // An open dialog under it would close at Escape, with what was typed in it.
      data-mantine-stop-propagation
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') event.preventDefault()
      }}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={classes['page']}>
        <div className={classes['card']}>
          <Mark size={32} />
          <h1 className={classes['title']}>{title}</h1>
          <p>{t('disconnected.kept')}</p>
          <How />
        </div>
      </div>
    </dialog>
  )
}

function How() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('disconnected.how')}</p>
      <code className={classes['command']}>{t('disconnected.command')}</code>
    </>
  )
}
