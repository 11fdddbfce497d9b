import { useEffect } from 'react'

interface TaskKeys {
  readonly next: () => void
  readonly previous: () => void
  readonly reply: () => void
  readonly done: () => void
  readonly letAgent: () => void
  readonly snooze: () => void
}

const keys: Readonly<Record<string, keyof TaskKeys>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  r: 'reply',
  e: 'done',
  a: 'letAgent',
  s: 'snooze',
}

const typedInto = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]'

/** The list of tasks by single keys, wherever the focus is, save where it would be typing. */
export function useTaskKeys(act: TaskKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.defaultPrevented) return
      const { target } = event
      // Out of the text field, so that the keys of the list count again.
      if (event.key === 'Escape' && target instanceof HTMLTextAreaElement) return target.blur()
      if (target instanceof Element && target.closest(typedInto)) return
      const name = keys[event.key]
      if (!name) return
      event.preventDefault()
      act[name]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
