import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { DraftPicture } from '../data/drafts.ts'

import classes from './picture-strip.module.css'

interface PictureStripProps {
  readonly pictures: readonly DraftPicture[]
  readonly locked: boolean
  readonly onRemove: (key: string) => void
}

/** The pictures that go out with the reply, in their order. */
export function PictureStrip({ pictures, locked, onRemove }: PictureStripProps) {
  const { t } = useTranslation()
  if (pictures.length === 0) return null
  return (
    <ul className={classes['strip']} aria-label={t('conversations.picture.list')}>
      {pictures.map(({ key, file }) => (
        <li key={key} className={classes['item']}>
          <Preview file={file} />
          <UnstyledButton
            className={classes['remove']}
            aria-label={t('conversations.picture.remove', { name: file.name })}
            title={t('conversations.picture.remove', { name: file.name })}
            disabled={locked}
            onClick={() => onRemove(key)}
          >
            <IconX size={14} stroke={2} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

function Preview({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={image} className={classes['picture']} alt={file.name} title={file.name} />
}
