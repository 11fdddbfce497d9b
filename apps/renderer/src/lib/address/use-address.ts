import { useCallback, useContext } from 'react'
import { type NavigateOptions, UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom'

type ChangeAddress = (to: (address: URLSearchParams) => void, options?: NavigateOptions) => void

/**
 * What a page shows stands in its address, so that back, reload and a link keep it. A change begins
 * with the address as it is, which a busy window may not have drawn yet: the change before would go.
 */
export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const [params, setParams] = useSearchParams()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const change = useCallback<ChangeAddress>(
    (to, options) =>
      setParams((drawn) => {
        const next = new URLSearchParams(router?.state.location.search ?? drawn)
        to(next)
        return next
      }, options),
    [router, setParams],
  )
  return [params, change]
}

/** What has no value is taken out. */
export function writeValues(
  address: URLSearchParams,
  values: Readonly<Record<string, string | number | null | undefined>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') address.delete(name)
    else address.set(name, String(value))
  }
}

/** An id as an address may hold it; null for whatever else somebody wrote there. */
export const readId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
