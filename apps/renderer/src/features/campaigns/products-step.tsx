import { Button, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { AmountField } from '../../components/fields/amount-field.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { useCampaignForm } from './campaign-form.ts'
import { blankProduct, isBlank } from './draft.ts'

import wizard from '../../components/wizard.module.css'

export function ProductsStep() {
  const { t } = useTranslation()
  const form = useCampaignForm()
  const list = useRef<HTMLUListElement>(null)
  const { products, currency } = form.values

  const addButton = useRef<HTMLButtonElement>(null)
  const focusOn = (row: number) => {
    const rows = list.current?.children
    const field = (rows?.[row] ?? rows?.[rows.length - 1])?.querySelector('input')
    ;(field ?? addButton.current)?.focus()
  }
  const add = () => {
    const last = products.at(-1)
    // A row that is still blank waits to be filled: another one would only be in the way.
    if (last && isBlank(last)) return focusOn(products.length - 1)
    form.insertListItem('products', blankProduct())
    requestAnimationFrame(() => focusOn(products.length))
  }
  const remove = (row: number) => {
    form.removeListItem('products', row)
    requestAnimationFrame(() => focusOn(row))
  }

  return (
    <>
      <p className={wizard['help']}>{t('campaigns.dialog.productsHelp')}</p>
      <ul className={wizard['products']} ref={list}>
        {products.map(({ key }, row) => {
          const number = row + 1
          return (
            <li key={key}>
              <fieldset className={wizard['product']}>
                <legend className={wizard['legend']}>
                  {t('campaigns.dialog.product', { number })}
                </legend>
                <div className={wizard['remove']}>
                  <IconButton
                    label={t('campaigns.dialog.removeProduct', { number })}
                    icon={IconTrash}
                    onClick={() => remove(row)}
                  />
                </div>
                <div className={wizard['priced']}>
                  <TextInput
                    label={t('campaigns.dialog.productName')}
                    maxLength={200}
                    {...form.getInputProps(`products.${row}.name`)}
                  />
                  <AmountField
                    label={t('campaigns.dialog.price')}
                    currency={currency}
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
        ref={addButton}
        className={wizard['add'] ?? ''}
        variant="default"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        onClick={add}
      >
        {t('campaigns.dialog.addProduct')}
      </Button>
    </>
  )
}
