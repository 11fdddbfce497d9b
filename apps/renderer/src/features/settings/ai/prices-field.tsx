import { Button } from '@mantine/core'
import { priceOf, publishedPrices, type ModelPrice } from '@pal/core/domain/models/model-prices'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../../components/icon-button.tsx'
import { isolated } from '../../../lib/format/isolated.ts'
import { settingsQueries } from '../form/queries.ts'
import { dollarFormat } from './model/models.ts'
import { PriceDialog } from './price-dialog.tsx'

import classes from './prices-field.module.css'

interface PricesFieldProps {
  readonly own: readonly ModelPrice[]
  /** As they are stored: what is not among them waits for the tab to be saved. */
  readonly stored: readonly ModelPrice[]
  /** Asked of OpenAI itself: what it publishes counts there only. */
  readonly openAi: boolean
  readonly onChange: (prices: ModelPrice[]) => void
}

/** What models cost: the seller's own prices, the published ones, and the models that lack one. */
export function PricesField({ own, stored, openAi, onChange }: PricesFieldProps) {
  const { t } = useTranslation()
  const used = useQuery(settingsQueries.unpriced)
  const [editing, setEditing] = useState<Partial<ModelPrice> | null>(null)
  const published = openAi ? publishedPrices.filter(({ model }) => !priceOf(model, own)) : []
  const lacking = (used.data ?? []).filter(({ model }) => !priceOf(model, own))
  const without = (model: string) => own.filter((price) => price.model !== model)
  return (
    <div className={classes['prices']}>
      {lacking.map(({ model, answers }) => (
        <p key={model} className={classes['lacking']}>
          <span>
            <bdi>{model}</bdi>: {t('settings.prices.lacking', { count: answers })}
          </span>
          <Button size="compact-sm" variant="default" onClick={() => setEditing({ model })}>
            {t('settings.prices.set', { model })}
          </Button>
        </p>
      ))}
      {own.length + published.length === 0 ? (
        <p className={classes['none']}>{t('settings.prices.none')}</p>
      ) : (
        <div className={classes['frame']}>
          <table className={classes['table']} aria-label={t('settings.prices.title')}>
            <thead>
              <tr>
                <th scope="col">{t('settings.prices.model')}</th>
                <th scope="col">{t('settings.prices.input')}</th>
                <th scope="col">{t('settings.prices.cachedInput')}</th>
                <th scope="col">{t('settings.prices.output')}</th>
                <th scope="col">
                  <span className="pal-unseen">{t('settings.prices.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {own.map((price) => (
                <PriceRow
                  key={price.model}
                  price={price}
                  unsaved={!stored.some((one) => isSame(one, price))}
                  onEdit={() => setEditing(price)}
                >
                  <IconButton
                    label={t(
                      openAi && priceOf(price.model, publishedPrices)
                        ? 'settings.prices.reset'
                        : 'settings.prices.remove',
                      { model: price.model },
                    )}
                    icon={IconTrash}
                    onClick={() => onChange(without(price.model))}
                  />
                </PriceRow>
              ))}
              {published.map((price) => (
                <PriceRow
                  key={price.model}
                  price={price}
                  published
                  onEdit={() => setEditing(price)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button
        className={classes['add'] ?? ''}
        variant="subtle"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        onClick={() => setEditing({})}
      >
        {t('settings.prices.add')}
      </Button>
      {editing ? (
        <PriceDialog
          start={editing}
          taken={without(editing.model ?? '').map(({ model }) => model)}
          onSave={(price) => {
            onChange([...without(editing.model ?? ''), price].toSorted(byModel))
            setEditing(null)
          }}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </div>
  )
}

const isSame = (one: ModelPrice, other: ModelPrice) =>
  one.model === other.model &&
  one.input === other.input &&
  one.cachedInput === other.cachedInput &&
  one.output === other.output

const byModel = (a: ModelPrice, b: ModelPrice) => a.model.localeCompare(b.model)

interface PriceRowProps {
  readonly price: ModelPrice
  readonly published?: boolean
  readonly unsaved?: boolean
  readonly onEdit: () => void
  readonly children?: ReactNode
}

function PriceRow({ price, published = false, unsaved = false, onEdit, children }: PriceRowProps) {
  const { t, i18n } = useTranslation()
  const dollars = dollarFormat(i18n.language)
  return (
    <tr>
      <th scope="row">
        <bdi>{price.model}</bdi>
        {published ? (
          <span className={classes['mark']}>{t('settings.prices.published')}</span>
        ) : null}
        {unsaved ? (
          <span className={classes['mark']} data-unsaved>
            {t('settings.notSaved')}
          </span>
        ) : null}
      </th>
      <td>{isolated(dollars.format(price.input))}</td>
      <td>{isolated(dollars.format(price.cachedInput))}</td>
      <td>{isolated(dollars.format(price.output))}</td>
      <td>
        <span className={classes['actions']}>
          <IconButton
            label={t('settings.prices.edit', { model: price.model })}
            icon={IconPencil}
            onClick={onEdit}
          />
          {children}
        </span>
      </td>
    </tr>
  )
}
