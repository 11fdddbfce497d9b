import { useState } from 'react'

const key = 'pal-sidebar'

/** Whether the sidebar shows icons only; the choice is kept. */
export function useSidebarCollapsed(): readonly [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed')
  const toggle = () => {
    localStorage.setItem(key, collapsed ? 'open' : 'collapsed')
    setCollapsed(!collapsed)
  }
  return [collapsed, toggle]
}
