import { AppError } from '@pal/core/errors'
import type { OwnFile } from '@pal/core/messages/reply-parts'
import { because } from '@pal/core/texts/reason'
import { knownFiles } from '@pal/db/messages/attachments'
import {
  type PictureColumns,
  pictureColumns,
  productPicturesAmong,
} from '@pal/db/messages/product-pictures'
import type { Tx } from '@pal/db/schema/reads'

/** Pictures that were taken in just now. */
export interface TakenPictures {
  find(file: string): OwnFile | null
  settle(files: readonly string[]): void
  /** It stays on the disk for a while, though it belongs to nothing. */
  hold(file: string): void
}

/**
 * The columns of a product's own picture: one that was taken in just now, or one that another product
 * has. Nothing where it stays as it is.
 */
export async function ownPictureOf(
  tx: Tx,
  taken: TakenPictures,
  id: string | null | undefined,
  at = '',
): Promise<Partial<PictureColumns>> {
  if (id === undefined) return {}
  if (id === null) return pictureColumns(null)
  const shops = (await productPicturesAmong(tx, [id])).get(id)
  if (shops) return pictureColumns(shops)
  // One that went out with a message is the customer's, and may be erased with them.
  const picture = (await knownFiles(tx, [id])).has(id) ? null : taken.find(id)
  if (picture) return pictureColumns(picture)
  throw new AppError('not_found', because('picture_gone'), { field: `${at}picture` })
}
