import i18next from 'i18next'

/** What only dialogs say that most windows never open. */
export async function loadDialogTexts(): Promise<void> {
  const { orderDialogs } = await import('@pal/core/texts/en/orders/dialogs')
  i18next.addResourceBundle('en', 'translation', { orders: orderDialogs }, true)
}
