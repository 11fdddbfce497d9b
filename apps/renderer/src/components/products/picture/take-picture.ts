import { useIsMutating, useMutation } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'
import { smallerPicture } from './smaller-picture.ts'

const mutationKey = ['take-picture']

/** Where this window shows what it took in: also after a step of a wizard, until it is loaded again. */
const addresses = new Map<string, string>()

export const addressOf = (id: string | null): string | undefined =>
  id === null ? undefined : addresses.get(id)

/** Takes a picture in; it is the product's once that is saved. `onTaken` hears of it on any step. */
export function useTakePicture(onTaken: (id: string) => void) {
  return useMutation({
    mutationKey,
    mutationFn: async (file: File): Promise<string> => {
      const body = await smallerPicture(file)
      const query = { name: file.name.slice(0, 200) }
      const { id } = await api.call('conversations.takePicture', { query, body })
      addresses.set(id, URL.createObjectURL(body))
      return id
    },
    meta: { shownInPlace: true },
    onSuccess: onTaken,
  })
}

/** Whether one is on its way, which nothing is to be saved without. */
export const useTakingPicture = (): boolean => useIsMutating({ mutationKey }) > 0
