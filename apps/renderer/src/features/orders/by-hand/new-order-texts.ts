import i18next from 'i18next'

/** What only the dialogs of an order that is typed say. */
export async function loadNewOrderTexts(): Promise<void> {
  const { newOrder } = await import('@pal/core/texts/en/orders/new-order')
  i18next.addResourceBundle('en', 'translation', { orders: { new: newOrder } }, true)
}
