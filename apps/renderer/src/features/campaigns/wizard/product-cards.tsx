import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import wizard from '../../../components/wizard.module.css'

/** Which card gets the cursor once the list is drawn. */
export function useWantedCard() {
  const [wanted, setWanted] = useState<{ readonly place: number } | null>(null)
  return { wanted, wantCard: (place: number) => setWanted({ place }) }
}

interface ProductCardsProps {
  readonly wanted: { readonly place: number } | null
  readonly addLabel: string
  readonly problem?: ReactNode
  readonly onAdd: () => void
  /** A list item for each product. */
  readonly children: ReactNode
}

/** The products of a dialog, with what adds another; the cursor stays among them. */
export function ProductCards({ wanted, addLabel, problem, onAdd, children }: ProductCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!wanted) return
    const all = list.current?.children
    // The product that took the place, the last one, or what adds one.
    const field = (all?.[wanted.place] ?? all?.[all.length - 1])?.querySelector('input')
    ;(field ?? addButton.current)?.focus()
  }, [wanted])
  return (
    <>
      <ul className={wizard['products']} ref={list}>
        {children}
      </ul>
      {problem ? (
        <p className={wizard['problem']} role="alert">
          {problem}
        </p>
      ) : null}
      <Button
        ref={addButton}
        className={wizard['add'] ?? ''}
        variant="default"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        onClick={onAdd}
      >
        {addLabel}
      </Button>
    </>
  )
}
