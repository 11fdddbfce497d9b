import { t } from 'i18next'

interface Named {
  /** Empty where it is not known. */
  readonly customerName: string
  readonly customerId: string
}

export const customerName = ({ customerName: name, customerId: id }: Named): string =>
  name || t('customer.unnamed', { id })
