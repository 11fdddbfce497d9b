import type { OwnFile } from '@pal/core/messages/reply-parts'
import { type Selectable, sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import type { ProductsTable } from '../schema/schema.ts'

/** Of products that can still be sold; for a `not in`, which no null may be part of. */
export const pictureFiles = sql<string>`(
  SELECT products.picture_file FROM products JOIN campaigns ON campaigns.id = products.campaign_id
  WHERE products.picture_file IS NOT NULL
    AND products.deleted_at IS NULL AND campaigns.deleted_at IS NULL
)`

/** Which of these files are pictures of products. Two may share one: a copied campaign does. */
export async function productPicturesAmong(
  db: Reads,
  files: readonly string[],
): Promise<ReadonlyMap<string, OwnFile>> {
  if (files.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .innerJoin('campaigns', 'campaigns.id', 'products.campaign_id')
    .select(['picture_file', 'picture_mime', 'picture_size'])
    .where('picture_file', 'in', files)
    .where('products.deleted_at', 'is', null)
    .where('campaigns.deleted_at', 'is', null)
    .execute()
  const pictures = rows.flatMap((row) => ownPicture(row) ?? [])
  return new Map(pictures.map((picture) => [picture.file, picture]))
}

export type PictureColumns = Pick<
  Selectable<ProductsTable>,
  'picture_file' | 'picture_mime' | 'picture_size'
>

function ownPicture({ picture_file, picture_mime, picture_size }: PictureColumns): OwnFile | null {
  if (picture_file === null || picture_mime === null || picture_size === null) return null
  return { file: picture_file, mime: picture_mime, size: picture_size }
}

export const pictureColumns = (picture: OwnFile | null): PictureColumns => ({
  picture_file: picture?.file ?? null,
  picture_mime: picture?.mime ?? null,
  picture_size: picture?.size ?? null,
})
