import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import './print-root.css'

/** Only this reaches the paper; on the screen it is not seen. */
export function PrintRoot({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <div data-print-root data-print-ready aria-hidden>
      {children}
    </div>,
    document.body,
  )
}
