import { isBlank } from '@pal/core/domain/blank'
import { t } from 'i18next'

interface Named {
  /** Empty where it is not known; some have one that nobody sees. */
  readonly customerName: string
  readonly customerId: string
}

export const customerName = ({ customerName: name, customerId: id }: Named): string =>
  isBlank(name) ? t('customer.unnamed', { id }) : name
