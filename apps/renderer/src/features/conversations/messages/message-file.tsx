import type { Message } from '@pal/core/contract/conversations'
import { isFacebookAddress } from '@pal/core/domain/facebook-address'
import {
  IconDownload,
  IconFile,
  IconFileOff,
  IconLink,
  IconMicrophone,
  IconMovie,
  IconPhoto,
  IconSticker,
  type Icon,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { fileSize } from '../../../lib/format/format-size.ts'
import { PictureDialog } from './picture-dialog.tsx'

import classes from './message-file.module.css'

type Attachment = Message['attachments'][number]

const icons: Readonly<Record<string, Icon>> = {
  image: IconPhoto,
  sticker: IconSticker,
  video: IconMovie,
  audio: IconMicrophone,
  file: IconFile,
}

/** A file that came with a message, as what it is; or what became of it. */
export function MessageFile({ attachment }: { readonly attachment: Attachment }) {
  const { t } = useTranslation()
  const { id, state, reason } = attachment
  const label = nameOf(attachment, t)
  const Kind = icons[attachment.type] ?? IconLink
  if (state === 'kept' && id !== null) return <KeptFile attachment={attachment} id={id} />
  if (state === 'waiting') {
    return (
      <span className={classes['chip']} role="status">
        <span className={classes['shimmer']} aria-hidden>
          <Kind size={16} stroke={1.8} />
        </span>
        <span className={classes['name']}>{t('conversations.file.waiting', { name: label })}</span>
      </span>
    )
  }
  if (state === 'lost' || state === 'let_go') {
    return (
      <span className={classes['chip']} data-lost>
        <IconFileOff size={16} stroke={1.8} aria-hidden />
        <span className={classes['name']}>
          <bdi>{label}</bdi>
          <span className={classes['why']}>
            {t(`conversations.file.reason.${reason ?? 'unreachable'}`)}
          </span>
        </span>
      </span>
    )
  }
  const shared = id === null ? attachment.url : null
  const what = (
    <>
      <Kind size={16} stroke={1.8} aria-hidden />
      <span className={classes['name']}>
        <bdi>{label}</bdi>
        {shared === null ? null : (
          <bdi className={classes['why']} dir="ltr">
            {shared}
          </bdi>
        )}
      </span>
    </>
  )
  // Whoever shares it chooses where it leads: elsewhere than to Facebook it is only to be read.
  if (shared !== null && isFacebookAddress(shared)) {
    return (
      <a className={classes['chip']} href={shared} target="_blank" rel="noreferrer">
        {what}
      </a>
    )
  }
  return <span className={classes['chip']}>{what}</span>
}

function KeptFile({ attachment, id }: { readonly attachment: Attachment; readonly id: number }) {
  const { t, i18n } = useTranslation()
  const [open, setOpen] = useState(false)
  const { type, mime, size } = attachment
  const address = `/api/attachments/${id}`
  const label = nameOf(attachment, t)
  if (mime?.startsWith('image/') && shown.has(mime)) {
    const picture = (
      <img
        className={classes['picture']}
        src={address}
        alt={label}
        loading="lazy"
        decoding="async"
      />
    )
    if (type === 'sticker') return <span className={classes['sticker']}>{picture}</span>
    return (
      <>
        <button
          type="button"
          className={classes['thumbnail']}
          aria-label={t('conversations.file.enlarge', { name: label })}
          onClick={() => setOpen(true)}
        >
          {picture}
        </button>
        {open ? (
          <PictureDialog address={address} name={label} onClose={() => setOpen(false)} />
        ) : null}
      </>
    )
  }
  if (mime?.startsWith('audio/')) {
    return (
      <span className={classes['sound']}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a customer's own recording has none */}
        <audio
          className={classes['audio']}
          src={address}
          controls
          preload="metadata"
          aria-label={label}
        />
        {attachment.heard === null ? null : (
          <span className={classes['heard']}>
            <span className={classes['how']}>{t('conversations.file.heard')}</span>
            <q dir="auto">{attachment.heard}</q>
          </span>
        )}
      </span>
    )
  }
  if (mime?.startsWith('video/')) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a customer's own recording has none
      <video
        className={classes['video']}
        src={address}
        controls
        preload="metadata"
        aria-label={label}
      />
    )
  }
  return (
    <a className={classes['chip']} href={address} download={attachment.name ?? ''}>
      <IconDownload size={16} stroke={1.8} aria-hidden />
      <bdi className={classes['name']}>{label}</bdi>
      {size === null ? null : (
        <span className={classes['size']}>{fileSize(size, i18n.language)}</span>
      )}
    </a>
  )
}

const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
const named = ['image', 'sticker', 'video', 'audio', 'file'] as const

function nameOf({ name, type, url }: Attachment, t: TFunction): string {
  const kind = named.find((known) => known === type)
  if (name) return name
  if (!kind && url !== null) return t('conversations.file.type.link')
  if (type === 'fallback') return t('conversations.file.type.unshown')
  return kind ? t(`conversations.file.type.${kind}`) : t('conversations.attachment', { type })
}
