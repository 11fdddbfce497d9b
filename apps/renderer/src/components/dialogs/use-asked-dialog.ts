import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Opens a page's dialog for an address that asks for it, once: a reload does not open it again. */
export function useAskedDialog(name: string, open: () => void): void {
  const [params, setParams] = useSearchParams()
  const asked = params.get('open') === name
  const answer = useEffectEvent(() => {
    open()
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        next.delete('open')
        return next
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (asked) answer()
  }, [asked])
}
