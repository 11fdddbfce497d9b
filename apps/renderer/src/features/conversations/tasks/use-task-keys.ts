import { type RefObject, useEffect } from 'react'

import { letterOf } from '../../../lib/keyboard/letter-of.ts'

interface TaskKeys {
  readonly next: () => void
  readonly previous: () => void
  readonly reply: () => void
  readonly done: () => void
  readonly letAgent: () => void
  readonly snooze: () => void
}

const letters: Readonly<Record<string, keyof TaskKeys>> = {
  j: 'next',
  k: 'previous',
  r: 'reply',
  e: 'done',
  a: 'letAgent',
  s: 'snooze',
}

const arrows: Readonly<Record<string, keyof TaskKeys>> = { ArrowDown: 'next', ArrowUp: 'previous' }

const typedInto = 'input, textarea, select, [contenteditable], [role="menu"]'

/**
 * The list of tasks by single keys, wherever the focus is, save where it would be typing; none of
 * them while no task is open.
 */
export function useTaskKeys(pane: RefObject<HTMLElement | null>, act: TaskKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.defaultPrevented || !pane.current) return
      const { target } = event
      // Out of the text field, so that the keys of the list count again.
      if (event.key === 'Escape' && target instanceof HTMLTextAreaElement) return target.blur()
      if (target instanceof Element && target.closest(typedInto)) return
      const own = pane.current.closest(dialog)
      const over = target instanceof Element ? target.closest(dialog) : null
      if (over && over !== own) return
      // Beside the list the arrows scroll what has the focus.
      const inList = !own && !(target instanceof Element && target.closest('[role="log"], aside'))
      const name = (inList ? arrows[event.key] : undefined) ?? letters[letterOf(event)]
      if (!name) return
      event.preventDefault()
      act[name]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

const dialog = '[role="dialog"]'
