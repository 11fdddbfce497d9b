import { useEffect, useState } from 'react'
import { create } from 'zustand'

import { keep, readKept } from '../../../lib/kept.ts'

const key = 'pal.inbox-details'
/** Beside less than that the words of the chat have no room. */
const roomWidth = 720

interface Details {
  /** Beside the chat, on this computer. */
  readonly beside: boolean
  /** Over it, where there is no room beside; it opens when somebody asks. */
  readonly over: boolean
}

const useStored = create<Details>()(() => ({
  beside: readKept('localStorage', key) !== 'hidden',
  over: false,
}))

/** Whether what is known of the customer is shown, and what shows and hides it. */
export function useDetails(hasRoom: boolean) {
  const shown = useStored(({ beside, over }) => (hasRoom ? beside : over))
  const toggle = () => {
    if (!hasRoom) return useStored.setState({ over: !shown })
    keep('localStorage', key, shown ? 'hidden' : 'shown')
    useStored.setState({ beside: !shown })
  }
  return { shown, toggle }
}

/** Whether a chat is wide enough to have something beside it. */
export function useRoom() {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [hasRoom, setHasRoom] = useState(true)
  useEffect(() => {
    if (!place) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      if (width === 0) return
      setHasRoom(width > roomWidth)
      // What was opened over the chat is not there when the window has become small again.
      if (width > roomWidth) useStored.setState({ over: false })
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [place])
  return [hasRoom, setPlace] as const
}
