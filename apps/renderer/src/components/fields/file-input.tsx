import type { RefObject } from 'react'

interface FileInputProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly accept: string
  readonly onPick: (file: File | undefined) => void
}

/** Asks for a file once the button that stands for it is pressed. */
export function FileInput({ ref, label, accept, onPick }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      accept={accept}
      aria-label={label}
      onChange={({ currentTarget }) => {
        onPick(currentTarget.files?.[0])
        // The same file, corrected, can be picked again.
        currentTarget.value = ''
      }}
    />
  )
}
