import '../../components/fields/form-fields.ts'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Campaign, Product } from '@pal/core/contract/campaigns'
import { productTypes } from '@pal/core/domain/entities'
import { folded } from '@pal/core/domain/typed-product'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody, DialogFoot } from '../../components/dialogs/dialog.tsx'
import { useLeaveGuard } from '../../components/dialogs/leave-guard.tsx'
import { AmountField } from '../../components/fields/amount-field.tsx'
import { ownDirection } from '../../components/fields/own-direction.ts'
import { ToggleField } from '../../components/fields/toggle-field.tsx'
import { Overtaken } from '../../components/notices/overtaken.tsx'
import { PriceField } from '../../components/products/price-field.tsx'
import { SharedStock } from '../../components/products/shared-stock.tsx'
import { useNewer } from '../../lib/changes/use-newer.ts'
import { withSeen } from '../../lib/changes/with-seen.ts'
import { fieldError } from '../../lib/field-error.ts'
import { CostField } from './cost-field.tsx'
import { LowStockField } from './low-stock-field.tsx'
import { useSaveProduct } from './mutations.ts'
import { PictureField } from './picture/picture-field.tsx'
import {
  bodyOf,
  changesOf,
  isRestocked,
  problemsOf,
  typedLike,
  typedProduct,
  type TypedProduct,
} from './product-form.ts'
import { productQueries } from './queries.ts'

import classes from './product-dialog.module.css'

interface ProductDialogProps {
  readonly campaign: Campaign
  /** Null for a new one, */
  readonly product: Product | null
  /** which may begin as another one is. */
  readonly like: Product | null
  readonly onClose: () => void
}

export function ProductDialog({ campaign, product: opened, like, onClose }: ProductDialogProps) {
  const { t } = useTranslation()
  const product = useQuery(productQueries.one(opened)).data ?? opened
  const stored = useMemo(() => (like ? typedLike(like) : typedProduct(product)), [product, like])
  const form = useForm<TypedProduct>({ initialValues: stored })
  const fields = useRef<HTMLFormElement>(null)
  const save = useSaveProduct(campaign.id, opened === null)
  const { clashing, useNewer: takeNewer } = useNewer({
    form,
    stored,
    saving: save.isPending,
    words: t('products.overtaken.field'),
  })
  const [taking, setTaking] = useState(false)
  const { currency, productCategory } = campaign

  const showProblems = (problems: Partial<Record<keyof TypedProduct, string>>) => {
    form.setErrors(problems)
    requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }
  const submit = () => {
    if (save.isPending || taking) return
    const problems = problemsOf(form.values, currency)
    if (like && folded(form.values.name) === folded(like.name)) {
      problems.name = t('products.form.nameAsBefore')
    }
    if (Object.keys(problems).length > 0) return showProblems(problems)
    const body = bodyOf(form.values, campaign)
    const changes = product && changesOf(bodyOf(typedProduct(product), campaign), body)
    if (changes && Object.keys(changes).length === 0) return onClose()
    const change = product && changes && { id: product.id, body: withSeen(changes, product) }
    save.mutate(change ?? { id: null, body }, {
      onSuccess: onClose,
      onError: (error) => {
        const refused = fieldError(error)
        if (refused) showProblems({ [refused.field.split('.')[0] ?? '']: refused.text })
      },
    })
  }
  const { close, guard } = useLeaveGuard({ on: form.isDirty(), onClose })
  return (
    <>
      <Dialog
        opened
        keepOnClickOutside
        title={t(product ? 'products.form.editTitle' : 'products.form.addTitle')}
        size={600}
        onClose={close}
      >
        <form
          ref={fields}
          className={classes['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <DialogBody>
            <div className={classes['priced']}>
              <TextInput
                label={t('products.form.name')}
                maxLength={200}
                attributes={ownDirection}
                data-autofocus
                {...form.getInputProps('name')}
              />
              <PriceField
                label={t('products.form.price')}
                currency={currency}
                {...form.getInputProps('price')}
              />
            </div>
            <Textarea
              label={t('products.form.description')}
              description={t('products.form.descriptionHelp')}
              rows={3}
              maxLength={10_000}
              attributes={ownDirection}
              {...form.getInputProps('description')}
            />
            <div className={classes['pair']}>
              <TextInput
                label={t('products.form.category')}
                placeholder={productCategory}
                maxLength={200}
                attributes={ownDirection}
                {...form.getInputProps('category')}
              />
              <NativeSelect
                label={t('products.form.type')}
                data={productTypes.map((value) => ({ value, label: t(`products.type.${value}`) }))}
                {...form.getInputProps('productType')}
              />
              <AmountField
                label={t('products.form.lowestPrice')}
                description={t('products.form.lowestPriceHelp')}
                placeholder={t('products.form.optional')}
                currency={currency}
                {...form.getInputProps('lowestPrice')}
              />
              <CostField
                currency={currency}
                least={form.values.lowestPrice}
                price={form.values.price}
                {...form.getInputProps('costPrice')}
              />
              <TextInput
                label={t('products.form.stock')}
                description={t('products.form.stockHelp')}
                placeholder={t('products.form.optional')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={13}
                {...form.getInputProps('stockCount')}
                onChange={({ currentTarget: { value } }) => {
                  form.setFieldValue('stockCount', value)
                  if (product && isRestocked(product, { ...form.values, stockCount: value })) {
                    form.setFieldValue('inStock', true)
                  }
                }}
              />
              <LowStockField {...form.getInputProps('lowStock')} />
            </div>
            {product && product.stockSharedWith.length > 0 ? (
              <SharedStock
                campaigns={product.stockSharedWith.map(({ name }) => name)}
                pieces={product.stockCount}
                separate={form.values.separate}
                onSeparate={(separate) => form.setFieldValue('separate', separate)}
              />
            ) : null}
            <PictureField
              product={product ?? like}
              picture={form.values.picture}
              refused={form.errors['picture'] as string | undefined}
              onBusy={setTaking}
              onChange={(picture) => form.setFieldValue('picture', picture)}
            />
            {form.values.picture === null ? (
              <TextInput
                label={t('products.form.image')}
                placeholder="https://"
                inputMode="url"
                dir="ltr"
                maxLength={2_000}
                {...form.getInputProps('imageUrl')}
              />
            ) : null}
            <Textarea
              label={t('products.form.features')}
              description={t('products.form.featuresHelp')}
              rows={3}
              attributes={ownDirection}
              {...form.getInputProps('features')}
            />
            <ToggleField
              label={t('products.form.inStock')}
              description={t('products.form.inStockHelp')}
              checked={form.values.inStock}
              onChange={(inStock) => form.setFieldValue('inStock', inStock)}
            />
          </DialogBody>
          <DialogFoot>
            {clashing.length > 0 ? (
              <Overtaken action={{ label: t('products.overtaken.useNewer'), onClick: takeNewer }}>
                {t('products.overtaken.text')}
              </Overtaken>
            ) : null}
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={taking}>
              {t(product ? 'products.form.save' : 'products.add')}
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
      {guard}
    </>
  )
}
