import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom'

/**
 * Tells whether somebody is on the way to another page. What is written into the address by itself
 * after a pause would stop them there. The router is asked: a busy window draws it too late.
 */
export function useLeaving(): () => boolean {
  const { pathname } = useLocation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(() => {
    const goesTo = router?.state.navigation.location?.pathname ?? pathname
    // The address of a page that is being drawn is there before it is seen.
    return goesTo !== pathname || window.location.pathname !== pathname
  }, [router, pathname])
}
