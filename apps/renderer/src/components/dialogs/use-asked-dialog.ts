import { useEffect, useEffectEvent } from 'react'

import { useAddress } from '../../lib/address/use-address.ts'

/** Which dialog the address asks for, and how it no longer does: a reload opens none again. */
export function useAsked(): { readonly asked: string | null; readonly forget: () => void } {
  const [params, change] = useAddress()
  const forget = () => change((address) => address.delete('open'), { replace: true })
  return { asked: params.get('open'), forget }
}

/** Opens a page's dialog for an address that asks for it, once. */
export function useAskedDialog(name: string, open: () => void): void {
  const { asked, forget } = useAsked()
  const isAsked = asked === name
  const answer = useEffectEvent(() => {
    open()
    forget()
  })
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
}
