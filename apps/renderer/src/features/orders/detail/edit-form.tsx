import { Button } from '@mantine/core'
import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useOnTop } from '../../../components/dialogs/use-on-top.ts'
import '../../../components/fields/form-fields.ts'

import classes from './edit-form.module.css'

interface EditFormProps {
  readonly busy: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A part of the sheet while it is edited: Enter saves, Escape leaves it as it was. */
export function EditForm({ busy, onSave, onClose, children }: EditFormProps) {
  const { t } = useTranslation()
  const form = useMergedRef(useFocusTrap(true), showWhole)
  // A click beside the sheet would lose what is typed here.
  useOnTop(true)
  return (
    <form
      ref={form}
      className={classes['form']}
      noValidate
      // By this Mantine knows that an Escape from here is not meant for the sheet.
      onFocus={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <div className={classes['fields']}>{children}</div>
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('orders.save')}
        </Button>
      </div>
    </form>
  )
}

/** The focus alone scrolls nothing: the fields would stay below the edge of the sheet. */
function showWhole(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'nearest' })
}
