import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom'

/**
 * Tells whether somebody is on the way to another address, of this page or another. What is written
 * into the address by itself after a pause would stop them there: it begins with what was drawn last.
 */
export function useLeaving(): () => boolean {
  const { key } = useLocation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(() => {
    if (!router) return false
    const { navigation, location } = router.state
    // The address of what is being drawn is there before it is seen.
    return navigation.location !== undefined || location.key !== key
  }, [router, key])
}
