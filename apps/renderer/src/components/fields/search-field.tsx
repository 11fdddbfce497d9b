import '@mantine/core/styles/Input.layer.css'
import { Input } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

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
  const [waiting, setWaiting] = useState<string | null>(null)
  const asked = useRef(value)
  const tell = (next: string) => {
    setWaiting(null)
    if (next === asked.current) return
    asked.current = next
    onSearch(next)
  }
  const isLeaving = useLeaving()
  const searchLater = useEffectEvent(tell)
  useEffect(() => {
    if (waiting === null) return undefined
    // Whoever opens something on this page meanwhile: then it is searched for from there.
    const timer = setInterval(() => {
      if (!isLeaving()) searchLater(waiting)
    }, pauseMs)
    return () => clearInterval(timer)
  }, [waiting, isLeaving])
  const type = (next: string) => {
    setText(next)
    onType?.(next)
    setWaiting(next.trim())
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
          tell(text.trim())
        }
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation()
          setText('')
          onType?.('')
          tell('')
        }
      }}
    />
  )
}
