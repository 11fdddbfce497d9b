import '@mantine/core/styles/Input.layer.css'
import { Input } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

import { useLeaving } from '../../lib/address/use-leaving.ts'

import classes from './search-field.module.css'

const pauseMs = 250

interface SearchFieldProps {
  readonly label: string
  /** What is searched for now; it lives in the address. */
  readonly value: string
  readonly onSearch: (text: string) => void
  /** At each sign, before it is searched for. */
  readonly onType?: (text: string) => void
  /** A dialog opens with the keyboard in it. */
  readonly first?: boolean
}

/** Searches when the person stops typing, or at once on Enter; Escape empties it. */
export function SearchField({ label, value, onSearch, onType, first = false }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const asked = useRef(value)
  const tell = (next: string) => {
    if (next === asked.current) return
    asked.current = next
    onSearch(next)
  }
  const isLeaving = useLeaving()
  const later = useDebouncedCallback((next: string) => {
    // It may be the way to something on this page: then it is searched for from there.
    if (isLeaving()) later(next)
    else tell(next)
  }, pauseMs)
  const type = (next: string) => {
    setText(next)
    onType?.(next)
    later(next.trim())
  }
  const search = (next: string) => {
    later.cancel()
    tell(next)
  }

  // Changed from outside: back, forward, or the filters cleared.
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])

  return (
    <Input
      className={classes['field'] ?? ''}
      type="search"
      data-autofocus={first || undefined}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      value={text}
      maxLength={200}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') {
          // In a form it would send that.
          event.preventDefault()
          search(text.trim())
        }
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation()
          setText('')
          onType?.('')
          search('')
        }
      }}
    />
  )
}
