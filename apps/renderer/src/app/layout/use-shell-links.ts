import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** What the desktop program says when a notification, a link or its menu leads to a page. */
const navigateEvent = 'pal-navigate'

/** Goes where the program around the window leads, as a click would: nothing typed is lost. */
export function useShellLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const go = (event: Event) => {
      const to: unknown = event instanceof CustomEvent ? event.detail : null
      if (typeof to === 'string' && /^\/(?!\/)/.test(to)) void navigate(to)
    }
    addEventListener(navigateEvent, go)
    return () => removeEventListener(navigateEvent, go)
  }, [navigate])
}
