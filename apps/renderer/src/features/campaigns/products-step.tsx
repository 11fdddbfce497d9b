import { Button, Textarea, TextInput } from '@mantine/core'
import { currencyOption } from '@pal/core/domain/currency'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../components/icon-button.tsx'
import { useCampaignForm } from './campaign-form.ts'
import { blankProduct, isBlank } from './draft.ts'

import classes from './campaign-dialog.module.css'

export function ProductsStep() {
  const { t } = useTranslation()
  const form = useCampaignForm()
  const list = useRef<HTMLUListElement>(null)
  const { products, currency } = form.values
  const { symbol } = currencyOption(currency)

  const focusLast = () =>
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
  const add = () => {
    const last = products.at(-1)
    // A row that is still blank waits to be filled: another one would only be in the way.
    if (last && isBlank(last)) return focusLast()
    form.insertListItem('products', blankProduct())
    requestAnimationFrame(focusLast)
  }

  return (
    <>
      <p className={classes['help']}>{t('campaigns.dialog.productsHelp')}</p>
      <ul className={classes['products']} ref={list}>
        {products.map(({ key }, row) => {
          const number = row + 1
          return (
            <li key={key}>
              <fieldset className={classes['product']}>
                <legend className={classes['legend']}>
                  {t('campaigns.dialog.product', { number })}
                </legend>
                <div className={classes['remove']}>
                  <IconButton
                    label={t('campaigns.dialog.removeProduct', { number })}
                    icon={IconTrash}
                    onClick={() => form.removeListItem('products', row)}
                  />
                </div>
                <div className={classes['priced']}>
                  <TextInput
                    label={t('campaigns.dialog.productName')}
                    maxLength={200}
                    {...form.getInputProps(`products.${row}.name`)}
                  />
                  <TextInput
                    label={t('campaigns.dialog.price')}
                    inputMode="decimal"
                    leftSection={<span className={classes['symbol']}>{symbol}</span>}
                    maxLength={20}
                    {...form.getInputProps(`products.${row}.price`)}
                  />
                </div>
                <Textarea
                  label={t('campaigns.dialog.productDescription')}
                  rows={2}
                  maxLength={10_000}
                  {...form.getInputProps(`products.${row}.description`)}
                />
              </fieldset>
            </li>
          )
        })}
      </ul>
      <Button
        className={classes['add'] ?? ''}
        variant="default"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        onClick={add}
      >
        {t('campaigns.dialog.addProduct')}
      </Button>
    </>
  )
}
