import { pictureLimit } from '@pal/core/constants'
import { isPicture, mimeOf, signatureBytes } from '@pal/core/domain/file-kind'

import { newId } from '../../../lib/new-id.ts'
import { changeDraft, draftOf, type DraftPicture, type UnfitFile } from './drafts.ts'

/** As many of the files as can go out, in their order; of the others, why not. */
export async function addPictures(id: string, files: readonly File[]): Promise<void> {
  const reasons = await Promise.all(files.map(whyUnfit))
  const pictures = [...draftOf(id).pictures]
  const unfit: UnfitFile[] = []
  for (const [at, file] of files.entries()) {
    const why = reasons[at] ?? (pictures.length < pictureLimit.inOneReply ? null : 'many')
    if (why) unfit.push({ name: file.name, why })
    else pictures.push({ key: newId(), file, id: null })
  }
  changePictures(id, pictures, unfit)
}

export function removePicture(id: string, key: string): void {
  changePictures(
    id,
    draftOf(id).pictures.filter((picture) => picture.key !== key),
  )
}

/** Other pictures are another message. */
function changePictures(
  id: string,
  pictures: readonly DraftPicture[],
  unfit: readonly UnfitFile[] = [],
): void {
  changeDraft(id, { pictures, unfit, clientId: null, refusal: null })
}

export function pictureTakenIn(id: string, key: string, serverId: string | null): void {
  const pictures = draftOf(id).pictures.map((picture) =>
    picture.key === key ? { ...picture, id: serverId } : picture,
  )
  changeDraft(id, { pictures })
}

async function whyUnfit(file: File): Promise<UnfitFile['why'] | null> {
  if (file.size === 0) return 'empty'
  const head = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())
  if (!isPicture(mimeOf('image', head))) return 'kind'
  return file.size > pictureLimit.bytes ? 'size' : null
}

/** Words that were copied with a picture of themselves are pasted as words. */
export function picturesIn({ files, types }: DataTransfer): readonly File[] {
  const words = types.includes('text/plain') && types.includes('text/html')
  return words ? [] : [...files]
}
