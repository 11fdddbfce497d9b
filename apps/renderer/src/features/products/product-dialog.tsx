import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Campaign, Product } from '@pal/core/contract/campaigns'
import { folded } from '@pal/core/domain/typed-product'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../components/dialogs/dialog.tsx'
import { Overtaken } from '../../components/notices/overtaken.tsx'
import { useNewer } from '../../lib/changes/use-newer.ts'
import { withSeen } from '../../lib/changes/with-seen.ts'
import { fieldError } from '../../lib/field-error.ts'
import { useSaveProduct } from './mutations.ts'
import { ProductFields } from './product-fields.tsx'
import {
  bodyOf,
  changesOf,
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

  const showProblems = (problems: Partial<Record<keyof TypedProduct, string>>) => {
    form.setErrors(problems)
    requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }
  const submit = () => {
    if (save.isPending || taking) return
    const problems = problemsOf(form.values, campaign.currency)
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
  return (
    <Dialog
      opened
      typed={form.isDirty()}
      title={t(product ? 'products.form.editTitle' : 'products.form.addTitle')}
      size={600}
      onClose={onClose}
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
          <ProductFields
            form={form}
            campaign={campaign}
            product={product}
            like={like}
            onTaking={setTaking}
          />
        </DialogBody>
        <DialogFoot>
          {clashing.length > 0 ? (
            <Overtaken action={{ label: t('products.overtaken.useNewer'), onClick: takeNewer }}>
              {t('products.overtaken.text')}
            </Overtaken>
          ) : null}
          <CancelButton />
          <Button type="submit" loading={save.isPending} disabled={taking}>
            {t(product ? 'products.form.save' : 'products.add')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
