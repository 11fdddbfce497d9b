import { type PaperProps, dateOn } from './paper-words.ts'

import classes from './paper.module.css'

interface PaperHeadProps extends PaperProps {
  readonly title: string
}

/** Whose paper it is, what it is, and of which order; one that was cancelled is not to be packed. */
export function PaperHead({ order, shop, words, language, title }: PaperHeadProps) {
  const name = (shop.usePageName && order.pageName) || shop.name || order.pageName
  return (
    <>
      <header className={classes['head']}>
        <div>
          <p className={classes['shop']} dir="auto">
            {name}
          </p>
          {order.pageName && order.pageName !== name ? (
            <p className={classes['second']} dir="auto">
              {order.pageName}
            </p>
          ) : null}
          {shop.address ? (
            <p className={`${classes['second']} ${classes['address']}`} dir="auto">
              {shop.address}
            </p>
          ) : null}
          {[shop.phone, shop.email].filter(Boolean).map((contact) => (
            <p key={contact} className={classes['second']}>
              <bdi>{contact}</bdi>
            </p>
          ))}
        </div>
        <div className={classes['what']}>
          <p className={classes['kind']}>{title}</p>
          <p className={classes['number']}>
            <bdi>{order.orderId}</bdi>
          </p>
          <p className={classes['second']}>
            {words.date}: <bdi>{dateOn(order.createdAt, language)}</bdi>
          </p>
        </div>
      </header>
      {order.status === 'cancelled' ? (
        <p className={classes['cancelled']}>
          <strong>{words.now.cancelled(order.orderId)}</strong>
        </p>
      ) : null}
    </>
  )
}
