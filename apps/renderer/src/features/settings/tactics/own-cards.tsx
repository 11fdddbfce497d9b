import { cardWords, type CardWords } from '@pal/core/agent/context/labels/card-words'
import type { Language } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'

import { cardLine, placeValues, type ShownBy } from './card-words.ts'

import classes from './cards.module.css'

interface OwnCardsProps {
  readonly shown: ShownBy
  readonly language: Language
}

/** The cards that the program makes, with what each of them hangs on. */
export function OwnCards({ shown, language }: OwnCardsProps) {
  const { tactics } = shown
  const { t } = useTranslation()
  const words = cardWords[language]
  const product = t('settings.cards.ownProduct')
  const left = words.left.replace('{product}', product).replace('{count}', '…')
  const { bundleDiscountEnabled, bundleDiscountPercent } = tactics
  const cards: readonly (readonly [name: keyof CardWords, text: string, on: boolean])[] = [
    ['fee', words.fee, placeValues([], shown, language).fee !== undefined],
    ['freeFrom', words.freeFrom, tactics.freeDeliveryEnabled],
    ['bundle', words.bundle, bundleDiscountEnabled && bundleDiscountPercent > 0],
    ['offerEnds', words.offerEnds, tactics.urgencyEnabled],
    ['left', left, tactics.fomoEnabled],
  ]
  return (
    <div className={classes['field']}>
      <h3 className={classes['title']}>{t('settings.cards.own')}</h3>
      <p className={classes['hint']}>{t('settings.cards.ownText')}</p>
      <ul className={classes['list']}>
        {cards.map(([name, text, on]) => (
          <li key={name} data-silent={on ? undefined : true}>
            <div className={classes['words']}>
              <p className={classes['said']}>
                <bdi>{on ? cardLine({ text, language }, [], shown) : withoutPlaces(text)}</bdi>
              </p>
              <p className={classes['state']}>
                {on ? null : `${t('settings.cards.ownOff')} · `}
                {t(`settings.cards.ownWhen.${name}`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is off has no value to show; dots at the end are full stop enough. */
const withoutPlaces = (text: string) => text.replaceAll(/(?:\{\w+\}|…)[.।]?/g, '…')
