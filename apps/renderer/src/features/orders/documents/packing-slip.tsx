import { directionOf } from '@pal/core/domain/entities'

import { PaperHead } from './paper-head.tsx'
import { amountOn, countOn, methodOn, type PaperProps } from './paper-words.ts'

import classes from './paper.module.css'

/** Goes into the parcel: to whom, what is in it, and what the courier collects. */
export function PackingSlip(props: PaperProps) {
  const { order, words, labels, language } = props
  const pieces = order.products.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className={classes['paper']} lang={language} dir={directionOf(language)}>
      <PaperHead {...props} title={words.packingSlip} />
      <section className={classes['columns']}>
        <div>
          <h2 className={classes['title']}>{words.deliverTo}</h2>
          <p className={classes['recipient']} dir="auto">
            {order.customerName}
          </p>
          <p className={classes['call']}>
            {labels.phone}: <bdi>{order.customerPhone}</bdi>
          </p>
          <p className={classes['destination']} dir="auto">
            {order.customerAddress}
          </p>
          {order.deliveryInstructions ? (
            <p className={classes['instructions']} dir="auto">
              {order.deliveryInstructions}
            </p>
          ) : null}
        </div>
        <div>
          {order.courier === null ? null : (
            <>
              <h2 className={classes['title']}>{words.courier}</h2>
              <p dir="auto">{order.courier}</p>
            </>
          )}
          {order.trackingNumber === null ? null : (
            <>
              <h2 className={classes['title']}>{words.tracking}</h2>
              <p className={classes['strong']}>
                <bdi>{order.trackingNumber}</bdi>
              </p>
            </>
          )}
        </div>
      </section>
      {order.status === 'cancelled' ? null : (
        <div className={classes['collect']} data-due={order.amountDue > 0}>
          <span>
            {order.amountDue > 0 ? words.collect : words.collectNothing}
            <small>{methodOn(order.paymentMethod, words)}</small>
          </span>
          {order.amountDue > 0 ? <bdi>{amountOn(props)(order.amountDue)}</bdi> : null}
        </div>
      )}
      <table className={classes['lines']} data-packing>
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {order.products.map((line) => (
            <tr key={`${line.productId} ${line.name}`}>
              <td>
                <bdi>{line.name}</bdi>
              </td>
              <td className={classes['count']}>
                {countOn(line.quantity, language)}
                <span className={classes['box']} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes['second']}>
        {words.items}: {countOn(pieces, language)}
      </p>
      <p className={classes['thanks']}>{words.thanks}</p>
    </article>
  )
}
