import { useTranslation } from 'react-i18next'

/** Asked before what was typed into a dialog is lost. */
export function useDiscardWords() {
  const { t } = useTranslation()
  return {
    title: t('orders.typed.title'),
    text: t('orders.typed.text'),
    confirmLabel: t('orders.typed.discard'),
  }
}
