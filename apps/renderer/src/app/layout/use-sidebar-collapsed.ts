import { useState } from 'react'

import { keepSidebar, storedSidebar } from '../../lib/appearance.ts'

/** Whether the sidebar shows icons only; the choice is kept. */
export function useSidebarCollapsed(): readonly [collapsed: boolean, toggle: () => void] {
  const [sidebar, setSidebar] = useState(storedSidebar)
  const collapsed = sidebar === 'collapsed'
  const toggle = () => {
    const next = collapsed ? 'open' : 'collapsed'
    keepSidebar(next)
    setSidebar(next)
  }
  return [collapsed, toggle]
}
