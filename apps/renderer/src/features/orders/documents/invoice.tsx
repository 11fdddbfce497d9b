import { directionOf } from '@pal/core/domain/entities'
import { withAreaName } from '@pal/core/domain/orders/delivery-areas'
import { shownPayment } from '@pal/core/domain/orders/order-payment'

import { AmountLine } from '../../../components/amount-line.tsx'
import { PaperHead } from './paper-head.tsx'
import { amountOn, countOn, methodOn, type PaperProps } from './paper-words.ts'

import classes from './paper.module.css'

/** What was sold at which price, and what of it is paid. */
export function Invoice(props: PaperProps) {
  const { order, words, labels, language } = props
  const amount = amountOn(props)
  const payment = shownPayment(order)
  return (
    <article className={classes['paper']} lang={language} dir={directionOf(language)}>
      <PaperHead {...props} title={words.invoice} />
      <section className={classes['columns']}>
        <div>
          <h2 className={classes['title']}>{words.customer}</h2>
          <p className={classes['strong']} dir="auto">
            {order.customerName}
          </p>
          <p>
            <bdi>{order.customerPhone}</bdi>
          </p>
          <p className={classes['address']} dir="auto">
            {order.customerAddress}
          </p>
        </div>
        {payment === null ? null : (
          <div>
            <h2 className={classes['title']}>{words.payment}</h2>
            <p className={classes['strong']}>{words[payment]}</p>
            <p>
              <bdi>{methodOn(order.paymentMethod, words)}</bdi>
            </p>
          </div>
        )}
      </section>
      <table className={classes['lines']}>
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.products.map((line) => (
            <tr key={`${line.productId} ${line.name}`}>
              <td>
                <bdi>{line.name}</bdi>
              </td>
              <td>{countOn(line.quantity, language)}</td>
              <td>
                <bdi>{amount(line.unitPrice)}</bdi>
              </td>
              <td>
                <bdi>{amount(line.total)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={classes['sums']}>
        <AmountLine label={labels.subtotal} value={amount(order.subtotal)} />
        {order.discount > 0 ? (
          <AmountLine label={labels.discount} value={amount(order.discount)} less />
        ) : null}
        <AmountLine
          label={withAreaName(labels.delivery, order.deliveryArea)}
          value={order.deliveryFee > 0 ? amount(order.deliveryFee) : labels.free}
        />
        <AmountLine label={labels.total} value={amount(order.totalAmount)} strong />
        {order.returnedAmount > 0 ? (
          <AmountLine label={words.returned} value={amount(order.returnedAmount)} less />
        ) : null}
        {order.waivedAmount > 0 ? (
          <AmountLine label={words.reduced} value={amount(order.waivedAmount)} less />
        ) : null}
        {order.paidAmount > 0 ? (
          <AmountLine label={words.paid} value={amount(order.paidAmount)} />
        ) : null}
        <AmountLine label={words.due} value={amount(order.amountDue)} strong />
      </dl>
      {order.status === 'cancelled' ? null : <p className={classes['thanks']}>{words.thanks}</p>}
    </article>
  )
}
