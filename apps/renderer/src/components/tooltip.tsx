import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { createPortal } from 'react-dom'

import classes from './tooltip.module.css'

const openDelay = 700
/** Coming from another tooltip within this time, the next one opens at once. */
const skipDelay = 300
const gap = 6
const edge = 8

let lastClosed = Number.NEGATIVE_INFINITY

interface TooltipProps {
  readonly label: string
  readonly side?: 'below' | 'end'
  readonly disabled?: boolean
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** A few words beside a control that shows none. Takes one element as its child. */
export function Tooltip({ label, side = 'below', disabled = false, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!anchor) return
    const hide = () => {
      lastClosed = performance.now()
      setAnchor(null)
    }
    // Wherever the focus is, and before what moved below it is covered by words of something else.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('scroll', hide, true)
    }
  }, [anchor])

  const open = (wrapper: Element) => {
    clearTimeout(timer.current)
    if (disabled) return
    const wait = performance.now() - lastClosed < skipDelay ? 0 : openDelay
    timer.current = setTimeout(() => setAnchor(wrapper.firstElementChild), wait)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (anchor) lastClosed = performance.now()
    setAnchor(null)
  }

  // What describes the control anyway stays, and is read first.
  const described = [children.props['aria-describedby'], anchor ? id : undefined]
    .filter((each) => each !== undefined)
    .join(' ')

  return (
    <span
      className={classes['anchor']}
      onMouseEnter={(event) => open(event.currentTarget)}
      onMouseLeave={close}
      onFocus={(event) => open(event.currentTarget)}
      onBlur={close}
      onPointerDown={close}
    >
      {cloneElement(children, { 'aria-describedby': described || undefined })}
      {anchor ? <Bubble id={id} label={label} side={side} anchor={anchor} /> : null}
    </span>
  )
}

interface BubbleProps {
  readonly id: string
  readonly label: string
  readonly side: 'below' | 'end'
  readonly anchor: Element
}

function Bubble({ id, label, side, anchor }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, anchor, side)
  }, [anchor, side, label])
  return createPortal(
    <div ref={bubble} id={id} role="tooltip" className={classes['bubble']}>
      {label}
    </div>,
    // Inside an open dialog everything else is inert and lies below.
    anchor.closest('dialog') ?? document.body,
  )
}

function place(bubble: HTMLElement, anchor: Element, side: 'below' | 'end'): void {
  const at = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const rtl = getComputedStyle(anchor).direction === 'rtl'
  const beside = rtl ? at.left - gap - width : at.right + gap
  const below = at.bottom + gap
  const left = side === 'end' ? beside : at.left + (at.width - width) / 2
  const fits = below + height + edge < innerHeight
  const top =
    side === 'end' ? at.top + (at.height - height) / 2 : fits ? below : at.top - gap - height
  bubble.style.left = `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`
  bubble.style.top = `${top}px`
}
