import { Button } from '@mantine/core'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'

export const Closing = createContext<() => void>(() => {})

/** Closes the dialog around it, which asks first where something would be lost. */
export const useClose = () => useContext(Closing)

export function CancelButton({ disabled = false }: { readonly disabled?: boolean }) {
  const { t } = useTranslation()
  return (
    <Button variant="default" disabled={disabled} onClick={useClose()}>
      {t('common.cancel')}
    </Button>
  )
}
