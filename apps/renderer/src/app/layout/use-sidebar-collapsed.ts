import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'

import { keepSidebar, storedSidebar } from '../../lib/appearance.ts'

/** Beside all of its words a list and what is open of it have no room in such a window. */
const narrow = '(max-width: 69.49em)'

/** Whether the sidebar shows icons only. The choice is kept; a narrow window begins with icons. */
export function useSidebarCollapsed(): readonly [collapsed: boolean, toggle: () => void] {
  const [sidebar, setSidebar] = useState(storedSidebar)
  const [openedNarrow, setOpenedNarrow] = useState(false)
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false })
  if (isNarrow) return [!openedNarrow, () => setOpenedNarrow(!openedNarrow)]
  const collapsed = sidebar === 'collapsed'
  const toggle = () => {
    const next = collapsed ? 'open' : 'collapsed'
    keepSidebar(next)
    setSidebar(next)
  }
  return [collapsed, toggle]
}
