import { type DragEvent, useState } from 'react'

import { addPictures, picturesIn } from '../data/draft-pictures.ts'

/** Files that are dropped anywhere on a conversation go to its reply; they never open in its place. */
export function useDroppedPictures(conversationId: string) {
  const [over, setOver] = useState(false)
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        const files = picturesIn(event.dataTransfer)
        if (files.length === 0) return
        event.preventDefault()
        void addPictures(conversationId, files)
      },
    },
  }
}
