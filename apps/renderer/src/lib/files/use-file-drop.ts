import { type DragEvent, useState } from 'react'

const allOf = ({ files }: DataTransfer): readonly File[] => [...files]

/** Files that are dropped anywhere on an element are taken; they never open in the page's place. */
export function useFileDrop(take: (files: readonly File[]) => void, filesIn = allOf) {
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
        const files = filesIn(event.dataTransfer)
        if (files.length === 0) return
        event.preventDefault()
        take(files)
      },
    },
  }
}
