import type { ConnectedPage } from '@pal/core/contract/facebook'
import { useEffect, useEffectEvent } from 'react'

/** Where one page is connected it is chosen, and nobody has to; the dialog says which. */
export function useOnlyPage(
  pages: readonly ConnectedPage[] | undefined,
  unchosen: boolean,
  choose: (page: ConnectedPage) => void,
): string | undefined {
  const only = pages?.length === 1 ? pages[0] : undefined
  const take = useEffectEvent(choose)
  useEffect(() => {
    if (only && unchosen) take(only)
  }, [only, unchosen])
  return only?.id
}
