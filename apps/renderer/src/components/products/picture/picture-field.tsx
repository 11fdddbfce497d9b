import { Button } from '@mantine/core'
import type { Product } from '@pal/core/contract/campaigns'
import { IconPhoto } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { FileInput } from '../../../components/fields/file-input.tsx'
import { asSentence, reasonOf } from '../../../lib/errors.ts'
import { useFileDrop } from '../../../lib/files/use-file-drop.ts'
import { ProductPicture } from './product-picture.tsx'
import { addressOf, useTakePicture } from './take-picture.ts'

import classes from './picture-field.module.css'

type PicturedProduct = Pick<Product, 'id' | 'imageUrl' | 'picture'>

interface PictureFieldProps {
  /** As it is stored, or the one that this begins as; null for a new one. */
  readonly product: PicturedProduct | null
  /** The shop's own picture, if it has one now. */
  readonly picture: string | null
  /** Why it was refused when the product was saved. */
  readonly refused: string | undefined
  /** By which a form finds it, to put the cursor there. */
  readonly path?: string
  readonly onBusy?: (busy: boolean) => void
  readonly onChange: (picture: string | null) => void
}

/** The picture that the agent sends: a file is chosen or dropped, taken in at once, and shown. */
export function PictureField(props: PictureFieldProps) {
  const { product, picture, refused, path, onBusy, onChange } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const ids = { label: useId(), help: useId(), problem: useId() }
  const take = useTakePicture(onChange)

  const pick = (file: File | undefined) => {
    if (!file || take.isPending) return
    onBusy?.(true)
    take.mutate(file, { onSettled: () => onBusy?.(false) })
  }
  const dropped = useFileDrop(([file]) => pick(file))
  const remove = () => {
    take.reset()
    onChange(null)
    choose.current?.focus()
  }
  const problem = take.error ? asSentence(reasonOf(take.error)) : refused
  const described = problem === undefined ? ids.help : ids.problem
  return (
    <div
      className={classes['field']}
      role="group"
      aria-labelledby={ids.label}
      data-over={dropped.over || undefined}
      {...dropped.handlers}
    >
      <Shown product={product} picture={picture} />
      <div className={classes['words']}>
        <span id={ids.label} className={classes['label']}>
          {t('campaigns.picture.label')}
        </span>
        <div className={classes['buttons']}>
          <Button
            ref={choose}
            size="xs"
            variant="default"
            loading={take.isPending}
            aria-describedby={described}
            data-path={path}
            onClick={() => input.current?.click()}
          >
            {t(picture === null ? 'campaigns.picture.choose' : 'campaigns.picture.other')}
          </Button>
          {picture === null ? null : (
            <Button size="xs" variant="subtle" disabled={take.isPending} onClick={remove}>
              {t('campaigns.picture.remove')}
            </Button>
          )}
        </div>
        {problem === undefined ? (
          <p id={ids.help} className={classes['help']}>
            {t('campaigns.picture.help')}
          </p>
        ) : (
          <p id={ids.problem} className={classes['problem']} role="alert">
            {problem}
          </p>
        )}
      </div>
      <FileInput
        ref={input}
        label={t('campaigns.picture.file')}
        accept="image/jpeg,image/png,image/gif,image/webp"
        onPick={pick}
      />
    </div>
  )
}

function Shown({ product, picture }: Pick<PictureFieldProps, 'product' | 'picture'>) {
  const taken = addressOf(picture)
  const isStored = product && picture === product.picture && (picture ?? product.imageUrl) !== null
  return (
    <span className={classes['shown']}>
      {taken === undefined ? (
        isStored ? (
          <ProductPicture product={product} />
        ) : (
          <IconPhoto size={24} stroke={1.4} aria-hidden />
        )
      ) : (
        <img src={taken} alt="" />
      )}
    </span>
  )
}
