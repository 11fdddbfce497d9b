import { NativeSelect } from '@mantine/core'
import { elsewhere } from '@pal/core/domain/orders/delivery-areas'
import { useTranslation } from 'react-i18next'

import { NumberField } from '../../../components/fields/number-field.tsx'
import type { FieldError } from '../../../lib/field-error.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import type { areasFor, TypedOrder } from './typed-order.ts'

import classes from './new-order.module.css'

type AmountName = 'discount' | 'deliveryFee'

interface OrderAmountsProps {
  readonly areas: ReturnType<typeof areasFor>
  /** The id of the area, or `elsewhere`. */
  readonly area: string
  readonly amounts: Pick<TypedOrder, AmountName>
  /** What they were, which is said of those that are others now. */
  readonly before?: Readonly<Record<AmountName, number>>
  readonly first: AmountName
  readonly currency: string
  /** What an amount is where none is typed; undefined where that is not said. */
  readonly usual: (name: AmountName) => number | undefined
  /** The amount that was refused. */
  readonly wrong: FieldError | null
  readonly onArea: (id: string) => void
  readonly onAmount: (amount: Partial<Pick<TypedOrder, AmountName>>) => void
}

const mostMoney = 1_000_000_000

/** Where an order goes, what that costs, and what is taken off. */
export function OrderAmounts(props: OrderAmountsProps) {
  const { areas, area, amounts, before, first, currency, usual, wrong, onArea, onAmount } = props
  const { t, i18n } = useTranslation()
  const names =
    first === 'discount'
      ? (['discount', 'deliveryFee'] as const)
      : (['deliveryFee', 'discount'] as const)
  return (
    <div className={classes['pair']}>
      {areas.length > 0 ? (
        <NativeSelect
          label={t('orders.new.area')}
          value={area}
          onChange={({ currentTarget }) => onArea(currentTarget.value)}
          data={[
            { value: elsewhere, label: t('orders.new.elsewhere') },
            ...areas.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      {names.map((name) => {
        const asUsual = amounts[name] === null ? usual(name) : undefined
        // That usually nothing is taken off says nothing; delivery may be free by the order's value.
        const isSaid = asUsual !== undefined && (asUsual > 0 || name === 'deliveryFee')
        const was = before && before[name] !== (amounts[name] ?? asUsual ?? 0) ? before[name] : null
        const said = [
          isSaid &&
            t('orders.new.asUsual', { amount: formatAmount(asUsual, currency, i18n.language) }),
          was !== null &&
            t('orders.ledger.items.was', { amount: formatAmount(was, currency, i18n.language) }),
        ].filter((part) => part !== false)
        return (
          <NumberField
            key={name}
            label={t(name === 'discount' ? 'orders.new.discount' : 'orders.new.delivery')}
            value={amounts[name]}
            least={0}
            most={mostMoney}
            mayBeEmpty
            currency={currency}
            error={wrong?.field === name ? wrong.text : undefined}
            {...(said.length > 0 && { description: said.join(' ') })}
            onChange={(value) => onAmount({ [name]: value })}
          />
        )
      })}
    </div>
  )
}
