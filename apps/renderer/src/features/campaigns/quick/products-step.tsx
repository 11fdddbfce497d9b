import { useTranslation } from 'react-i18next'

import { PictureField } from '../../../components/products/picture/picture-field.tsx'
import { SharedStock } from '../../../components/products/shared-stock.tsx'
import { FileIntoDraft } from '../wizard/file-into-draft.tsx'
import { NoFeeNote } from '../wizard/no-fee-note.tsx'
import { ProductCard } from '../wizard/product-card.tsx'
import { ProductCards, useWantedCard } from '../wizard/product-cards.tsx'
import { TakeIntoDraft } from '../wizard/take-into-draft.tsx'
import { notToTry } from '../wizard/taken.ts'
import { useCampaignForm } from './campaign-form.ts'
import { blankProduct, fileProduct, isBlank, takenProduct } from './draft.ts'

import wizard from '../../../components/wizard.module.css'

export function ProductsStep() {
  const { t } = useTranslation()
  const form = useCampaignForm()
  const { products, currency, category } = form.values
  const typed = products.filter((product) => !isBlank(product))
  const { wanted, wantCard } = useWantedCard()
  const add = () => {
    form.clearFieldError('products')
    const last = products.at(-1)
    // A row that is still blank waits to be filled: another one would only be in the way.
    const waits = last && isBlank(last)
    if (!waits) form.insertListItem('products', blankProduct())
    wantCard(waits ? products.length - 1 : products.length)
  }
  return (
    <section className={wizard['list']} aria-label={t('campaigns.dialog.step3')}>
      <p className={wizard['help']}>{t('campaigns.dialog.productsHelp')}</p>
      <div className={wizard['sources']}>
        <TakeIntoDraft
          currency={currency}
          types={notToTry}
          products={typed}
          onTake={(chosen, from) => {
            const taken = chosen.map((each) => takenProduct(each, from))
            form.setFieldValue('products', [...typed, ...taken])
            form.clearFieldError('products')
          }}
        />
        <FileIntoDraft
          currency={currency}
          category={category}
          names={typed.map(({ name }) => name)}
          onRead={(read) => {
            form.setFieldValue('products', [...typed, ...read.map(fileProduct)])
            form.clearFieldError('products')
          }}
        />
      </div>
      <ProductCards
        wanted={wanted}
        addLabel={t('campaigns.dialog.addProduct')}
        problem={form.errors['products']}
        onAdd={add}
      >
        {products.map(({ key, taken, picture }, row) => {
          const number = row + 1
          return (
            <li key={key}>
              <ProductCard
                title={t('campaigns.dialog.product', { number })}
                words={{
                  remove: t('campaigns.dialog.removeProduct', { number }),
                  name: t('campaigns.dialog.productName'),
                  price: t('campaigns.dialog.price'),
                  description: t('campaigns.dialog.productDescription'),
                }}
                currency={currency}
                at={(field) => form.getInputProps(`products.${row}.${field}`)}
                onRemove={() => {
                  form.removeListItem('products', row)
                  wantCard(row)
                }}
              >
                {taken ? (
                  <SharedStock
                    campaigns={taken.campaigns}
                    pieces={taken.stockCount}
                    separate={false}
                    picture={taken}
                  />
                ) : null}
                {taken?.picture ? null : (
                  <PictureField
                    product={taken ?? null}
                    picture={picture ?? null}
                    refused={form.errors[`products.${row}.picture`] as string | undefined}
                    path={`products.${row}.picture`}
                    onChange={(id) => {
                      form.setFieldValue(`products.${row}.picture`, id ?? undefined)
                      form.clearFieldError(`products.${row}.picture`)
                    }}
                  />
                )}
              </ProductCard>
            </li>
          )
        })}
      </ProductCards>
      <NoFeeNote currency={currency} />
    </section>
  )
}
