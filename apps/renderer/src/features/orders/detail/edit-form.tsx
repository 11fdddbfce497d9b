import { Button } from '@mantine/core'
import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLeaveGuard } from '../../../components/dialogs/leave-guard.tsx'
import { useOnTop } from '../../../components/dialogs/use-on-top.ts'
import '../../../components/fields/form-fields.ts'
import { Overtaken } from '../../../components/notices/overtaken.tsx'
import { copyText } from '../../../lib/actions/copy-text.ts'
import { reasonOf } from '../../../lib/errors.ts'

import classes from './edit-form.module.css'

interface EditFormProps {
  readonly busy: boolean
  /** Something was typed that closing would lose. */
  readonly typed: boolean
  /** Why it was not saved, where no field says so. */
  readonly refused: Error | null
  /** Another window changed what was typed in here: what is there now stands beside it. */
  readonly overtaken: boolean
  readonly onNewer: () => void
  /** The order has left, and this can no longer be saved: what was typed, to be copied. */
  readonly tooLate?: readonly string[] | undefined
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A part of the sheet while it is edited: Enter saves, Escape leaves it as it was, and asks before. */
export function EditForm(props: EditFormProps) {
  const { busy, refused, overtaken, tooLate, onNewer, onSave, onClose, children } = props
  const { t } = useTranslation()
  const toCopy = tooLate?.join('\n') ?? ''
  const { close, guard } = useLeaveGuard({ on: props.typed && tooLate === undefined, onClose })
  const copyWords = {
    copied: t('orders.overtaken.copied'),
    failed: t('orders.overtaken.notCopied'),
  }
  const form = useMergedRef(useFocusTrap(true), showWhole)
  // A click beside the sheet would lose what is typed here.
  useOnTop(true)
  return (
    <>
      <form
        ref={form}
        className={classes['form']}
        noValidate
        // By this Mantine knows that an Escape from here is not meant for the sheet.
        onFocus={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <div className={classes['fields']}>{children}</div>
        {tooLate !== undefined ? (
          <div className={classes['overtaken']}>
            <Overtaken
              action={
                toCopy === ''
                  ? undefined
                  : {
                      label: t('orders.overtaken.copy'),
                      onClick: () => copyText(toCopy, copyWords),
                    }
              }
            >
              {t('orders.overtaken.left')}{' '}
              {tooLate.length > 0 ? t('orders.overtaken.notSaved') : null}
            </Overtaken>
          </div>
        ) : overtaken ? (
          <div className={classes['overtaken']}>
            <Overtaken action={{ label: t('orders.overtaken.useNewer'), onClick: onNewer }}>
              {t('orders.overtaken.text')}
            </Overtaken>
          </div>
        ) : refused ? (
          <p className={classes['refused']} role="alert">
            {reasonOf(refused)}
          </p>
        ) : null}
        <div className={classes['buttons']}>
          <Button variant="default" onClick={close}>
            {t(tooLate === undefined ? 'common.cancel' : 'common.close')}
          </Button>
          {tooLate === undefined ? (
            <Button type="submit" loading={busy}>
              {t('orders.save')}
            </Button>
          ) : null}
        </div>
      </form>
      {guard}
    </>
  )
}

/** What another window put where this was typed, for the line below the field. */
export function Newer({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <span className={classes['newer']}>
      {t('orders.overtaken.now')} <bdi>{children || t('orders.overtaken.empty')}</bdi>
    </span>
  )
}

/** The focus alone scrolls nothing: what is below the edge of the sheet, also later, would stay there. */
function showWhole(form: HTMLElement | null) {
  if (!form) return
  const show = () => form.scrollIntoView({ block: 'nearest' })
  show()
  const grown = new ResizeObserver(show)
  grown.observe(form)
  return () => grown.disconnect()
}
