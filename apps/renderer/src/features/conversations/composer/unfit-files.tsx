import { pictureLimit } from '@pal/core/constants'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import type { UnfitFile } from '../data/drafts.ts'

import classes from './composer.module.css'

/** Which files were not added, and why. */
export function UnfitFiles({ files }: { readonly files: readonly UnfitFile[] }) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  return (
    <div className={classes['refusal']} role="alert">
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      <div>
        {files.map(({ name, why }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
          <p key={at}>
            <bdi>{name}</bdi>:{' '}
            {t(`conversations.picture.unfit.${why}`, { most: pictureLimit.inOneReply })}
          </p>
        ))}
      </div>
    </div>
  )
}
