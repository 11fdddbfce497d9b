import { useMutation } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'
import { smallerPicture } from './smaller-picture.ts'

export interface TakenPicture {
  readonly id: string
  /** Where this window shows it until the product is saved. */
  readonly address: string
}

/** Takes a picture in; it is the product's once that is saved. */
export function useTakePicture() {
  return useMutation({
    mutationFn: async (file: File): Promise<TakenPicture> => {
      const body = await smallerPicture(file)
      const query = { name: file.name.slice(0, 200) }
      const { id } = await api.call('conversations.takePicture', { query, body })
      return { id, address: URL.createObjectURL(body) }
    },
    meta: { shownInPlace: true },
  })
}
