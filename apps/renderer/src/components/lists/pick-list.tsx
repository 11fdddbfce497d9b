import { UnstyledButton } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'

import { SearchField } from '../fields/search-field.tsx'

import classes from './pick-list.module.css'

interface PickListProps<Row> {
  /** What the field searches for. */
  readonly label: string
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onType?: (text: string) => void
  /** Absent until the first answer has come. */
  readonly rows: readonly Row[] | undefined
  /** They are still those of what was searched for before. */
  readonly stale: boolean
  readonly keyOf: (row: Row) => number
  readonly onPick: (row: Row) => void
  readonly children: (row: Row) => ReactNode
  /** Shown only while somebody looks for one. */
  readonly folded?: boolean
  readonly first?: boolean
  /** Said where nothing is found. */
  readonly none: string
}

/** A few of many to choose one from, and a field that finds the others. */
export function PickList<Row>(props: PickListProps<Row>) {
  const { label, search, onSearch, onType, rows, stale, keyOf, onPick, children, none } = props
  const { folded = false, first = false } = props
  const [looked, setLooked] = useState(false)
  const shown = !folded || looked
  // At the end of a click: folded at its beginning, the list would move the pressed button away.
  const list = useClickOutside<HTMLDivElement>(() => setLooked(false), ['click', 'keyup'])
  const field = () => list.current?.querySelector('input')
  const floats = folded && shown && rows !== undefined
  useEffect(() => {
    if (floats) list.current?.querySelector('ul')?.scrollIntoView({ block: 'nearest' })
  }, [floats, list])
  const pick = (row: Row) => {
    onPick(row)
    onSearch('')
    setLooked(false)
    field()?.focus()
  }
  /** Enter takes the only one that fits; the arrows go through the list. */
  const choose = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !shown) return
    const input = field()
    if (event.key === 'Enter' && event.target === input) {
      const [only, ...others] = rows ?? []
      const searched = search !== '' && input?.value.trim() === search && !stale
      if (searched && only !== undefined && others.length === 0) pick(only)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const buttons = [...(list.current?.querySelectorAll('li button') ?? [])]
    const at = buttons.findIndex((button) => button === event.target)
    const to = event.key === 'ArrowDown' ? at + 1 : at - 1
    const next = to < 0 ? input : buttons[to]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div
      ref={list}
      className={classes['list']}
      data-floats={floats || undefined}
      onClick={({ target }) => {
        if (target === field()) setLooked(true)
      }}
      onInput={() => setLooked(true)}
      onKeyDown={choose}
      onKeyUp={({ key }) => {
        if (key === 'Tab' || key === 'ArrowDown') setLooked(true)
      }}
    >
      <SearchField
        label={label}
        value={search}
        onSearch={onSearch}
        {...(onType && { onType })}
        first={first}
      />
      {shown && rows && rows.length > 0 ? (
        <ul className={classes['rows']} aria-label={label}>
          {rows.map((row) => (
            <li key={keyOf(row)}>
              <UnstyledButton
                className={classes['row'] ?? ''}
                // Some browsers give the focus to such buttons only.
                tabIndex={0}
                onClick={() => pick(row)}
              >
                {children(row)}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : null}
      {shown && rows?.length === 0 ? (
        <p className={classes['none']} role="status">
          {none}
        </p>
      ) : null}
    </div>
  )
}
