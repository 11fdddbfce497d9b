import { create } from 'zustand'

/** Whose erasure was asked for in this window: that their chat is not found is no failure. */
export const useErased = create<{ readonly ids: ReadonlySet<string> }>()(() => ({
  ids: new Set(),
}))

/** Marked before the answer comes: the server says to all windows first that something has changed. */
export async function whileErasing<Answer>(
  id: string,
  erase: () => Promise<Answer>,
): Promise<Answer> {
  useErased.setState(({ ids }) => ({ ids: new Set([...ids, id]) }))
  try {
    return await erase()
  } catch (error) {
    useErased.setState(({ ids }) => ({ ids: new Set([...ids].filter((one) => one !== id)) }))
    throw error
  }
}
